import { late } from '../../../late/late.tsx'

export { openCheckout } from './open-checkout.ts'
export { CheckoutPlaceholder } from './page/checkout-placeholder.tsx'

/** Nothing is shown until the device has been read. */
export const CheckoutView = late(async () => (await import('./page/checkout-view.tsx')).CheckoutView, 'now', [
  'cart',
  'forms',
  'account',
])
