import type { CartViewFragment } from '#schema/generated/operations.ts'
import type { CartExchange, CartIntent, CartState } from './cart-state.ts'
import { withIntents } from './with-intents.ts'

/** An answer of the server, and the device's changes before it. */
interface SettledSync {
  readonly intents: readonly CartIntent[]
  readonly cart: Pick<CartViewFragment, 'lines' | 'revision'>
  /** The revision that was sent. */
  readonly sent: number
  /** Keys of the rejected lines. */
  readonly refused: ReadonlySet<string | null>
}

/**
 * Takes back the exchanges the server has rejected a part of, and forgets those it has confirmed. A line that was changed again since
 * keeps that change.
 * @param state after the answer
 * @source CUT-31
 */
export function settleExchanges(state: CartState, sync: SettledSync): CartState {
  const { exchanges, ...rest } = state
  if (!exchanges) return state
  const rejected = findRejectedExchanges(exchanges, sync)
  const left = exchanges.filter((exchange) => exchange.revision > sync.cart.revision && !rejected.includes(exchange))
  const back = rejected.flatMap((exchange) =>
    exchange.before.filter(({ line }) => !isChangedSince(exchange, line.key, sync.intents)),
  )
  const itemId = (wanted: string) => sync.cart.lines.find(({ key }) => key === wanted)?.itemId ?? null
  const changed = withIntents(
    rest,
    back.map(({ line, quantity }) => ({ line: { ...line, itemId: itemId(line.key) }, quantity })),
  )
  return left.length > 0 ? { ...changed, exchanges: left } : changed
}

/**
 * The exchanges of which the server has rejected a part. An added line that the server does not have counts as rejected, because the
 * answer with the rejection may have been lost.
 */
export function findRejectedExchanges(
  exchanges: readonly CartExchange[],
  { intents, cart, sent, refused }: SettledSync,
): readonly CartExchange[] {
  return exchanges.filter((exchange) => {
    const isKnown = (key: string) => isChangedSince(exchange, key, intents) || cart.lines.some((line) => line.key === key)
    const isRefused = sent >= exchange.revision && exchange.before.some(({ line }) => refused.has(line.key))
    return isRefused || (exchange.revision <= cart.revision && !exchange.added.every(isKnown))
  })
}

const isChangedSince = (exchange: CartExchange, key: string, intents: readonly CartIntent[]): boolean =>
  intents.some(({ line, revision }) => line.key === key && revision > exchange.revision)
