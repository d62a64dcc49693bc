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
 * Which of the listed products each sku means, in the order asked, each sku once; unknown skus are left out.
 * A product with that sku comes before a product that has it as an enabled variant. Whether a variant's own address leads to its product
 * (`PREVENT_CHILD_ACCESS`) makes no difference: it is about addresses, and a variant can be bought either way.
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
