import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { categoryUrl } from '../../domain/urls/category-url.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { MOST_PRODUCT_FILES, PRODUCTS_PER_SITEMAP, sitemapProductsRequest } from '../../domain/urls/sitemap.ts'
import { PlatformRefused } from '../../platform/base/errors.ts'
import { NO_RESULT, type SearchResult } from '../../platform/search/search.ts'
import { urlSettings } from '../products/url-settings.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { type Alternate, inStoreView, unlessFailed } from './alternates.ts'

/** The decoder needs the sku. */
const ID_ALONE = ['id', 'sku']

/**
 * The start of each product file: a file holds the products after an id, the first file (null) those from the beginning. One call per
 * file, in sequence, because the last id of a file is the start of the next.
 * @param newScope a new one per call, so that each call has its own time limit
 * @source URL-7
 */
export async function productFiles(newScope: () => RequestScope): Promise<readonly (string | null)[]> {
  const files: (string | null)[] = []
  const starts = new Set<string | null>()
  for (let start: string | null | undefined = null; start !== undefined && files.length < MOST_PRODUCT_FILES; ) {
    const { items, total, totalIsExact } = await productsAfter(start, newScope(), ID_ALONE)
    if (items.length > 0) files.push(start)
    starts.add(start)
    const isLast = totalIsExact && files.length * PRODUCTS_PER_SITEMAP >= total
    const last: string | undefined = isLast ? undefined : items.at(-1)?.id
    // An index that cannot page in order returns the same page again.
    start = last !== undefined && starts.has(last) ? undefined : last
  }
  return files
}

export interface SitemapPage {
  readonly path: string
  /** The same page in each store view; empty if no other store view has it. */
  readonly alternates: readonly Alternate[]
}

/** The home page and every active category; other store views use the same category ids. */
export async function categoryPages(scope: RequestScope): Promise<readonly SitemapPage[]> {
  const own = await categoryPaths(scope)
  const views = await pathsInViews(own, scope, categoryPaths)
  return [...own].map(([id, path]) => ({ path, alternates: alternatesIn(views, id) }))
}

/**
 * The listed products of one file; empty for an id that the index cannot have. Other store views use the same skus. @param after null for
 * the first file
 */
export async function productPages(after: string | null, scope: RequestScope): Promise<readonly SitemapPage[]> {
  const { items } = await productsAfter(after, scope)
  const own = new Map(items.map((product) => [product.sku, productUrl(product, urlSettings(scope))]))
  const views = await pathsInViews(own, scope, (other) => productPaths(after, own, other))
  return items.map((product) => ({
    path: productUrl(product, urlSettings(scope)),
    alternates: alternatesIn(views, product.sku),
  }))
}

/** Paths of the home page, keyed by '', and of every active category, keyed by id. */
async function categoryPaths(scope: RequestScope): Promise<ReadonlyMap<string, string>> {
  const { byId, rootId } = await scope.store.categories()
  const active = [...byId.values()].filter(({ id }) => id !== rootId)
  const paths = active.map((category): [string, string] => [category.id, categoryUrl(category, urlSettings(scope))])
  return new Map([['', `${scope.storeView.basePath}/`], ...paths])
}

/** Another store view may have additional products in this range, so it is queried for the file at the same id and for the next one. */
const MOST_CALLS = 2

/** Paths of products by sku. @param wanted products by sku */
async function productPaths(
  after: string | null,
  wanted: ReadonlyMap<string, string>,
  scope: RequestScope,
): Promise<ReadonlyMap<string, string>> {
  const paths = new Map<string, string>()
  let start = after
  for (let call = 0; call < MOST_CALLS && paths.size < wanted.size; call++) {
    const { items } = await productsAfter(start, scope)
    for (const product of items) if (wanted.has(product.sku)) paths.set(product.sku, productUrl(product, urlSettings(scope)))
    const last = items.at(-1)?.id
    if (last === undefined || last === start) break
    start = last
  }
  return paths
}

type PathsOfView = readonly [storeView: string, paths: ReadonlyMap<string, string>]

/** Paths by key in every store view, one view at a time, because each answer is as long as a file. Failing store views are left out. */
async function pathsInViews(
  own: ReadonlyMap<string, string>,
  scope: RequestScope,
  loadPaths: (scope: RequestScope) => Promise<ReadonlyMap<string, string>>,
): Promise<readonly PathsOfView[]> {
  const views: PathsOfView[] = []
  for (const storeView of scope.config.storeViews) {
    const isOwn = storeView.code === scope.storeView.code
    const paths = isOwn ? own : await unlessFailed(loadPaths(inStoreView(storeView, scope)), scope)
    if (paths) views.push([storeView.code, paths])
  }
  return views
}

function alternatesIn(views: readonly PathsOfView[], key: string): readonly Alternate[] {
  const pages = views.flatMap(([storeView, paths]): Alternate[] => {
    const path = paths.get(key)
    return path === undefined ? [] : [{ storeView, path }]
  })
  return pages.length > 1 ? pages : []
}

/** Engines with numeric ids reject words. The id may be a word: clients can invent file names, and documents can be wrong. */
async function productsAfter(
  after: string | null,
  { platform, storeView, read }: RequestScope,
  fields?: readonly string[],
): Promise<SearchResult<CatalogProduct>> {
  try {
    return await platform.products(storeView, sitemapProductsRequest(after, fields), { ...read, isCached: false })
  } catch (error) {
    if (error instanceof PlatformRefused && after !== null) return NO_RESULT
    throw error
  }
}
