import type { IndexedProduct } from '#schema/catalogue-index.types.ts'
import { indexedProductsRequest } from '../../domain/catalogue-index/indexed-products-request.ts'
import { listedPages } from '../products/listed-pages.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { indexedProducts } from './indexed-products.ts'

/**
 * All listed products. If a catalogue change makes a product appear twice, the last copy counts.
 * @param newScope public scope; a new one per call, so that each call has its own time limit
 * @param most null is returned if there are more products than this
 * @throws SearchUnreachable as `listedPages` does
 */
export async function wholeCatalogue(newScope: () => RequestScope, most: number): Promise<readonly IndexedProduct[] | null> {
  const products = new Map<string, IndexedProduct>()
  const pages = listedPages(newScope, (after, { config }) => indexedProductsRequest(after, config.catalog))
  for await (const { items, total, scope } of pages) {
    if (total > most) return null
    for (const product of await indexedProducts(items, scope)) products.set(product.id, product)
    if (products.size > most) return null
  }
  return [...products.values()]
}
