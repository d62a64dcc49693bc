import { z } from 'zod'
import type { CartConfig } from './cart.ts'
import { siteOriginOrNone } from './values/origins.ts'
import { flag } from './values/plain.ts'
import { setting } from './values/setting.ts'

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
) => ({
  /** Origin of the external checkout that carts are handed over to; null for none. */
  url: env.CHECKOUT_URL === 'none' ? null : (env.CHECKOUT_URL ?? null),
  /** Uses the built-in checkout even if the platform has its own. */
  isBuiltIn: env.CHECKOUT_URL === 'none',
  /** @source ORDER-2, ORDER-6 */
  sendsOfflineOrders: settings.sendsOfflineOrders,
  /** @source CHECKOUT-12 */
  namesReturn: env.CHECKOUT_RETURN,
})

export type CheckoutConfig = Readonly<ReturnType<typeof checkoutConfig>>
