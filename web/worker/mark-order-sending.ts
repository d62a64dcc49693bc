import type { DeviceStore } from '../storage/device-store.ts'
import { decodeCart, emptyCart } from '../sync/tasks/cart/decode-cart.ts'
import { decodeDraft } from '../sync/tasks/order/decode-draft.ts'
import { withLeftOrder } from '../sync/tasks/order/draft-changes.ts'
import { TasksLeftError } from './tasks-left.ts'

interface Kept {
  /** The order draft. */
  readonly draft: Pick<DeviceStore, 'change'>
  readonly cart: Pick<DeviceStore, 'read'>
}

/**
 * Marks a queued order as sent on the device before it is sent. From then on it cannot be cancelled, and every page resends it under
 * its key. Returns false if the order was cancelled, or if the cart has changed since and the shopper must review it.
 * @throws TasksLeftError if the mark cannot be stored
 * @source ORDER-6, ORDER-7; decision 0027
 */
export async function markOrderSending(variables: unknown, { draft, cart }: Kept): Promise<boolean> {
  const { key, deviceId } = Object(Object(variables).input)
  if (typeof key !== 'string' || typeof deviceId !== 'string') return false
  const inCart = decodeCart(await cart.read(), emptyCart(''))
  if (inCart.deviceId !== deviceId || inCart.intents.length > 0) return false
  let isWanted = false
  const noted = await draft.change((kept): unknown => {
    const sent = withLeftOrder({ key, deviceId }, decodeDraft(kept))
    isWanted = sent !== null
    return sent ?? kept
  })
  if (isWanted && noted === undefined) throw new TasksLeftError('this device keeps nothing')
  return isWanted
}
