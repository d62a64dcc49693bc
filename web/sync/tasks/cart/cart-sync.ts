import type { CartRefusalFragment, CartViewFragment } from '#schema/generated/operations.ts'
import type { CartLineInput, CartSyncInput } from '#schema/generated/types.ts'
import { isRetryable } from '#schema/rules/retry.ts'
import type { CartIntent, CartState, LineContent } from './cart-state.ts'
import { withLateAnswer, withServerCart } from './new-session.ts'
import { settleExchanges } from './settle-exchanges.ts'
import { visibleCart } from './visible-cart.ts'

/**
 * The sync request: all visible lines, and lines removed since the last confirmed cart. While the cart of a new session is unknown, it
 * only reads with revision 0, because intents are relative to that cart.
 */
export function syncInput(state: CartState, isForced = false): CartSyncInput {
  if (state.carriedOver) return { deviceId: state.deviceId, revision: 0, lines: [], removed: [], isForced: false }
  const isWanted = ({ key }: LineContent) => state.intents.some(({ line }) => line.key === key)
  return {
    deviceId: state.deviceId,
    revision: state.revision,
    lines: visibleCart(state).lines.map((line) => ({ ...lineInput(line, line.quantity), isUnchanged: !isWanted(line) })),
    removed: state.intents.filter(({ quantity }) => quantity === 0).map(({ line }) => lineInput(line, 0)),
    isForced,
  }
}

function lineInput({ key, sku, parentSku, itemId, bundleChoices, optionAnswers }: LineContent, quantity: number): CartLineInput {
  return {
    key,
    sku,
    parentSku,
    itemId,
    quantity,
    bundleChoices: bundleChoices.map(({ optionId, selectionIds, quantity }) => ({ optionId, selectionIds, quantity })),
    optionAnswers: optionAnswers.map(({ optionId, answer }) => ({ optionId, answer })),
  }
}

interface SyncAnswer {
  readonly cart: Omit<CartViewFragment, '__typename'>
  readonly userErrors: readonly CartRefusalFragment[]
  readonly sent: Pick<CartSyncInput, 'deviceId' | 'revision' | 'lines' | 'removed'>
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * The cart after the server's answer. Keeps changes made since the sync, changes that did not reach the platform, and removals of lines
 * that are still there. Drops rejected changes. Ignores answers older than the last one, and answers for an ended session, except for
 * what was carried over from it.
 */
export function withAnswer(state: CartState, { cart, userErrors, sent, at }: SyncAnswer): CartState {
  if (sent.deviceId !== state.deviceId) return withLateAnswer(state, cart, sent.deviceId)
  if (state.carriedOver) return withServerCart(state, cart, at)
  if (state.settled && cart.revision < state.settled.revision) return state
  const refused = new Set(userErrors.filter((error) => !isRetryable(error)).map((error) => refusedKey(sent, error)))
  const isApplied = ({ revision }: CartIntent) => revision <= cart.revision
  const remaining = state.intents.filter((intent) => {
    const { key } = intent.line
    if (!isApplied(intent)) return intent.revision > sent.revision || !refused.has(key)
    return intent.quantity === 0 && !refused.has(key) && cart.lines.some((line) => line.key === key)
  })
  // A revision is applied only once, so a removed line that is still there needs a new one.
  const revision = state.revision + (remaining.some(isApplied) ? 1 : 0)
  const answered = {
    ...state,
    revision,
    settled: { lines: cart.lines, coupon: cart.coupon, totals: cart.totals, revision: cart.revision, at },
    intents: remaining.map((intent) => (isApplied(intent) ? { ...intent, revision } : intent)),
  }
  return settleExchanges(answered, { intents: state.intents, cart, sent: sent.revision, refused })
}

/** Key of the line an error is about; null if there is none. Fields look like 'lines.0' or 'removed.1.quantity'. */
export function refusedKey({ lines, removed }: SyncAnswer['sent'], { field }: Pick<CartRefusalFragment, 'field'>): string | null {
  const [list, index] = field?.split('.') ?? []
  return (list === 'lines' ? lines : list === 'removed' ? removed : undefined)?.[Number(index)]?.key ?? null
}
