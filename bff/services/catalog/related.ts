import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { loadOutcome } from '../../domain/products/product-status.ts'
import { relatedSkus } from '../../domain/products/related.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** The related products that may be shown. */
export async function relatedProducts(product: CatalogProduct, scope: RequestScope): Promise<readonly CatalogProduct[]> {
  const found = await Promise.all(relatedSkus(product).map((sku) => scope.relatedBySku.load(sku)))
  const visible = found.filter((other) => other !== null).filter((other) => loadOutcome(other).kind === 'show')
  for (const { id } of visible) scope.cacheTags.product(id)
  return visible
}
