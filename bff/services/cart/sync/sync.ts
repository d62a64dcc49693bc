import type { CartSyncInput } from '#schema/generated/types.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { SessionExpired } from '../../scope/session-errors.ts'
import { joinCarts } from '../join-carts.ts'
import { emptyCart } from '../lines/cart-model.ts'
import { deviceCart, inputError } from '../lines/device-cart.ts'
import type { LineSelection } from '../lines/line-model.ts'
import { isOrderedDevice } from '../quote/ordered-devices.ts'
import { isCustomersCart } from '../quote/quote-calls.ts'
import { appliedRevision } from './revisions.ts'
import { type MergeResult, syncRevision } from './sync-revision.ts'
import { withOpenCart } from './with-open-cart.ts'

export interface SyncResult extends MergeResult {
  /** The device cart was ordered at the external checkout. */
  readonly isOrdered: boolean
}

/**
 * Synchronises the device cart with the platform cart: pull, merge, push, read totals. Idempotent per revision, so requests may be
 * repeated, delayed or reordered. Syncs of one session run one at a time.
 * @throws SessionExpired also if a guest's session comes with a customer's cart
 * @source CART-1, CART-60, MERGE-1 to MERGE-12; platform contract §4.9; decision 0023
 */
export async function syncCart(input: CartSyncInput, selection: LineSelection, scope: PrivateScope): Promise<SyncResult> {
  const error = inputError(input, scope)
  if (error) return { cart: null, differences: [], userErrors: [error], isOrdered: false }
  if (!scope.config.cart.sync) return { cart: null, differences: [], userErrors: [], isOrdered: false }
  const work = async (): Promise<SyncResult> => {
    const { cartId, customerToken, revisions } = scope.session.read()
    if (isOrderedDevice(input.deviceId, revisions)) return ordered
    if (input.isCustomers && customerToken === null) throw new SessionExpired()
    if (customerToken !== null && cartId !== null && !isCustomersCart(cartId))
      return { ...(await finishMerge(input, cartId, selection, scope)), isOrdered: false }
    return { ...(await syncRevision(input, selection, scope)), isOrdered: false }
  }
  try {
    return await withOpenCart(scope, work, (failure) => ({
      cart: null,
      differences: [],
      userErrors: [failure],
      isOrdered: false,
    }))
  } catch (failure) {
    if (failure instanceof SessionExpired) await recordUnanswered(input, scope)
    throw failure
  }
}

/** The device adds the changes that it has no answer for to its next cart. @source CART-55 */
const recordUnanswered = (input: CartSyncInput, scope: PrivateScope): Promise<void> =>
  scope.session.recordUnanswered(
    input,
    deviceCart(input, scope).lines.filter(({ isUnchanged }) => !isUnchanged),
  )

/** Finishes a cart merge that failed at sign-in. The device then syncs again, against the merged cart. */
async function finishMerge(
  input: CartSyncInput,
  cartId: string,
  selection: LineSelection,
  scope: PrivateScope,
): Promise<MergeResult> {
  const { cart, userErrors } = await joinCarts(cartId, selection, scope, { isLast: true })
  return { cart: cart && { ...cart, revision: appliedRevision(input, scope) }, differences: [], userErrors }
}

const ordered: SyncResult = { cart: emptyCart(0), differences: [], userErrors: [], isOrdered: true }
