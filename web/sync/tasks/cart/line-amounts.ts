import type { CartLineViewFragment } from '#schema/generated/operations.ts'

type Amounts = Pick<CartLineViewFragment, 'itemId' | 'quantity' | 'unitPrice' | 'rowTotal'>

/**
 * Updates line amounts from a later answer, because the destination can change the tax. Lines missing from the answer or with another
 * quantity stay unchanged.
 */
export function withAmounts<Line extends Amounts>(known: readonly Line[], answered: readonly Amounts[]): readonly Line[] {
  const later = new Map(answered.map((line) => [line.itemId, line]))
  return known.map((line) => {
    const same = later.get(line.itemId)
    if (same?.quantity !== line.quantity) return line
    return { ...line, unitPrice: same.unitPrice, rowTotal: same.rowTotal }
  })
}
