import { late } from '../../../../late/late.tsx'

/** Loaded when opened. */
export const GoodsDelivery = late(async () => (await import('./load-goods-delivery.ts')).loadGoodsDelivery(), 'now', [
  'cart',
  'forms',
])
