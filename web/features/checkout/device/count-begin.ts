import type { DeviceValue } from '../../../offline/device-value.ts'
import { type CheckoutDraft, isBegun, withBegin } from '../../order-draft/index.ts'

/**
 * Counts that the checkout was entered, however: once for an order, in all tabs and across reloads.
 * @param now in milliseconds since 1970
 * @param count called for the first of them
 * @source CHECKOUT-3
 */
export async function countBegin(
  draft: DeviceValue<CheckoutDraft>,
  now: number,
  count: () => Promise<void> | void,
): Promise<void> {
  let isFirst = false
  await draft.change((before) => {
    isFirst = !isBegun(before, now)
    return withBegin(now)(before)
  })
  if (isFirst) await count()
}
