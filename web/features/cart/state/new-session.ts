import type { CartViewFragment } from '#schema/generated/operations.ts'
import type { ValueChange } from '../../../offline/device-value.ts'
import type { CartState } from './cart-state.ts'

/**
 * The cart of somebody who has just signed in, in place of the guest's, whose quantities are in it. The server counts the changes
 * of a session anew, so the device does; what it has not sent yet is still wanted.
 * @param cart null when the platform could not say; it is asked for then
 * @param deviceId another one than before
 * @param at when it was said, in milliseconds since 1970
 * @source CART-20
 */
export const inNewSession =
  (cart: Omit<CartViewFragment, '__typename'> | null, deviceId: string, at: number): ValueChange<CartState> =>
  (state) => {
    const intents = state.intents.map((intent) => ({ ...intent, revision: 1 }))
    const settled = cart && { lines: cart.lines, coupon: cart.coupon, totals: cart.totals, revision: 0, at }
    return { ...state, deviceId, revision: intents.length > 0 ? 1 : 0, settled, intents }
  }
