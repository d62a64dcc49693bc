/** A product number and a quantity as typed or pasted. */
export interface OrderLine {
  readonly sku: string
  readonly quantity: string
}

export interface OrderRow extends OrderLine {
  readonly id: string
}

/** The maximum number of rows. @source QUICK-1 */
export const MOST_ROWS = 500

/** The empty row of a new list. */
export const FIRST_ROW: OrderRow = { id: 'first', sku: '', quantity: '' }

export const isBlank = ({ sku, quantity }: OrderLine): boolean => sku.trim() === '' && quantity.trim() === ''
