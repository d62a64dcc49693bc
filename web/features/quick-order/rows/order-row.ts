/** A product number and how many of it, as somebody wrote them. */
export interface WrittenLine {
  readonly sku: string
  readonly quantity: string
}

/** A row of the list, with what was typed into it. */
export interface OrderRow extends WrittenLine {
  readonly id: string
}

/** No list is longer. @source QUICK-1 */
export const MOST_ROWS = 500

/** The row of a list that nothing was typed into. */
export const FIRST_ROW: OrderRow = { id: 'first', sku: '', quantity: '' }

export const isBlank = ({ sku, quantity }: WrittenLine): boolean => sku.trim() === '' && quantity.trim() === ''
