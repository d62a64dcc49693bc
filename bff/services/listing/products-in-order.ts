import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { pageOfListRequest } from '../../domain/search/whole-list-query.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/**
 * Products by id, in the order of the ids; missing products are left out. One call fetches the products that are not in `atHand`.
 * @param atHand products that are already loaded
 */
export async function productsInOrder(
  ids: readonly string[],
  atHand: readonly CatalogProduct[],
  { platform, storeView, readList }: RequestScope,
): Promise<readonly CatalogProduct[]> {
  const byId = new Map(atHand.map((product) => [product.id, product]))
  const missing = ids.filter((id) => !byId.has(id))
  if (missing.length > 0) {
    const { items } = await platform.products(storeView, pageOfListRequest(missing), readList)
    for (const product of items) byId.set(product.id, product)
  }
  return ids.map((id) => byId.get(id)).filter((product) => product !== undefined)
}
