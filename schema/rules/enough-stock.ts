import type { Stock } from '../generated/types.ts'

/**
 * Whether there may be so many of something: a stock that nobody knows or counts does not speak against it.
 * @param stock null when nobody knows
 * @param needed pieces, parts of one included
 * @source STOCK-1 to STOCK-3
 */
export const isEnough = (
  stock: (Pick<Stock, 'status'> & { readonly quantity?: number | null }) | null,
  needed: number,
): boolean => stock?.status !== 'OUT_OF_STOCK' && (stock?.quantity ?? needed) >= needed
