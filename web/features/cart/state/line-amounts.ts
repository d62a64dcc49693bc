import type { CartLineViewFragment } from '#schema/generated/operations.ts'

type Amounts = Pick<CartLineViewFragment, 'itemId' | 'quantity' | 'unitPrice' | 'rowTotal'>

/**
 * Lines with what they cost by a later answer: where the cart goes to can change the tax in it. A line that the answer does not have, or counts
 * otherwise, stays as it was.
 */
export function withAmounts<Line extends Amounts>(known: readonly Line[], answered: readonly Amounts[]): readonly Line[] {
  const later = new Map(answered.map((line) => [line.itemId, line]))
  return known.map((line) => {
    const same = later.get(line.itemId)
    if (same?.quantity !== line.quantity) return line
    return { ...line, unitPrice: same.unitPrice, rowTotal: same.rowTotal }
  })
}
