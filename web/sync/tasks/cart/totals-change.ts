import type { CartLineViewFragment, CartRefusalFragment, CartViewFragment } from '#schema/generated/operations.ts'
import type { DeviceValue } from '../../../storage/device-value.ts'
import type { CartState } from './cart-state.ts'

export interface TotalsAnswer {
  readonly cart: CartViewFragment | null
  readonly userErrors: readonly CartRefusalFragment[]
}

/**
 * Applies new totals after a change of coupon or delivery. The answer has no device id: missing lines and differing quantities are left
 * to a sync. Lines take the answer's prices, so that they add up to its total.
 * @param of device id when the request was sent; the cart of another session stays unchanged
 * @returns the shop's rejection message; null if nothing was rejected
 */
export async function applyTotals(cart: DeviceValue<CartState>, { cart: answered, userErrors }: TotalsAnswer, of: string) {
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

type Amounts = Pick<CartLineViewFragment, 'itemId' | 'quantity' | 'unitPrice' | 'priceSteps' | 'rowTotal'>

/**
 * Updates line amounts from a later answer, because the destination can change the tax. Lines missing from the answer or with another
 * quantity stay unchanged.
 */
function withAmounts<Line extends Amounts>(known: readonly Line[], answered: readonly Amounts[]): readonly Line[] {
  const later = new Map(answered.map((line) => [line.itemId, line]))
  return known.map((line) => {
    const same = later.get(line.itemId)
    if (same?.quantity !== line.quantity) return line
    return { ...line, unitPrice: same.unitPrice, priceSteps: same.priceSteps, rowTotal: same.rowTotal }
  })
}
