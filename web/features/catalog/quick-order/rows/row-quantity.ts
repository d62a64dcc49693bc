import { type QuantityError, readQuantity } from '#schema/rules/cart/read-quantity.ts'

/**
 * The quantity of a row.
 * @param least the quantity of an empty field
 * @source QUICK-4
 */
export const rowQuantity = (written: string, least = 1): number | QuantityError =>
  written.trim() === '' ? least : readQuantity(written)
