import type { QuoteLine } from './cart.types.ts'

/**
 * The quantity of a line after the platform rejected a change to it: the previous quantity, or null if there was no line before.
 * @param quote the line as the platform had it; null for a new one
 * @source MERGE-6, MERGE-7; platform contract §4.9
 */
export const afterRefusal = (quote: Pick<QuoteLine, 'quantity'> | null): number | null =>
  quote !== null && quote.quantity > 0 ? quote.quantity : null
