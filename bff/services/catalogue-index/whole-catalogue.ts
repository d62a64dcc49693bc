import type { IndexedProduct } from '#schema/catalogue-index.types.ts'
import { indexedProductsRequest } from '../../domain/catalogue-index/indexed-products-request.ts'
import { PlatformUnreachable, SearchUnreachable } from '../../platform/errors.ts'
import type { RequestScope } from '../request-scope.ts'
import { indexedProducts } from './indexed-products.ts'

/** Of the products that the platform counts. Some documents cannot be read, and some change while others are read; half an index is none. */
const LEAST_SHARE = 0.9

/**
 * All listed products, some hundred in each call, one call after another: only the last id of an answer says where the next begins.
 * What comes twice, because the catalogue changed meanwhile, counts once, as it was last.
 * @param newScope for everybody alike; one for each call, so that none runs out of time for the others
 * @param most null where there are more than these
 * @throws SearchUnreachable where the platform gives a part of its catalogue, or cannot be gone through in order
 */
export async function wholeCatalogue(newScope: () => RequestScope, most: number): Promise<readonly IndexedProduct[] | null> {
  const products = new Map<string, IndexedProduct>()
  for (let after: string | null = null; ; ) {
    const scope = newScope()
    const request = indexedProductsRequest(after, scope.config.catalog)
    const { items, total, orderIsRefused } = await scope.platform.products(scope.storeView, request, {
      ...scope.read,
      isKept: false,
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
