import type { CatalogProduct } from '../catalog/catalog.types.ts'
import { childBySku } from './configurable.ts'

/** The target of a sku: the product itself, or a configurable product and one of its variants. */
export interface SkuLookup {
  /** As requested. */
  readonly sku: string
  readonly product: CatalogProduct
  /** The requested variant if its parent's page shows it; null if the product has its own page. */
  readonly childSku: string | null
}

/**
 * Resolves skus to listed products, in the requested order, without duplicates. Unknown skus are omitted. A product with the sku
 * takes precedence over a product with an enabled variant of that sku. `catalog.preventChildAccess` has no influence: it concerns URLs,
 * and a variant can be bought either way.
 * @source PROD-24, PROD-29
 */
export function lookUpSkus(skus: readonly string[], listed: readonly CatalogProduct[]): readonly SkuLookup[] {
  const own = new Map(listed.map((product) => [product.sku, product]))
  return [...new Set(skus)].flatMap((sku) => {
    const product = own.get(sku)
    if (product) return { sku, product, childSku: null }
    const parent = listed.find((other) => childBySku(other, sku))
    return parent ? { sku, product: parent, childSku: sku } : []
  })
}
