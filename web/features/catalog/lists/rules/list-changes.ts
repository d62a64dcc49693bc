import { LISTS, MOST_PIECES } from '#schema/rules/constants.ts'
import type { ListChange } from '../../../../storage/device-value.ts'
import type { ListLine, NamedList } from './named-list.types.ts'

type Change = ListChange<NamedList>

export const hasRoom = ({ lines }: Pick<NamedList, 'lines'>, sku: string): boolean =>
  lines.length < LISTS.lines || lines.some((line) => line.sku === sku)

/** A product of the wishlist, which keeps no quantities. @source LIMIT-36 */
export const wishLine = (sku: string): ListLine => ({ sku, quantity: 1 })

/** Adds a product at the end, or adds the quantity if the product has a line. A full list stays as it is. @source SAVE-4 */
export const addLine = (id: string, line: ListLine): Change =>
  changeList(id, (list) => ({ ...list, lines: withLine(list, line) }))

export const setQuantity = (id: string, sku: string, quantity: number): Change =>
  changeList(id, (list) => ({ ...list, lines: list.lines.map((line) => (line.sku === sku ? { sku, quantity } : line)) }))

export const removeLine = (id: string, sku: string): Change =>
  changeList(id, (list) => ({ ...list, lines: list.lines.filter((line) => line.sku !== sku) }))

/** Restores a removed line at its position. @source SAVE-3 */
export const restoreLine = (id: string, line: ListLine, position: number): Change =>
  changeList(id, (list) =>
    list.lines.some(({ sku }) => sku === line.sku) ? list : { ...list, lines: list.lines.toSpliced(position, 0, line) },
  )

/** Replaces a product with one of its variants. */
export const replaceSku = (id: string, sku: string, chosen: string): Change =>
  changeList(id, (list) => {
    const position = list.lines.findIndex((line) => line.sku === sku)
    const quantity = list.lines[position]?.quantity ?? 0
    const isListed = list.lines.some((line) => line.sku === chosen)
    if (position === -1 || sku === chosen) return list
    if (!isListed) return { ...list, lines: list.lines.with(position, { sku: chosen, quantity }) }
    return { ...list, lines: withLine({ lines: list.lines.toSpliced(position, 1) }, { sku: chosen, quantity }) }
  })

function withLine(list: Pick<NamedList, 'lines'>, { sku, quantity }: ListLine): readonly ListLine[] {
  if (!hasRoom(list, sku)) return list.lines
  if (!list.lines.some((line) => line.sku === sku)) return [...list.lines, { sku, quantity }]
  return list.lines.map((line) => (line.sku === sku ? { sku, quantity: Math.min(line.quantity + quantity, MOST_PIECES) } : line))
}

function changeList(id: string, change: (list: NamedList) => NamedList): Change {
  return (lists) => lists.map((list) => (list.id === id ? change(list) : list))
}
