import type { z } from 'zod'
import { CART } from '#schema/rules/constants.ts'
import { wholeNumber } from './values/numbers.ts'
import { flag, oneOf } from './values/plain.ts'

/** @source platform contract §4.1 */
export interface CartConfig {
  /** Syncs carts with the platform; otherwise carts stay on the device. */
  readonly sync: boolean
  /** Reads totals from the platform; otherwise there are no totals. */
  readonly totalsSync: boolean
  /** If false, only a sync in which the device cart is authoritative makes changes. */
  readonly mergeByDefault: boolean
  /** Lines that are missing on the platform are removed from the device. */
  readonly mayRemoveLines: boolean
  /** If quantities differ, the platform's applies. */
  readonly mayChangeLines: boolean
  /** Sends variants as their configurable product with options; otherwise by their own sku. */
  readonly sendsOptions: boolean
  /** How often a cart rejected with 401 is created again as a guest cart. */
  readonly bypassAttempts: number
  /** What the number on the cart icon counts. @source CART-10 */
  readonly counts: 'quantities' | 'lines'
  /** If false, adding a product with unverified stock to the cart shows a warning. @source CART-18 */
  readonly allowsOutOfStock: boolean
  /** Free products can be added to the cart. @source PRICE-8 */
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
