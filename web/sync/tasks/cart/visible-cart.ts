import type { CartState, LineContent, VisibleCart, VisibleLine } from './cart-state.ts'

/**
 * The cart the shopper sees: the last confirmed cart with all changes since. Amounts are the server's and never
 * estimated; while the cart has unconfirmed changes they are pending. The price of one piece follows the line's known quantity breaks.
 * @source CART-1, PRICE-13
 */
export function visibleCart({ settled, intents }: CartState): VisibleCart {
  const intentByKey = new Map(intents.map((intent) => [intent.line.key, intent]))
  const known = settled?.lines ?? []
  const kept = known.map(({ __typename: _, ...line }): VisibleLine => {
    const intent = intentByKey.get(line.key)
    const isPending = intent !== undefined && intent.quantity !== line.quantity
    return isPending ? pendingLine(line, intent.quantity) : { ...line, isPending }
  })
  const added = intents
    .filter(({ line }) => !known.some(({ key }) => key === line.key))
    .map(({ line, quantity }) => pendingLine(line, quantity))
  const lines = [...kept, ...added].filter(({ quantity }) => quantity > 0)
  return {
    lines,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    coupon: settled?.coupon ?? null,
    totals: settled?.totals ?? null,
    isPending: intents.length > 0,
  }
}

/** Carts stored by older versions have no price steps. */
const pendingLine = (line: LineContent, quantity: number): VisibleLine => ({
  ...line,
  unitPrice: line.priceSteps?.findLast((step) => step.quantity <= quantity)?.price ?? line.unitPrice,
  quantity,
  rowTotal: null,
  isPending: true,
})
