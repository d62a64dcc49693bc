import type { IndexedProduct } from '#schema/catalogue-index.types.ts'
import { indexedProductsRequest } from '../../domain/catalogue-index/indexed-products-request.ts'
import { PlatformUnreachable, SearchUnreachable } from '../../platform/base/errors.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { indexedProducts } from './indexed-products.ts'

/**
 * Share of the platform's product count. Some documents cannot be read and some change during the read; a smaller share is rejected as
 * incomplete.
 */
const LEAST_SHARE = 0.9

/**
 * All listed products, some hundred per call, in sequence: the last id of an answer is the start of the next page. If a catalogue change
 * makes a product appear twice, the last copy counts.
 * @param newScope public scope; a new one per call, so that each call has its own time limit
 * @param most null is returned if there are more products than this
 * @throws SearchUnreachable if the platform returns only a part of its catalogue, or cannot page through it in order
 */
export async function wholeCatalogue(newScope: () => RequestScope, most: number): Promise<readonly IndexedProduct[] | null> {
  const products = new Map<string, IndexedProduct>()
  for (let after: string | null = null; ; ) {
    const scope = newScope()
    const request = indexedProductsRequest(after, scope.config.catalog)
    const { items, total, orderIsRefused } = await scope.platform.products(scope.storeView, request, {
      ...scope.read,
      isCached: false,
    })
    if (orderIsRefused) throw halfAnIndex('it cannot be put in order of ids')
    if (total > most) return null
    const last = items.at(-1)
    if (!last) {
      if (products.size < total * LEAST_SHARE) throw halfAnIndex(`${products.size} of ${total} products`)
      return [...products.values()]
    }
    const known = products.size
    for (const product of await indexedProducts(items, scope)) products.set(product.id, product)
    if (products.size > most) return null
    if (products.size === known) throw halfAnIndex(`nothing new after product ${after}`)
    after = last.id
  }
}

const halfAnIndex = (detail: string) => new SearchUnreachable(new PlatformUnreachable('PLATFORM_PARTIAL', null, detail))
