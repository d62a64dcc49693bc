import type { CartRefusalFragment, CartViewFragment } from '#schema/generated/operations.ts'
import type { CartLineInput, CartSyncInput } from '#schema/generated/types.ts'
import type { CartIntent, CartState, LineContent } from './cart-state.ts'
import { withLateAnswer, withServerCart } from './new-session.ts'
import { visibleCart } from './visible-cart.ts'

/**
 * The cart as it is sent: every line the shopper sees, and what was taken out since the server's last word.
 * Reads only, by revision 0, while the cart of a new session is unknown: the intents are relative to it.
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

/** Where a cart stands in the server's and the device's order. */
interface SyncAnswer {
  readonly cart: Omit<CartViewFragment, '__typename'>
  readonly userErrors: readonly CartRefusalFragment[]
  readonly sent: Pick<CartSyncInput, 'deviceId' | 'revision' | 'lines' | 'removed'>
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * The cart after the server's answer. What was wanted since stays wanted; so does what did not reach the platform, and a line
 * that was taken out and is still there. What was refused is given up. An answer older than the last one changes nothing, and so does one
 * about the cart of a session that has ended, except for what was carried over from it.
 */
export function withAnswer(state: CartState, { cart, userErrors, sent, at }: SyncAnswer): CartState {
  if (sent.deviceId !== state.deviceId) return withLateAnswer(state, cart, sent.deviceId)
  if (state.carriedOver) return withServerCart(state, cart, at)
  if (state.settled && cart.revision < state.settled.revision) return state
  const refused = new Set(userErrors.filter(({ code }) => code !== 'UNAVAILABLE').map((error) => refusedKey(sent, error)))
  const isLeft = (intent: CartIntent) =>
    intent.revision > cart.revision
      ? intent.revision > sent.revision || !refused.has(intent.line.key)
      : intent.quantity === 0 && !refused.has(intent.line.key) && cart.lines.some(({ key }) => key === intent.line.key)
  const left = state.intents.filter(isLeft)
  // A revision that is applied is not applied again, so what came back needs one of its own.
  const isBack = ({ revision }: CartIntent) => revision <= cart.revision
  const revision = state.revision + (left.some(isBack) ? 1 : 0)
  return {
    ...state,
    revision,
    settled: { lines: cart.lines, coupon: cart.coupon, totals: cart.totals, revision: cart.revision, at },
    intents: left.map((intent) => (isBack(intent) ? { ...intent, revision } : intent)),
  }
}

/** Key of the line that an error is about; null when it is about none. Its field is 'lines.0' or 'removed.1.quantity'. */
export function refusedKey({ lines, removed }: SyncAnswer['sent'], { field }: Pick<CartRefusalFragment, 'field'>): string | null {
  const [list, index] = field?.split('.') ?? []
  return (list === 'lines' ? lines : list === 'removed' ? removed : undefined)?.[Number(index)]?.key ?? null
}
