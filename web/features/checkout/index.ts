export { openCheckout } from './open-checkout.ts'
export { CheckoutView } from './page/checkout-view.tsx'
