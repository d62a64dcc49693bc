import type { ProductIssue, StockStatus } from '#schema/generated/types.ts'
import type { ServerMessages } from '../messages/en.ts'

/** What is known of a product's stock, from the platform or from the index. */
export interface StockSource {
  readonly isInStock: boolean
  /** null when pieces are not counted; not the same as none. */
  readonly qty: number | null
}

/**
 * Whether a product can be had. `isInStock` alone decides: pieces are not counted for every product.
 * @param known null when nobody said
 * @param syncOn whether stock is checked with the platform; without it nothing that is unknown is certain
 * @param fallback for what is unknown
 * @source STOCK-1 to STOCK-3; platform contract §6.7, §11.30, §11.33
 */
export function stockStatus(
  known: StockSource | null,
  syncOn: boolean,
  fallback: StockStatus = syncOn ? 'OK' : 'VOLATILE',
): StockStatus {
  if (!known) return fallback
  return known.isInStock ? 'OK' : 'OUT_OF_STOCK'
}

/** Pieces that can be had; null when they are not counted, which an unmanaged stock shows by a 0 that is in stock. */
export function stockQuantity(known: StockSource | null): number | null {
  if (!known || known.qty === null) return null
  return known.isInStock && known.qty <= 0 ? null : known.qty
}

/**
 * Why a product cannot be bought as it is; empty when it can.
 * @param isPriceUnknown nobody knows what it costs
 * @param unavailableOptions options of a set that nothing can be chosen in
 * @source STOCK-4, VAR-10, TEXT-5
 */
export function purchaseIssues(
  status: StockStatus,
  { purchase, set }: Pick<ServerMessages, 'purchase' | 'set'>,
  isPriceUnknown = false,
  unavailableOptions: readonly string[] = [],
): readonly ProductIssue[] {
  return [
    ...unavailableOptions.map((title) => ({ code: 'NOT_AVAILABLE', message: set.unavailable(title) }) as const),
    ...(status === 'OUT_OF_STOCK' && unavailableOptions.length === 0
      ? [{ code: 'NOT_AVAILABLE', message: purchase.noVariants } as const]
      : []),
    ...(isPriceUnknown ? [{ code: 'PRICE_UNKNOWN', message: purchase.priceUnknown } as const] : []),
  ]
}
