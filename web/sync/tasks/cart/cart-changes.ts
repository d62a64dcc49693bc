import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import type { ValueChange } from '../../../storage/device-value.ts'
import type { CartState, LineContent, NewLine, VisibleLine } from './cart-state.ts'
import { visibleCart } from './visible-cart.ts'
import { type WantedLine, withIntents } from './with-intents.ts'

type CartChange = ValueChange<CartState>

/**
 * Adds lines to the cart in one change, or increases the quantities of existing ones.
 * @source CART-7, CART-8
 */
export const addLines =
  (added: readonly NewLine[]): CartChange =>
  (state) =>
    withIntents(state, intentsToAdd(added, visibleCart(state).lines))

/**
 * The intents that add lines to the visible ones.
 * @param others intents of the same change, on top of which the lines are added
 */
export function intentsToAdd(
  added: readonly NewLine[],
  lines: readonly VisibleLine[],
  others: readonly WantedLine[] = [],
): readonly WantedLine[] {
  const wanted = new Map(others.map((other) => [other.line.key, other]))
  for (const { line, quantity } of added) {
    const present = lines.find(({ key }) => key === line.key)
    const before = wanted.get(line.key)?.quantity ?? present?.quantity ?? 0
    wanted.set(line.key, {
      line: { ...line, itemId: present?.itemId ?? null },
      quantity: wholeQuantity(before + quantity) ?? 0,
    })
  }
  return [...wanted.values()]
}

/** Sets quantities of lines; zero removes a line. Lines no longer in the cart are ignored. */
export const setQuantities =
  (quantities: Readonly<Record<string, number>>): CartChange =>
  (state) =>
    withIntents(
      state,
      visibleCart(state).lines.flatMap((line) => {
        const quantity = wholeQuantity(quantities[line.key] ?? Number.NaN)
        return quantity === null || quantity === line.quantity ? [] : [{ line: toContent(line), quantity }]
      }),
    )

/** Removes lines; the removals are kept until the server has none of the lines. */
export const removeLines = (keys: readonly string[]): CartChange => setQuantities(Object.fromEntries(keys.map((key) => [key, 0])))

/** Replaces a line; if the new line already exists, the two are merged. @source CART-15 */
export const replaceLine =
  (key: string, { line, quantity }: NewLine): CartChange =>
  (state) => {
    const { lines } = visibleCart(state)
    const present = lines.find((other) => other.key === line.key)
    if (!lines.some((other) => other.key === key)) return state
    if (line.key === key) return setQuantities({ [key]: quantity })(state)
    const together = wholeQuantity((present?.quantity ?? 0) + quantity) ?? 0
    const gone = lines.filter((other) => other.key === key).map((other) => ({ line: toContent(other), quantity: 0 }))
    return withIntents(state, [...gone, { line: { ...line, itemId: present?.itemId ?? null }, quantity: together }])
  }

/** Restores removed lines, except those added again meanwhile. */
export const restoreLines =
  (before: readonly VisibleLine[]): CartChange =>
  (state) => {
    const present = new Set(visibleCart(state).lines.map(({ key }) => key))
    return withIntents(
      state,
      before.filter(({ key }) => !present.has(key)).map((line) => ({ line: toContent(line), quantity: line.quantity })),
    )
  }

export function toContent({
  quantity: _quantity,
  rowTotal: _rowTotal,
  isPending: _isPending,
  ...line
}: VisibleLine): LineContent {
  return line
}
