import type { Stock } from '../generated/types.ts'

/**
 * Whether the stock may be enough. Unknown and unmanaged stock counts as enough.
 * @param stock null if unknown
 * @param needed pieces, fractions included
 * @source STOCK-1 to STOCK-3
 */
export const isEnough = (
  stock: (Pick<Stock, 'status'> & { readonly quantity?: number | null }) | null,
  needed: number,
): boolean => stock?.status !== 'OUT_OF_STOCK' && (stock?.quantity ?? needed) >= needed
