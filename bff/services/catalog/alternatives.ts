import { categoryListTags } from '../../cache/tags.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { productBreadcrumbs } from '../../domain/catalog/category-tree.ts'
import { nearestSiblings } from '../../domain/products/siblings.ts'
import { inStockRequest } from '../../domain/search/lookup-query.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { relatedProducts } from './related.ts'

/** Further ones would leave no place for accessories. */
const MOST_SIBLINGS = 2

/** Products to offer in place of one that is out of stock: the nearest of its kind, then related ones. @source PROD-70 */
export async function alternativesTo(product: CatalogProduct, scope: RequestScope): Promise<readonly CatalogProduct[]> {
  const [siblings, related] = await Promise.all([siblingsInStock(product, scope), relatedProducts(product, scope)])
  const skus = new Set(siblings.map(({ sku }) => sku))
  return [...siblings, ...related.filter(({ sku }) => !skus.has(sku))]
}

async function siblingsInStock(product: CatalogProduct, scope: RequestScope): Promise<readonly CatalogProduct[]> {
  const { platform, store, storeView, readList, cacheTags } = scope
  const category = productBreadcrumbs(await store.categories(), product).at(-1)
  if (!category) return []
  // One request for all products of a category, so that they share its cache entry.
  const { items } = await platform.products(storeView, inStockRequest(category.id), {
    ...readList,
    tags: categoryListTags([category.id]),
  })
  const siblings = nearestSiblings(product, items).slice(0, MOST_SIBLINGS)
  for (const { id } of siblings) cacheTags.product(id)
  return siblings
}
