import type { CartState, VisibleCart, VisibleLine } from './cart-state.ts'

/**
 * What the shopper sees: the server's last word with everything that was changed since. Amounts stay the server's, and are
 * marked as pending where they are those of another cart; none is guessed.
 * @source CART-1
 */
export function visibleCart({ settled, intents }: CartState): VisibleCart {
  const intentOf = new Map(intents.map((intent) => [intent.line.key, intent]))
  const known = settled?.lines ?? []
  const kept = known.map(({ __typename: _, ...line }): VisibleLine => {
    const intent = intentOf.get(line.key)
    const isPending = intent !== undefined && intent.quantity !== line.quantity
    return isPending ? { ...line, quantity: intent.quantity, rowTotal: null, isPending } : { ...line, isPending }
  })
  const added = intents
    .filter(({ line }) => !known.some(({ key }) => key === line.key))
    .map(({ line, quantity }): VisibleLine => ({ ...line, quantity, rowTotal: null, isPending: true }))
  const lines = [...kept, ...added].filter(({ quantity }) => quantity > 0)
  return {
    lines,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    coupon: settled?.coupon ?? null,
    totals: settled?.totals ?? null,
    isPending: intents.length > 0,
  }
}
