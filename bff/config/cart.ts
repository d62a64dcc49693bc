import type { z } from 'zod'
import { CART } from '#schema/rules/constants.ts'
import { wholeNumber } from './values/numbers.ts'
import { flag, oneOf } from './values/plain.ts'

/** @source platform contract §4.1 */
export interface CartConfig {
  /** Carts are kept on the platform too; without it they stay on the device. */
  readonly sync: boolean
  /** Totals are the platform's; without it there are none. */
  readonly totalsSync: boolean
  /** Without it only a sync in which the device's cart counts changes anything. */
  readonly mergeByDefault: boolean
  /** What the platform has lost goes from the device too. */
  readonly mayRemoveLines: boolean
  /** Where quantities differ the platform's counts. */
  readonly mayChangeLines: boolean
  /** Variants are sent as their configurable product with options; without it by their own sku. */
  readonly sendsOptions: boolean
  /** How often a cart that is refused with 401 is created again as a guest's. */
  readonly bypassAttempts: number
  /** What the number at the cart counts. @source CART-10 */
  readonly counts: 'quantities' | 'lines'
  /** Without it a stock that is not sure is warned of when something is put into the cart. @source CART-18 */
  readonly allowsOutOfStock: boolean
  /** What costs nothing can be put into the cart. @source PRICE-8 */
  readonly allowsZeroPrice: boolean
}

export const cartVariables = {
  CART_SYNC: flag(true),
  CART_TOTALS_SYNC: flag(true),
  CART_MERGE_BY_DEFAULT: flag(true),
  CART_SYNC_CAN_REMOVE_LINES: flag(false),
  CART_SYNC_CAN_CHANGE_LINES: flag(false),
  CART_CONFIGURABLE_OPTIONS: flag(true),
  CART_BYPASS_ATTEMPTS: wholeNumber(0, 10).default(CART.bypassAttempts),
  CART_COUNTS: oneOf(['quantities', 'items']).default('quantities'),
  CART_ALLOW_OUT_OF_STOCK: flag(true),
  CART_ALLOW_ZERO_PRICE: flag(true),
}

export const cartConfig = (env: z.output<z.ZodObject<typeof cartVariables>>): CartConfig => ({
  sync: env.CART_SYNC,
  totalsSync: env.CART_TOTALS_SYNC,
  mergeByDefault: env.CART_MERGE_BY_DEFAULT,
  mayRemoveLines: env.CART_SYNC_CAN_REMOVE_LINES,
  mayChangeLines: env.CART_SYNC_CAN_CHANGE_LINES,
  sendsOptions: env.CART_CONFIGURABLE_OPTIONS,
  bypassAttempts: env.CART_BYPASS_ATTEMPTS,
  counts: env.CART_COUNTS === 'items' ? 'lines' : 'quantities',
  allowsOutOfStock: env.CART_ALLOW_OUT_OF_STOCK,
  allowsZeroPrice: env.CART_ALLOW_ZERO_PRICE,
})
