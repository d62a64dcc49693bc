import type { ProductIssue, StockStatus } from '#schema/generated/types.ts'
import type { IndexedStock } from '../catalog/catalog.types.ts'
import type { ServerMessages } from '../messages/generated/languages.ts'

export type StockSource = Pick<IndexedStock, 'isInStock' | 'qty'>

/**
 * The stock status of a product. Only `isInStock` decides, because quantities are not counted for every product.
 * @param known null if no source has stock
 * @param syncOn whether stock is checked with the platform; if not, unknown stock is never certain
 * @param fallback status of unknown stock
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

/** The available quantity; null when not counted. Unmanaged stock has a quantity of 0 and is in stock. */
export function stockQuantity(known: StockSource | null): number | null {
  if (!known || known.qty === null) return null
  return known.isInStock && known.qty <= 0 ? null : known.qty
}

/**
 * The reasons why a product cannot be bought; empty if it can.
 * @param isPriceUnknown whether the price is unknown
 * @param unavailableOptions options of a bundle without available components
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
