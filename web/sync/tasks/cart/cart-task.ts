import {
  type CartRefusalFragment,
  CartSyncDocument,
  type CartSyncMutation,
  type CartSyncMutationVariables,
} from '#schema/generated/operations.ts'
import { isRetryable } from '#schema/rules/retry.ts'
import { randomUuid } from '../../../storage/random-uuid.ts'
import { isFields } from '../../../storage/stored-fields.ts'
import { defineTask, type Outcome } from '../../define-task.ts'
import { customerOnDevice } from '../customer/customer-on-device.ts'
import { afterOrder } from './after-order.ts'
import type { CartState } from './cart-state.ts'
import { refusedKey, syncInput, withAnswer } from './cart-sync.ts'
import { cartValue } from './cart-value.ts'

/**
 * Syncs the cart with the platform in one request: the whole cart as the shopper sees it. The answer replaces the cart.
 * @source CART-1, MERGE-12, QUEUE-7
 */
export const cartTask = defineTask({
  mutation: CartSyncDocument,
  value: cartValue,
  key: () => 'cart',
  userErrors: ({ cartSync }) => cartSync.userErrors,
  decode: decodeSync,
  /** A task of another version of the shop is rebuilt from the device cart. */
  async prepare(stored, device) {
    const latest = await device.read(cartValue)
    const input = stored?.input ?? syncInput(latest)
    // Quantities of an earlier session would overwrite the next session's cart.
    if (input.deviceId !== latest.deviceId) return null
    // Read now: the answer to an earlier sync may have arrived since the task was queued.
    const isCustomers = (await device.read(customerOnDevice)) !== null
    return { ...stored, input: { ...input, confirmedRevision: latest.settled?.revision ?? 0, isCustomers } }
  },
  /**
   * A sync that replaces an unsent forced sync is forced too. Otherwise a change made while the network returns would cancel the
   * precedence of the device cart.
   */
  inherit: ({ input, ...others }, { input: replaced }) => ({
    ...others,
    input: replaced.isForced && replaced.deviceId === input.deviceId ? { ...input, isForced: true } : input,
  }),
  apply:
    ({ result: { cartSync }, variables: { input: sent }, at }) =>
    (state) => {
      if (cartSync.isOrdered) return afterOrder(sent.deviceId, randomUuid(), at)(state)
      const { cart, userErrors } = cartSync
      return cart ? withAnswer(state, { cart, userErrors, sent: { ...sent, removed: sent.removed ?? [] }, at }) : state
    },
  meta: ({ cartSync: { cart } }) => ({ revision: cart?.revision ?? null }),
})

/** A change the platform rejected. */
export interface Refusal {
  readonly message: string
  /** Key of the line; null if the rejection is about the whole cart. */
  readonly key: string | null
  /** Product name of the line; null if the rejection is about the whole cart. */
  readonly name: string | null
}

/** The changes the platform rejected for good. */
export function refusals({
  result,
  variables: { input: sent },
  before,
}: Pick<Outcome<CartSyncMutation, CartSyncMutationVariables, CartState>, 'result' | 'variables' | 'before'>): readonly Refusal[] {
  const lines = [...(before?.settled?.lines ?? []), ...(before?.intents.map(({ line }) => line) ?? [])]
  const isFinal = (error: CartRefusalFragment) => !isRetryable(error)
  return result.cartSync.userErrors.filter(isFinal).map((error) => {
    const key = refusedKey({ ...sent, removed: sent.removed ?? [] }, error)
    return { message: error.message, key, name: lines.find((line) => line.key === key)?.name ?? null }
  })
}

function decodeSync(variables: unknown): CartSyncMutationVariables | null {
  if (!isFields(variables) || !isFields(variables.input)) return null
  const { deviceId, revision, lines, removed } = variables.input
  const { added = null } = variables
  if (added !== null && typeof added !== 'string') return null
  const isSync = typeof deviceId === 'string' && Number.isSafeInteger(revision) && Array.isArray(lines) && Array.isArray(removed)
  // The fields are those of the input.
  return isSync ? (variables as CartSyncMutationVariables) : null
}
