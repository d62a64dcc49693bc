import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { categoryUrl } from '../../domain/urls/category-url.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { MOST_PRODUCT_FILES, PRODUCTS_PER_SITEMAP, sitemapProductsRequest } from '../../domain/urls/sitemap.ts'
import { PlatformRefused } from '../../platform/errors.ts'
import { NO_RESULT, type SearchResult } from '../../platform/search/search.ts'
import type { RequestScope } from '../request-scope.ts'
import { urlSettings } from './url-settings.ts'

/** A product cannot be decoded without its sku. */
const ID_ALONE = ['id', 'sku']

/**
 * Where the files of products begin: each has the products after an id, the first (null) those from the start on. One call for
 * each file, one after another, since only its last id says where the next begins.
 * @source URL-7
 */
export async function productFiles(scope: RequestScope): Promise<readonly (string | null)[]> {
  const files: (string | null)[] = []
  const starts = new Set<string | null>()
  for (let start: string | null | undefined = null; start !== undefined && files.length < MOST_PRODUCT_FILES; ) {
    const { items, total, totalIsExact } = await productsAfter(start, scope, ID_ALONE)
    if (items.length > 0) files.push(start)
    starts.add(start)
    const isLast = totalIsExact && files.length * PRODUCTS_PER_SITEMAP >= total
    const last: string | undefined = isLast ? undefined : items.at(-1)?.id
    // An index that cannot be gone through in order gives the same page again.
    start = last !== undefined && starts.has(last) ? undefined : last
  }
  return files
}

/** Paths of the home page and of every active category. */
export async function categoryPaths(scope: RequestScope): Promise<readonly string[]> {
  const { byId, rootId } = await scope.store.categories()
  const active = [...byId.values()].filter(({ id }) => id !== rootId)
  return [`${scope.storeView.basePath}/`, ...active.map((category) => categoryUrl(category, urlSettings(scope)))]
}

/** Paths of the listed products of one file; none for an id that no index can have. @param after null for the first file */
export async function productPaths(after: string | null, scope: RequestScope): Promise<readonly string[]> {
  const { items } = await productsAfter(after, scope)
  return items.map((product) => productUrl(product, urlSettings(scope)))
}

/** Engines refuse words where their ids are numbers: anybody can write a file's name, and a document can lie. */
async function productsAfter(
  after: string | null,
  { platform, storeView, read }: RequestScope,
  fields?: readonly string[],
): Promise<SearchResult<CatalogProduct>> {
  try {
    return await platform.products(storeView, sitemapProductsRequest(after, fields), read)
  } catch (error) {
    if (error instanceof PlatformRefused && after !== null) return NO_RESULT
    throw error
  }
}
