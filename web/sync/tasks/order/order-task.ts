import { OrderPlaceDocument } from '#schema/generated/operations.ts'
import type { OrderPlaceInput } from '#schema/generated/types.ts'
import { isFields } from '../../../storage/stored-fields.ts'
import { defineTask } from '../../define-task.ts'
import { UnsentTasksError } from '../../unsent-tasks-error.ts'
import type { CartState } from '../cart/cart-state.ts'
import { syncInput } from '../cart/cart-sync.ts'
import { cartValue } from '../cart/cart-value.ts'
import type { CheckoutDraft } from './draft.ts'
import { withSending } from './draft-changes.ts'
import { draftOnDevice } from './draft-on-device.ts'
import { orderInput } from './order-input.ts'
import { isCartUnchanged } from './waiting-order.ts'

/** At most one order is queued. */
export const ORDER_SUBJECT = 'order'

/** Older versions of the shop stored the whole input with the task. */
type StoredOrder = { readonly key: string } | { readonly input: OrderPlaceInput }

/**
 * Sends the order of the checkout draft while no page is open. Pages do not follow this task: an open page places the order itself,
 * under the same key. The draft is the only copy of the order; the task names its key.
 *
 * Before it is sent, the order is marked on the device: from then on it cannot be cancelled, and every page asks for the outcome under
 * its key. An order that was cancelled, or whose cart has changed, so that the shopper must review it, is dropped.
 * @throws UnsentTasksError if the mark cannot be stored
 * @source ORDER-6, ORDER-7; decision 0022
 */
export const orderTask = defineTask({
  mutation: OrderPlaceDocument,
  key: () => ORDER_SUBJECT,
  userErrors: ({ orderPlace }) => orderPlace.userErrors,
  decode: decodeOrder,
  silent: true,
  async prepare(stored, device) {
    if (!stored) return null
    const draft = await device.read(draftOnDevice)
    const cart = await device.read(cartValue)
    const input = 'input' in stored ? stored.input : waitingInput(stored.key, draft, cart)
    if (!input || cart.deviceId !== input.deviceId || cart.intents.length > 0) return null
    if (!withSending(input.key, input.deviceId, draft)) return null
    let isWanted = false
    const isStored = await device.change(draftOnDevice, (latest) => {
      const sending = withSending(input.key, input.deviceId, latest)
      isWanted = sending !== null
      return sending ?? latest
    })
    if (!isStored) throw new UnsentTasksError('this device stores nothing')
    return isWanted ? { input } : null
  },
})

/** The order that waits in the draft; null if its cart has changed since. */
function waitingInput(key: string, draft: CheckoutDraft, cart: CartState): OrderPlaceInput | null {
  const { request } = draft.waiting ?? {}
  const { lines } = syncInput(cart)
  if (!request || !isCartUnchanged(draft, lines)) return null
  const { deviceId, total, ...methods } = request
  return orderInput({ draft, key, ...methods, cart: { deviceId, lines, total } })
}

function decodeOrder(stored: unknown): StoredOrder | null {
  if (!isFields(stored)) return null
  if (typeof stored.key === 'string') return { key: stored.key }
  const { input } = stored
  if (!isFields(input) || typeof input.key !== 'string' || typeof input.deviceId !== 'string') return null
  // The fields are those of the input.
  return { input: input as unknown as OrderPlaceInput }
}
