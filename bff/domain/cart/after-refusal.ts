import type { QuoteLine } from './cart.types.ts'

/**
 * How many of a line there are once the platform has refused to change it: as many as before, or null when it is gone because there
 * were none.
 * @param quote the line as the platform had it; null for a new one
 * @source MERGE-6, MERGE-7; platform contract §4.9
 */
export const afterRefusal = (quote: Pick<QuoteLine, 'quantity'> | null): number | null =>
  quote !== null && quote.quantity > 0 ? quote.quantity : null
