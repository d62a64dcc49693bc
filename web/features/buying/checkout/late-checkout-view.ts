import { late } from '../../../late/late.tsx'

/** Nothing is shown until the device has been read. */
export const CheckoutView = late(async () => (await import('./page/checkout-view.tsx')).CheckoutView, 'now', [
  'cart',
  'forms',
  'account',
])
