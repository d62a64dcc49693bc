import { categoryListTags } from '../../cache/tags.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { type HomeList, homeListCategory, homeListRequest } from '../../domain/search/lookup-query.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** The products of a home page list. @source HOME-2 to HOME-4 */
export async function homeList(list: HomeList, scope: RequestScope): Promise<readonly CatalogProduct[]> {
  const { platform, config, storeView, readList, cacheTags } = scope
  const category = homeListCategory(list, config.catalog)
  const categories = category === null ? [] : [category]
  cacheTags.categoryList(categories)
  const tags = categoryListTags(categories)
  const { items } = await platform.products(storeView, homeListRequest(list, config.catalog), { ...readList, tags })
  for (const { id } of items) cacheTags.product(id)
  return items
}
