import type { Log } from '../../cache/log.ts'
import { readConfig } from '../../config/config.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import { createRequestScope, type RequestFacts, type RequestScope, type ShopScope } from '../request-scope.ts'

/** A platform for tests: answers nothing but what a test gives it, and fails the test for everything else. */
export function fakePlatform(given: Partial<Platform> = {}): Platform {
  const unexpected = (name: string) => (): never => {
    throw new Error(`The platform was not to be asked for ${name}`)
  }
  const empty = async () => found([])
  return {
    products: unexpected('products'),
    categories: empty,
    attributes: empty,
    taxRules: empty,
    reviews: unexpected('reviews'),
    cmsHierarchy: unexpected('the hierarchy of pages'),
    cmsPage: unexpected('a page'),
    cmsBlock: unexpected('a block'),
    stock: async (_view, skus) => skus.map(() => null),
    prices: async () => ({ items: [], isComplete: true }),
    resolveUrl: unexpected('a path'),
    picture: unexpected('a picture'),
    probe: unexpected('a sign of life'),
    close: async () => undefined,
    ...given,
  }
}

export const found = <T>(items: readonly T[], given: Partial<SearchResult<T>> = {}): SearchResult<T> => ({
  items,
  scores: items.map(() => null),
  total: items.length,
  totalIsExact: true,
  aggregations: {},
  attributeMetadata: [],
  suggestions: [],
  ...given,
})

/** Finds products by the sku, the parent or the category a request names. */
export const productsFrom =
  (catalogue: readonly CatalogProduct[]): Platform['products'] =>
  async (_view, request) =>
    found(catalogue.filter((product) => matches(product, request)))

function matches(product: CatalogProduct, { body }: SearchRequest): boolean {
  const text = JSON.stringify(body)
  const terms = (field: string): readonly string[] | null => {
    const match = new RegExp(`"${field}":(\\[[^\\]]*\\])`).exec(text)
    return match?.[1] ? JSON.parse(match[1]) : null
  }
  const isOneOf = (field: string, values: readonly string[]) =>
    terms(field)?.some((term) => values.includes(String(term))) ?? true
  return (
    isOneOf('sku', [product.sku]) &&
    isOneOf('id', [product.id]) &&
    isOneOf('url_path', [product.urlPath ?? '']) &&
    isOneOf(
      'configurable_children.sku',
      product.configurableChildren.map(({ sku }) => sku),
    )
  )
}

export const silent: Log = { debug: () => undefined, warn: () => undefined, error: () => undefined }

export const config = readConfig({ PRICE_SYNC: 'false', STOCK_SYNC: 'false' })

export function scopeWith(platform: Partial<Platform> = {}, given: Partial<ShopScope & RequestFacts> = {}): RequestScope {
  const [storeView] = config.storeViews
  if (!storeView) throw new Error('There is no store view')
  const { platform: other, config: settings = config, ...facts } = given
  return createRequestScope(
    { platform: other ?? fakePlatform(platform), config: settings },
    {
      storeView,
      signal: new AbortController().signal,
      log: silent,
      now: new Date('2026-11-20T12:00:00Z'),
      requestId: 'request-1',
      ...facts,
    },
  )
}
