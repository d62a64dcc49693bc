import { CartCouponApplyDocument, CartCouponRemoveDocument, CartShippingSetDocument } from '#schema/generated/operations.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { applyTotals, type TotalsAnswer } from '../../../../sync/tasks/cart/totals-change.ts'
import type { CartTotalsChanges } from '../cart-on-device.types.ts'
import type { CartParts } from './cart-parts.types.ts'

/** Changes of the totals, which only the platform can make: they need a network and wait for running syncs. */
export function cartTotals({ value, tasks }: CartParts): CartTotalsChanges {
  const change = (send: () => Promise<TotalsAnswer>) =>
    tasks.withLock(async () => {
      const { deviceId } = await value.latest()
      return applyTotals(value, await send(), deviceId)
    })
  return {
    applyCoupon: (code) => change(async () => (await sendMutation(CartCouponApplyDocument, { input: { code } })).cartCouponApply),
    removeCoupon: () => change(async () => (await sendMutation(CartCouponRemoveDocument, {})).cartCouponRemove),
    setShipping: (input) => change(async () => (await sendMutation(CartShippingSetDocument, { input })).cartShippingSet),
  }
}
