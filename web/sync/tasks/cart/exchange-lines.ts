import type { CartViewFragment } from '#schema/generated/operations.ts'
import type { ValueChange } from '../../../storage/device-value.ts'
import { contentOf, intentsToAdd, type WantedLine, withIntents } from './cart-changes.ts'
import type { CartExchange, CartIntent, CartState, NewLine, VisibleLine } from './cart-state.ts'
import { visibleCart } from './visible-cart.ts'

/** A quantity of a line that is in the cart. */
export interface LineQuantity {
  readonly key: string
  /** `Infinity` for all of the line. */
  readonly quantity: number
}

/**
 * Takes quantities of lines out of the cart and puts others in, in one change. Until the server has confirmed all of it, the cart keeps
 * the quantities from before.
 * @source CUT-30, CUT-31
 */
export const exchangeLines =
  (taken: readonly LineQuantity[], added: readonly NewLine[]): ValueChange<CartState> =>
  (state) => {
    const { lines } = visibleCart(state)
    const less = lines.flatMap((line): readonly WantedLine[] => {
      const out = taken.find(({ key }) => key === line.key)
      return out ? [{ line: contentOf(line), quantity: Math.max(line.quantity - out.quantity, 0) }] : []
    })
    const wanted = intentsToAdd(added, lines, less)
    const changed = withIntents(state, wanted)
    if (changed === state) return state
    const before = wanted.map(({ line }) => ({ line, quantity: lines.find(({ key }) => key === line.key)?.quantity ?? 0 }))
    const exchange: CartExchange = { revision: changed.revision, added: added.map(({ line }) => line.key), before }
    return { ...changed, exchanges: withExchange(state.exchanges ?? [], exchange, visibleCart(changed).lines) }
  }

/** Unconfirmed exchanges of the same lines become one, so that a rejection brings back what the server has confirmed. */
function withExchange(
  exchanges: readonly CartExchange[],
  exchange: CartExchange,
  lines: readonly VisibleLine[],
): readonly CartExchange[] {
  const keys = new Set(exchange.before.map(({ line }) => line.key))
  const overlaps = ({ before }: CartExchange) => before.some(({ line }) => keys.has(line.key))
  const parts = [...exchanges.filter(overlaps), exchange]
  const before = new Map(
    parts
      .flatMap((part) => part.before)
      .toReversed()
      .map((wanted) => [wanted.line.key, wanted]),
  )
  const added = new Set(parts.flatMap((part) => part.added))
  return [
    ...exchanges.filter((other) => !overlaps(other)),
    {
      revision: exchange.revision,
      added: [...added].filter((key) => lines.some((line) => line.key === key)),
      before: [...before.values()],
    },
  ]
}

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
export function settleExchanges({ exchanges = [], ...state }: CartState, sync: SettledSync): CartState {
  const rejected = rejectedExchanges(exchanges, sync)
  const left = exchanges.filter((exchange) => exchange.revision > sync.cart.revision && !rejected.includes(exchange))
  const back = rejected.flatMap((exchange) =>
    exchange.before.filter(({ line }) => !isChangedSince(exchange, line.key, sync.intents)),
  )
  const changed = withIntents(
    state,
    back.map(({ line, quantity }) => ({
      line: { ...line, itemId: sync.cart.lines.find(({ key }) => key === line.key)?.itemId ?? null },
      quantity,
    })),
  )
  return left.length > 0 ? { ...changed, exchanges: left } : changed
}

/**
 * The exchanges of which the server has rejected a part. An added line that the server does not have counts as rejected, because the
 * answer that said so may have been lost.
 */
export function rejectedExchanges(
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
