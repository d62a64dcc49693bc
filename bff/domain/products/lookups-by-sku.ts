import type { CatalogProduct } from '../catalog/catalog.types.ts'
import { childBySku } from './configurable.ts'

/** Where a sku leads: the product itself, or the configurable product with one of its variants. */
export interface SkuLookup {
  /** As it was asked for. */
  readonly sku: string
  readonly product: CatalogProduct
  readonly childSku: string | null
}

/**
 * Which of the listed products each sku means, in the order asked, each sku once; what none of them is or has is left out.
 * A product of its own name comes before one that has it as an enabled variant, which only counts with `preventChildAccess`.
 * @source PROD-24, PROD-29
 */
export function lookUpSkus(
  skus: readonly string[],
  listed: readonly CatalogProduct[],
  preventChildAccess: boolean,
): readonly SkuLookup[] {
  const own = new Map(listed.map((product) => [product.sku, product]))
  return [...new Set(skus)].flatMap((sku) => {
    const product = own.get(sku)
    if (product) return { sku, product, childSku: null }
    const parent = preventChildAccess ? listed.find((other) => childBySku(other, sku)) : undefined
    return parent ? { sku, product: parent, childSku: sku } : []
  })
}
