import { late } from '../../../../late/late.tsx'

export const GoodsDelivery = late(async () => (await import('./load-goods-delivery.ts')).loadGoodsDelivery(), 'now', [
  'cart',
  'forms',
])
