import { CartSyncDocument } from '#schema/generated/operations.ts'
import type { DeviceValue } from '../../../storage/device-value.ts'
import type { Mutate } from '../../define-task.ts'
import type { CartState } from './cart-state.ts'
import { withAnswer } from './cart-sync.ts'

/** Changes nothing, because every change has a later revision. */
const READ = { revision: 0, lines: [], removed: [], isForced: false }

/** The request that reads a cart with unconfirmed changes; null if the device knows what the server has. */
export const unconfirmedRequest = ({ deviceId, intents, carriedOver }: CartState) =>
  intents.length > 0 && !carriedOver ? { deviceId, ...READ } : null

/**
 * Reads which unconfirmed changes of a guest the server has, so that a sign-in counts them once: it adds the server's cart to the
 * customer's, and the device adds the rest. Sends nothing if there are none. Call it while no task is running.
 * @throws what `mutate` throws
 * @source CART-54
 */
export async function readUnconfirmed(cart: Pick<DeviceValue<CartState>, 'latest' | 'change'>, mutate: Mutate): Promise<void> {
  const sent = unconfirmedRequest(await cart.latest())
  if (!sent) return
  const { cartSync } = await mutate(CartSyncDocument, { input: sent, added: null })
  const answered = cartSync.cart
  if (answered) await cart.change((state) => withAnswer(state, { cart: answered, userErrors: [], sent, at: Date.now() }))
}
