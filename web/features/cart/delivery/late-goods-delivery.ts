import { late } from '../../../late.tsx'

/** Comes when it is opened. */
export const GoodsDelivery = late(async () => (await import('./load-goods-delivery.ts')).loadGoodsDelivery(), 'now', [
  'cart',
  'delivery',
  'forms',
])
