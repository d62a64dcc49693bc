import type { DeviceValue } from '../../../../storage/device-value.ts'
import { type CheckoutDraft, isBegun, withBegin } from '../../../../sync/tasks/order/index.ts'

/**
 * Tracks the start of a checkout, once per order, across tabs and reloads.
 * @param now in milliseconds since 1970
 * @param track called on the first start
 * @source CHECKOUT-3
 */
export async function trackStart(
  draft: DeviceValue<CheckoutDraft>,
  now: number,
  track: () => Promise<void> | void,
): Promise<void> {
  let isFirst = false
  await draft.change((before) => {
    isFirst = !isBegun(before, now)
    return withBegin(now)(before)
  })
  if (isFirst) await track()
}
