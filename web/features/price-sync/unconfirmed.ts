import type { ShopInfo } from '#schema/page.types.ts'

/** Whether anything in a screen's data has a price that shoppers are to wait for. @source PRICE-2 */
export const hasUnconfirmedPrices = (data: unknown, { priceSync }: Pick<ShopInfo, 'priceSync'>): boolean =>
  priceSync !== 'off' && unconfirmedPrices(data).size > 0

/** Skus of everything in a screen's data whose price the platform has not confirmed, wherever it stands. */
export function unconfirmedPrices(data: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof data !== 'object' || data === null) return found
  const { sku, price }: { sku?: unknown; price?: unknown } = data
  if (typeof sku === 'string' && isUnconfirmed(price)) found.add(sku)
  for (const part of Object.values(data)) unconfirmedPrices(part, found)
  return found
}

const isUnconfirmed = (price: unknown): boolean =>
  typeof price === 'object' && price !== null && 'isCurrent' in price && price.isCurrent === false

/** Whether anything in a screen's data has stock that the platform did not tell. */
export function hasUnverifiedStock(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { stock }: { stock?: unknown } = data
  if (typeof stock === 'object' && stock !== null && 'status' in stock && stock.status === 'VOLATILE') return true
  return Object.values(data).some(hasUnverifiedStock)
}
