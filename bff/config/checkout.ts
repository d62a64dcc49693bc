import type { z } from 'zod'
import type { CartConfig } from './cart.ts'
import { siteOriginOrNone } from './values/origins.ts'
import { flag } from './values/plain.ts'

export interface CheckoutConfig {
  /** Origin of the checkout that carts are handed over to; null where there is none. */
  readonly url: string | null
  /** No cart is handed over, though the platform would take orders itself. */
  readonly isBuiltIn: boolean
  /** Orders made offline are sent as soon as there is a network; otherwise shoppers are asked. @source ORDER-2, ORDER-6 */
  readonly sendsOfflineOrders: boolean
  /** The checkout is told which address of the shop a cart comes from, so that it leads back there. @source CHECKOUT-12 */
  readonly namesReturn: boolean
}

/** Where carts are handed over to; null where there is nothing to, because carts stay on devices. */
export const externalCheckout = (config: { readonly checkout: CheckoutConfig; readonly cart: Pick<CartConfig, 'sync'> }) =>
  config.cart.sync ? config.checkout.url : null

/**
 * Orders are taken where the shop says, by its platform where that does, otherwise by the shop.
 * A platform's own checkout is told where to lead back to.
 * @param platformCheckout origin of the platform's own checkout, when it has one
 */
export const withPlatformCheckout = (checkout: CheckoutConfig, platformCheckout: string | undefined): CheckoutConfig => ({
  ...checkout,
  url: checkout.url ?? (checkout.isBuiltIn ? null : (platformCheckout ?? null)),
  namesReturn: checkout.namesReturn || checkout.url === null,
})

export const checkoutVariables = {
  CHECKOUT_URL: siteOriginOrNone.optional(),
  CHECKOUT_RETURN: flag(false),
  SEND_OFFLINE_ORDERS: flag(false),
}

export const checkoutConfig = (env: z.output<z.ZodObject<typeof checkoutVariables>>): CheckoutConfig => ({
  url: env.CHECKOUT_URL === 'none' ? null : (env.CHECKOUT_URL ?? null),
  isBuiltIn: env.CHECKOUT_URL === 'none',
  sendsOfflineOrders: env.SEND_OFFLINE_ORDERS,
  namesReturn: env.CHECKOUT_RETURN,
})
