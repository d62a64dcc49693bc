import type { ShopInfo } from '#schema/page.types.ts'

/** Whether a screen's data contains a price the shopper must wait for. @source PRICE-2 */
export const hasUnconfirmedPrices = (data: unknown, { priceSync }: Pick<ShopInfo, 'priceSync'>): boolean =>
  priceSync !== 'off' && unconfirmedSkus(data).size > 0

/** The skus in a screen's data with a price the platform has not confirmed. */
export function unconfirmedSkus(data: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null) return found
  const { sku, price }: { sku?: unknown; price?: unknown } = data
  if (typeof sku === 'string' && isUnconfirmed(price)) found.add(sku)
  for (const part of Object.values(data)) unconfirmedSkus(part, found)
  return found
}

const isUnconfirmed = (price: unknown): boolean =>
  typeof price === 'object' && price !== null && 'isCurrent' in price && price.isCurrent === false

/** Whether a screen's data contains stock the platform has not verified. */
export function hasUnverifiedStock(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { stock }: { stock?: unknown } = data
  if (typeof stock === 'object' && stock !== null && 'status' in stock && stock.status === 'VOLATILE') return true
  return Object.values(data).some(hasUnverifiedStock)
}
