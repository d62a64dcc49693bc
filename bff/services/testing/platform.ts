import { contentWith } from '../../../test/kit/content.ts'
import type { Log } from '../../cache/log.ts'
import { readConfig } from '../../config/config.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import type { SearchDictionaries } from '../scope/dictionaries.ts'
import { createRequestScope, type RequestFacts, type RequestScope, type ShopScope } from '../scope/request-scope.ts'

type Defined<Calls> = Calls extends (...given: never[]) => unknown ? Calls : Calls extends object ? Partial<Calls> : Calls

/** Some calls of the platform, and some of those that belong together. */
export type PlatformPart = { readonly [Name in keyof Platform]?: Defined<Platform[Name]> }

/** A platform for tests: answers only what the test defines and fails the test for any other call. */
export function fakePlatform(given: PlatformPart = {}): Platform {
  const empty = async () => toResult([])
  const answered: PlatformPart = {
    categories: empty,
    attributes: empty,
    taxRules: empty,
    productNames: async () => [],
    stock: async (_view, skus) => skus.map(() => null),
    prices: async () => ({ items: [], isComplete: true }),
    lacking: () => [],
    close: async () => undefined,
    ...given,
  }
  // A proxy fails undefined calls, so that new platform reads need no change here.
  return new Proxy(answered as Platform, {
    get: (platform, name) => Reflect.get(platform, name) ?? (name === 'then' ? undefined : refuseCall(String(name))),
  })
}

const refuseCall = (name: string) => (): never => {
  throw new Error(`Unexpected platform call: ${name}`)
}

/** A call that the platform does not answer. */
export const failUnreachable = async () => Promise.reject(new PlatformUnreachable('PLATFORM_NETWORK'))

export const toResult = <T>(items: readonly T[], given: Partial<SearchResult<T>> = {}): SearchResult<T> => ({
  items,
  scores: items.map(() => null),
  total: items.length,
  totalIsExact: true,
  orderIsRefused: false,
  aggregations: {},
  attributeMetadata: [],
  suggestions: [],
  partialReason: null,
  ...given,
})

export const productsFrom =
  (catalog: readonly CatalogProduct[]): Platform['products'] =>
  async (_view, request) =>
    toResult(catalog.filter((product) => matches(product, request)))

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

export const config = readConfig(contentWith({ settings: { platform: { priceSync: false, stockSync: false } } }))

export const dictionaries: SearchDictionaries = new Map()

export function scopeWith(platform: PlatformPart = {}, given: Partial<ShopScope & RequestFacts> = {}): RequestScope {
  const [storeView] = config.storeViews
  if (!storeView) throw new Error('There is no store view')
  const { platform: other, config: settings = config, ...facts } = given
  return createRequestScope(
    { platform: other ?? fakePlatform(platform), config: settings, dictionaries },
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
