import { categoryUrl } from '../../domain/urls/category-url.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { MOST_PRODUCT_FILES, sitemapProductsRequest } from '../../domain/urls/sitemap.ts'
import { PlatformRefused } from '../../platform/errors.ts'
import type { RequestScope } from '../request-scope.ts'
import { urlSettings } from './url-settings.ts'

/** A product cannot be decoded without its sku. */
const ID_ALONE = ['id', 'sku']

/**
 * Where the files of products begin: each has the products after an id, the first (null) those from the start on. One call for
 * each file, one after another, since only its last id says where the next begins.
 * @source URL-7
 */
export async function productFiles({ platform, storeView, read }: RequestScope): Promise<readonly (string | null)[]> {
  const files: (string | null)[] = []
  const starts = new Set<string | null>()
  for (let start: string | null | undefined = null; start !== undefined && files.length < MOST_PRODUCT_FILES; ) {
    const { items } = await platform.products(storeView, sitemapProductsRequest(start, ID_ALONE), read)
    if (items.length > 0) files.push(start)
    starts.add(start)
    const last: string | undefined = items.at(-1)?.id
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
  try {
    const { items } = await scope.platform.products(scope.storeView, sitemapProductsRequest(after), scope.read)
    return items.map((product) => productUrl(product, urlSettings(scope)))
  } catch (error) {
    // Anybody can write a file's name: engines refuse words where their ids are numbers.
    if (error instanceof PlatformRefused && after !== null) return []
    throw error
  }
}
