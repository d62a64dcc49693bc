import type { ListChange } from '../../../../storage/device-value.ts'
import type { LineQuantity } from '../../../../sync/tasks/cart/exchange-lines.ts'
import { type ListInCart, MOST_IN_CART } from './lists-in-cart.ts'

/** Adds a record and drops those whose lines have left the cart. @param inCart keys of the cart's lines before the addition */
export const addRecord =
  (record: ListInCart, inCart: ReadonlySet<string>): ListChange<ListInCart> =>
  (records) =>
    [...records.filter(({ key }) => inCart.has(key)), record].slice(-MOST_IN_CART)

/** The newest record of a line; null if this device has none. */
export const findRecord = (records: readonly ListInCart[], key: string | undefined): ListInCart | null =>
  records.findLast((record) => record.key === key) ?? null

/**
 * The quantities to remove from the cart when a list is replaced: the whole line that carries the list, but only the list's share of lines
 * that other lists may use, such as sheets. A list that was added twice is removed once.
 * @source CUT-30
 */
export function takenLines({ key, lines }: ListInCart, records: readonly ListInCart[]): readonly LineQuantity[] {
  const isOnce = records.filter((record) => record.key === key).length === 1
  return lines.map((line) => ({ key: line.key, quantity: isOnce && line.key === key ? Number.POSITIVE_INFINITY : line.quantity }))
}
