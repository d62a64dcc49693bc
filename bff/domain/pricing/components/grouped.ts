import type { CatalogProduct } from '../../catalog/catalog.types.ts'
import type { PriceView } from '../pricing.types.ts'
import { addLines, type ComponentPrice, totalPrice } from './total.ts'

export interface GroupedMember {
  readonly product: CatalogProduct
  readonly quantity: number
}

/** Every associated link counts once, whatever quantity it states. @source VAR-6 */
const LINK_QUANTITY = 1

/**
 * Skus of a grouped product's members, in the merchant's order: associated links to simple products.
 * @source PROD-15, VAR-6; platform contract §6.5
 */
export function groupedSkus(product: Pick<CatalogProduct, 'links'>): readonly string[] {
  const associated = product.links.filter(({ linkType, type }) => linkType === 'associated' && (type ?? 'simple') === 'simple')
  return [...new Set(associated.toSorted((a, b) => a.position - b.position).map(({ sku }) => sku))]
}

/**
 * The members of a grouped product with their quantities, and the skus that were not found. Missing products are logged and add
 * nothing.
 * @param found enabled products by sku
 * @source ERROR-4; platform contract §6.5, §11.52
 */
export function groupedItems(
  product: Pick<CatalogProduct, 'links'>,
  found: ReadonlyMap<string, CatalogProduct>,
): { readonly items: readonly GroupedMember[]; readonly missing: readonly string[] } {
  const skus = groupedSkus(product)
  return {
    items: skus.flatMap((sku) => {
      const member = found.get(sku)
      return member ? [{ product: member, quantity: LINK_QUANTITY }] : []
    }),
    missing: skus.filter((sku) => !found.has(sku)),
  }
}

/** The total of all members. @source VAR-5 */
export const groupedPrice = (items: readonly ComponentPrice[]): PriceView => totalPrice(items, addLines)
