import { z } from 'zod'
import type { CartConfig } from './cart.ts'
import { siteOriginOrNone } from './values/origins.ts'
import { flag } from './values/plain.ts'
import { setting } from './values/setting.ts'

export interface CheckoutConfig {
  /** Origin of the external checkout that carts are handed over to; null for none. */
  readonly url: string | null
  /** Uses the built-in checkout even if the platform has its own. */
  readonly isBuiltIn: boolean
  /** Sends orders made offline as soon as the device is online; otherwise asks the shopper. @source ORDER-2, ORDER-6 */
  readonly sendsOfflineOrders: boolean
  /** Tells the external checkout the shop's URL to return to. @source CHECKOUT-12 */
  readonly namesReturn: boolean
}

/** Origin that carts are handed over to; null for none, and when carts are not synced. */
export const externalCheckout = (config: { readonly checkout: CheckoutConfig; readonly cart: Pick<CartConfig, 'sync'> }) =>
  config.cart.sync ? config.checkout.url : null

/**
 * Chooses the checkout: the configured one, otherwise the platform's own, otherwise the built-in one. The platform's own checkout
 * is told the URL to return to.
 * @param platformCheckout origin of the platform's own checkout, if it has one
 */
export const withPlatformCheckout = (checkout: CheckoutConfig, platformCheckout: string | undefined): CheckoutConfig => ({
  ...checkout,
  url: checkout.url ?? (checkout.isBuiltIn ? null : (platformCheckout ?? null)),
  namesReturn: checkout.namesReturn || checkout.url === null,
})

export const checkoutVariables = {
  CHECKOUT_URL: setting(
    siteOriginOrNone.optional(),
    "Origin of the external checkout that carts are handed over to: `https://checkout.example`; `none` for the shop's own",
    "the sandbox's checkout with the embedded sandbox, otherwise `none`",
  ),
  CHECKOUT_RETURN: setting(
    flag(false),
    "Tells the external checkout which address of the shop a cart comes from (`returnTo=http://127.0.0.1:3000`), so that a checkout that knows several hosts leads back to that one; the embedded sandbox's checkout is always told",
  ),
}

export const checkoutSettings = z.strictObject({
  sendsOfflineOrders: setting(
    z.boolean().default(false),
    'Orders made offline are sent as soon as there is a network, in Chromium also with no page of the shop open; otherwise shoppers are asked',
  ),
})

export const checkoutConfig = (
  env: z.output<z.ZodObject<typeof checkoutVariables>>,
  settings: z.output<typeof checkoutSettings>,
): CheckoutConfig => ({
  url: env.CHECKOUT_URL === 'none' ? null : (env.CHECKOUT_URL ?? null),
  isBuiltIn: env.CHECKOUT_URL === 'none',
  sendsOfflineOrders: settings.sendsOfflineOrders,
  namesReturn: env.CHECKOUT_RETURN,
})
