import { decodeCart, emptyCart } from '../../../features/cart/state/decode-cart.ts'
import { decodeDraft } from '../../../features/order-draft/decode-draft.ts'
import { withLeftOrder } from '../../../features/order-draft/draft-changes.ts'
import type { DeviceStore } from '../../device-store.ts'
import { TasksLeftError } from './tasks-left.ts'

interface Kept {
  /** Of the order. */
  readonly draft: Pick<DeviceStore, 'change'>
  readonly cart: Pick<DeviceStore, 'read'>
}

/**
 * Notes on the device that an order is about to be sent as it was left: from then on it cannot be cancelled, and every page sends
 * it again under its key. False where it was given up, or something was changed in the cart since, which is for its shopper to look at.
 * @throws TasksLeftError where that cannot be noted
 * @source ORDER-6, ORDER-7; decision 0093
 */
export async function noteOrder(variables: unknown, { draft, cart }: Kept): Promise<boolean> {
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
