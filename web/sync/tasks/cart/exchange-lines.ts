import type { ValueChange } from '../../../storage/device-value.ts'
import { intentsToAdd, toContent } from './cart-changes.ts'
import type { CartExchange, CartState, NewLine, VisibleLine } from './cart-state.ts'
import { visibleCart } from './visible-cart.ts'
import { type WantedLine, withIntents } from './with-intents.ts'

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
      return out ? [{ line: toContent(line), quantity: Math.max(line.quantity - out.quantity, 0) }] : []
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
