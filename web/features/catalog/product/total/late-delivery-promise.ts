import { late } from '../../../../late/late.tsx'

export const DeliveryPromise = late(async () => (await import('./load-delivery-promise.ts')).loadDeliveryPromise(), 'now', [
  'cart',
])
