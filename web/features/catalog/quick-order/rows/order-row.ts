/** A product number and a quantity as typed. */
export interface WrittenLine {
  readonly sku: string
  readonly quantity: string
}

export interface OrderRow extends WrittenLine {
  readonly id: string
}

/** The maximum number of rows. @source QUICK-1 */
export const MOST_ROWS = 500

/** The empty row of a new list. */
export const FIRST_ROW: OrderRow = { id: 'first', sku: '', quantity: '' }

export const isBlank = ({ sku, quantity }: WrittenLine): boolean => sku.trim() === '' && quantity.trim() === ''
