import { z } from 'zod'
import { CART } from '#schema/rules/constants.ts'
import { setting } from './values/setting.ts'

/** The part of the settings file about carts. @source platform contract §4.1 */
export const cartSettings = z.strictObject({
  sync: setting(z.boolean().default(true), 'Carts are synchronised with the platform; otherwise they stay on the device'),
  totalsSync: setting(z.boolean().default(true), 'Totals are read from the platform; otherwise there are none'),
  mergeByDefault: setting(
    z.boolean().default(true),
    'Carts of device and platform are merged; otherwise only after the device has been offline, and other differences are only reported',
  ),
  mayRemoveLines: setting(z.boolean().default(false), 'Lines that the platform has lost are removed from the device'),
  mayChangeLines: setting(z.boolean().default(false), "If quantities differ, the platform's quantity applies"),
  sendsOptions: setting(
    z.boolean().default(true),
    'Variants go to the platform as their configurable product with options; otherwise by their own sku',
  ),
  bypassAttempts: setting(
    z.int().min(0).max(10).default(CART.bypassAttempts),
    'How often a cart that the platform rejects with 401 is created again as a guest cart',
  ),
  counts: setting(
    z.enum(['quantities', 'lines']).default('quantities'),
    'What the number on the cart icon counts: `quantities` adds them up, `lines` counts lines',
  ),
  allowsOutOfStock: setting(
    z.boolean().default(true),
    'A product with unverified stock can be added to the cart without a warning',
  ),
  allowsZeroPrice: setting(z.boolean().default(true), 'A product that costs nothing can be added to the cart'),
})

/** @source CART-10, CART-18, PRICE-8; platform contract §4.1 */
export type CartConfig = Readonly<z.output<typeof cartSettings>>
