import type { CartRefusalFragment, CartViewFragment } from '#schema/generated/operations.ts'
import type { DeviceValue } from '../../../offline/device-value.ts'
import type { CartState } from '../state/cart-state.ts'
import { withAmounts } from '../state/line-amounts.ts'

interface TotalsAnswer {
  readonly cart: CartViewFragment | null
  readonly userErrors: readonly CartRefusalFragment[]
}

/**
 * Takes up what the cart costs once its coupon or its delivery was changed. The answer knows no device: what the platform does not have so far, or
 * counts otherwise, is for a sync to tell; lines cost what they cost in the answer, or they would not add up to it.
 * @param of name of the device when it was asked for; the cart of another session is left alone
 * @returns what was refused, in the shop's words; null when nothing was
 */
export async function takeTotals(cart: DeviceValue<CartState>, { cart: answered, userErrors }: TotalsAnswer, of: string) {
  if (answered) {
    const { lines, coupon, totals } = answered
    await cart.change((state) => {
      const { lines: known = lines, revision = 0 } = state.settled ?? {}
      if (state.deviceId !== of) return state
      return { ...state, settled: { lines: withAmounts(known, lines), coupon, totals, revision, at: Date.now() } }
    })
  }
  return userErrors[0]?.message ?? null
}
