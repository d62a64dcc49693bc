import { type CartRefusalFragment, CartSyncDocument, type CartSyncMutationVariables } from '#schema/generated/operations.ts'
import type { DeviceValue } from '../../../storage/device-value.ts'
import type { Task } from '../../task.ts'
import type { TaskKind } from '../../task-queue.ts'
import { afterOrder } from './after-order.ts'
import type { CartState } from './cart-state.ts'
import { refusedKey, syncInput, withAnswer } from './cart-sync.ts'

/** Errors worth a retry. */
const isPassing = ({ code }: CartRefusalFragment) => code === 'UNAVAILABLE' || code === 'TOO_MANY_REQUESTS'

/** A task that sends the current cart. */
export const syncTask = (state: CartState, isForced: boolean) => ({
  operation: CartSyncDocument.name,
  subject: 'cart',
  variables: { input: syncInput(state, isForced) } satisfies CartSyncMutationVariables,
})

/** A change the platform rejected. */
export interface Refusal {
  readonly message: string
  /** Key of the line; null if the rejection is about the whole cart. */
  readonly key: string | null
  /** Product name of the line; null if the rejection is about the whole cart. */
  readonly name: string | null
}

interface CartSyncParts {
  readonly cart: Pick<DeviceValue<CartState>, 'latest' | 'change'>
  /** Shows a rejection. */
  readonly tell: (refusal: Refusal) => void
  /** Shows that the cart has been ordered. */
  readonly tellOrdered: () => void
}

/**
 * Syncs the cart with the platform in one request. The answer replaces the cart.
 * @source CART-1, MERGE-12, QUEUE-7
 */
export function cartSync({ cart, tell, tellOrdered }: CartSyncParts): TaskKind {
  return {
    inherit: inheritForce,
    async run({ variables, silent }, mutate) {
      const latest = await cart.latest()
      // A task of another version of the shop is rebuilt from the device cart.
      const input = inputIn(variables) ?? syncInput(latest)
      // Quantities of an earlier session would overwrite the next session's cart.
      if (input.deviceId !== latest.deviceId) return { result: null, code: 200 }
      const { cartSync } = await mutate(CartSyncDocument, { input })
      const { cart: answered, userErrors, isOrdered } = cartSync
      if (isOrdered) {
        await cart.change(afterOrder(input.deviceId, crypto.randomUUID(), Date.now()))
        if (!silent) tellOrdered()
        return { result: null, code: 200 }
      }
      const sent = { deviceId: input.deviceId, revision: input.revision, lines: input.lines, removed: input.removed ?? [] }
      if (answered) await cart.change((state) => withAnswer(state, { cart: answered, userErrors, sent, at: Date.now() }))
      const refused = userErrors.filter((error) => !isPassing(error))
      if (!silent) for (const error of refused) tell(refusalOf(error, refusedKey(sent, error), latest))
      return userErrors.some(isPassing)
        ? null
        : { result: null, code: refused[0]?.code ?? 200, meta: { revision: answered?.revision ?? null } }
    },
  }
}

/**
 * A sync that replaces a waiting forced sync is forced too. Otherwise a change made while the network returns would cancel the
 * precedence of the device cart.
 * @source MERGE-12
 */
function inheritForce(task: Task, replaced: Task): Task {
  const input = inputIn(task.variables)
  const waiting = inputIn(replaced.variables)
  if (!input || !waiting?.isForced || waiting.deviceId !== input.deviceId) return task
  return { ...task, variables: { input: { ...input, isForced: true } } }
}

function refusalOf({ message }: CartRefusalFragment, key: string | null, { settled, intents }: CartState): Refusal {
  const lines = [...(settled?.lines ?? []), ...intents.map(({ line }) => line)]
  return { message, key, name: lines.find((line) => line.key === key)?.name ?? null }
}

function inputIn(variables: unknown): CartSyncMutationVariables['input'] | null {
  return isSync(variables) ? variables.input : null
}

function isSync(variables: unknown): variables is CartSyncMutationVariables {
  if (!isRecord(variables) || !isRecord(variables.input)) return false
  const { deviceId, revision, lines, removed } = variables.input
  return typeof deviceId === 'string' && Number.isSafeInteger(revision) && Array.isArray(lines) && Array.isArray(removed)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
