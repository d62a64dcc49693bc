export { openCheckout } from './open-checkout.ts'
export { CheckoutPlaceholder } from './page/checkout-placeholder.tsx'
