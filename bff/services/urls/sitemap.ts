import { categoryUrl } from '../../domain/urls/category-url.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { newestListedProductRequest, sitemapFileOf, sitemapProductsRequest } from '../../domain/urls/sitemap.ts'
import type { RequestScope } from '../request-scope.ts'
import { urlSettings } from './url-settings.ts'

/** Names of the files that a store view's sitemap consists of: categories in one, products by ranges of ids. */
export async function sitemapFiles({ platform, storeView, read }: RequestScope): Promise<readonly string[]> {
  const { items } = await platform.products(storeView, newestListedProductRequest(), read)
  const products = items.flatMap(({ id }) =>
    Array.from({ length: sitemapFileOf(Number(id)) + 1 }, (_, file) => `products-${file}`),
  )
  return ['categories', ...products]
}

/** Paths of the home page and of every active category. */
export async function categoryPaths(scope: RequestScope): Promise<readonly string[]> {
  const { byId, rootId } = await scope.store.categories()
  const active = [...byId.values()].filter(({ id }) => id !== rootId)
  return [`${scope.storeView.basePath}/`, ...active.map((category) => categoryUrl(category, urlSettings(scope)))]
}

/** Paths of the listed products of one file. */
export async function productPaths(file: number, scope: RequestScope): Promise<readonly string[]> {
  const { items } = await scope.platform.products(scope.storeView, sitemapProductsRequest(file), scope.read)
  return items.map((product) => productUrl(product, urlSettings(scope)))
}
