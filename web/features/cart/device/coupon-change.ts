import type { CartRefusalFragment, CartViewFragment } from '#schema/generated/operations.ts'
import type { DeviceValue } from '../../../offline/device-value.ts'
import type { CartState } from '../state/cart-state.ts'

interface CouponAnswer {
  readonly cart: CartViewFragment | null
  readonly userErrors: readonly CartRefusalFragment[]
}

/**
 * Takes up what the cart costs once its coupon was changed. The answer knows no device: what the platform does not have so far, or
 * counts otherwise, is for a sync to tell.
 * @returns what was refused, in the shop's words; null when nothing was
 */
export async function takeCoupon(cart: DeviceValue<CartState>, { cart: answered, userErrors }: CouponAnswer) {
  if (answered) {
    const { lines, coupon, totals } = answered
    await cart.change((state) => ({
      ...state,
      settled: { lines: state.settled?.lines ?? lines, coupon, totals, revision: state.settled?.revision ?? 0, at: Date.now() },
    }))
  }
  return userErrors[0]?.message ?? null
}
