import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { type HomeList, homeListRequest } from '../../domain/search/lookup-query.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** The products of a home page list. @source HOME-2 to HOME-4 */
export async function homeList(list: HomeList, scope: RequestScope): Promise<readonly CatalogProduct[]> {
  const { platform, config, storeView, readList, cacheTags } = scope
  const { items } = await platform.products(storeView, homeListRequest(list, config.catalog), readList)
  for (const { id } of items) cacheTags.product(id)
  return items
}
