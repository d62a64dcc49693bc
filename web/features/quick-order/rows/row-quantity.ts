import { type QuantityError, readQuantity } from '#schema/rules/cart/read-quantity.ts'

/**
 * The quantity of a row.
 * @param least the quantity an empty field stands for
 * @source QUICK-4
 */
export const rowQuantity = (written: string, least = 1): number | QuantityError =>
  written.trim() === '' ? least : readQuantity(written)
