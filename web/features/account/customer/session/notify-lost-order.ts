import { notify } from '../../../../components/notifications/index.ts'
import { loadMessages } from '../../../../messages/page-messages.ts'
import { type CheckoutDraft, unresolvedOrder } from '../../../../sync/tasks/order/index.ts'

/**
 * Shows a notice about an unresolved order that the end of the session deletes from this device.
 * @param draft null if the device has not been read
 * @source USER-33
 */
export async function notifyLostOrder(draft: CheckoutDraft | null): Promise<void> {
  const order = draft && unresolvedOrder(draft)
  if (!order) return
  const { endedBeforeOrder } = await loadMessages('account')
  notify({ type: 'warning', message: endedBeforeOrder[order], hasNoTimeout: true })
}
