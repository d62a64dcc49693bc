import type { UpstreamCache } from '../cache/caches/upstream.ts'
import type { Log } from '../cache/log.ts'
import { categoryTag, contentTag, productTag } from '../cache/tags.ts'
import type { SharedStore } from '../cache/valkey/shared-store.ts'
import type { PlatformConfig } from '../config/platform.ts'
import type { StoreViewConfig } from '../config/store-view.ts'
import type { CmsBlock, CmsPage } from '../domain/content/content.types.ts'
import type { SearchEntity, SearchRequest } from '../domain/search/search.types.ts'
import { PlatformUnreachable, SearchUnreachable } from './base/errors.ts'
import { foundOr } from './base/outcome.ts'
import type { ReadOptions } from './base/read-options.ts'
import { type BlogReads, blogReads } from './blog/reads.ts'
import { type CartCalls, cartCalls } from './cart/calls.ts'
import { cmsDataReads } from './catalog/cms-data.ts'
import { createPlatformHttp } from './http/client.ts'
import { storeQuery } from './http/store-query.ts'
import { type MailCalls, mailCalls } from './mail/calls.ts'
import { resizedPicture, type SourcePicture } from './media/pictures.ts'
import { type OrderCalls, orderCalls } from './order/calls.ts'
import { type CurrentPrices, type PriceReadOptions, priceReads } from './price/reads.ts'
import { type ReviewCalls, reviewCalls } from './review/calls.ts'
import { type Documents, entityType } from './search/entities.ts'
import { searchForGroup } from './search/group-search.ts'
import { createRefusedFields } from './search/refusals/refused-fields.ts'
import { type SearchResult, search } from './search/search.ts'
import type { Stock } from './stock/list.ts'
import { stockReads } from './stock/reads.ts'
import { mapUrl, type UrlTarget } from './urls/url-map.ts'
import { type UserCalls, userCalls } from './user/calls.ts'
import { type NewsletterCalls, newsletterCalls } from './user/newsletter.ts'

type SearchRead<E extends SearchEntity> = (
  view: StoreViewConfig,
  request: SearchRequest<E>,
  options?: ReadOptions,
) => Promise<SearchResult<Documents[E]>>

/**
 * The merchant's platform, decoded. Public answers are cached for all shoppers, except those in a customer group with its own prices.
 * Answers about one shopper are never cached. Reads throw PlatformUnreachable or PlatformRefused unless stated otherwise.
 */
export interface Platform {
  readonly products: SearchRead<'product'>
  /** Only the names of the products found; cached for longer than products. */
  productNames(view: StoreViewConfig, request: SearchRequest<'product'>, options?: ReadOptions): Promise<readonly string[]>
  readonly categories: SearchRead<'category'>
  readonly attributes: SearchRead<'attribute'>
  readonly taxRules: SearchRead<'taxrule'>
  readonly reviews: SearchRead<'review'>
  readonly cmsHierarchy: SearchRead<'cms_hierarchy'>
  /** The active page with exactly this identifier among the search results. @source CMS-8; platform contract §11.68 */
  cmsPage(
    view: StoreViewConfig,
    identifier: string,
    request: SearchRequest<'cms_page'>,
    options?: ReadOptions,
  ): Promise<CmsPage | null>
  cmsBlock(
    view: StoreViewConfig,
    identifier: string,
    request: SearchRequest<'cms_block'>,
    options?: ReadOptions,
  ): Promise<CmsBlock | null>
  /** In the order given; null if the platform gave no answer. Never throws platform errors. */
  stock(view: StoreViewConfig, skus: readonly string[], options?: ReadOptions): Promise<readonly (Stock | null)[]>
  /** The prices the platform returned. Never throws platform errors. */
  prices(view: StoreViewConfig, skus: readonly string[], options?: PriceReadOptions): Promise<CurrentPrices>
  resolveUrl(
    view: StoreViewConfig,
    path: string,
    options?: ReadOptions & { readonly childSku?: string },
  ): Promise<UrlTarget | null>
  /** Not cached: the caller stores the converted picture. */
  picture(
    size: { readonly width: number; readonly height: number },
    path: string,
    options?: ReadOptions,
  ): Promise<SourcePicture | null>
  readonly blog: BlogReads
  /** Customer accounts; never cached. */
  readonly user: UserCalls
  readonly newsletter: NewsletterCalls
  readonly mail: MailCalls
  readonly review: ReviewCalls
  /** A shopper's cart; never cached. */
  readonly cart: CartCalls
  readonly order: OrderCalls
  /** Resolves if the platform answers. @throws PlatformUnreachable */
  probe(signal: AbortSignal): Promise<void>
  /** Aborts reads and waits for calls that change data. */
  close(): Promise<void>
}

const MIB = 1024 * 1024

// Product names rarely change, and all names at once are a large download.
const NAMES_LIFETIME = { freshSeconds: 900, staleWhileRevalidateSeconds: 9000 }

/**
 * @param config the platform's address; the sandbox's if it is embedded
 * @param cache shared with the invalidation
 * @param shared store shared by all replicas; null when this process runs alone
 */
export function createPlatform(
  config: PlatformConfig & { readonly url: string },
  cache: UpstreamCache,
  log: Log,
  shared: SharedStore | null = null,
): Platform {
  const { url, connections, timeoutMs, orderTimeoutMs, searchTimeoutMs, searchAdapter: adapter, tokenInHeader } = config
  const open = (family: string, maxResponseBytes: number, probeMs = timeoutMs) =>
    createPlatformHttp({ url, family, connections, timeoutMs, probeMs, maxResponseBytes, tokenInHeader }, log)
  // Separate, so that a slow ERP behind stock and prices does not affect catalogue, carts or pictures.
  const catalogue = open('catalogue', 32 * MIB, searchTimeoutMs)
  const commerce = open('commerce', 4 * MIB)
  const account = open('account', 4 * MIB)
  const carts = open('carts', 4 * MIB)
  const orders = open('orders', 4 * MIB)
  const pictures = open('pictures', 16 * MIB)
  const searching = { timeoutMs: searchTimeoutMs, adapter, refused: createRefusedFields(log), log }

  async function read<E extends SearchEntity>(
    { index }: StoreViewConfig,
    request: SearchRequest<E>,
    { signal, group = null, onPartial, isKept = true }: ReadOptions = {},
  ): Promise<SearchResult<Documents[E]>> {
    if (group && request.entity === 'product') {
      return wholeOr(onPartial, await search(catalogue, index, searchForGroup(request, group), { ...searching, signal }))
    }
    if (!isKept) return wholeOr(onPartial, await search(catalogue, index, request, { ...searching, signal }))
    const { tagOf } = entityType(request.entity)
    const fetch = (why: 'miss' | 'stale') => search(catalogue, index, request, { ...searching, cache: why })
    const tags = ({ items }: SearchResult<Documents[E]>) => [request.entity, ...items.map(tagOf)]
    const isNegative = ({ items, total }: SearchResult<Documents[E]>) => items.length === 0 && total === 0
    const { value } = await cache.read({ call: 'search', index, request }, fetch, { tags, isNegative, isPartial, signal })
    return wholeOr(onPartial, value)
  }

  const cmsData = config.cmsData ? cmsDataReads(catalogue, cache) : null
  /** Treats an index without any content as missing if there is another source. */
  async function indexed<Found extends Content>(search: Promise<{ readonly items: readonly Found[] }>, identifier: string) {
    const { items } = cmsData ? await foundOr(search, { items: [] }) : await search
    return activeOf(items, identifier)
  }

  return {
    products: read,

    async productNames({ index }, request, { signal } = {}) {
      const fetch = async (why: 'miss' | 'stale') => {
        const { items } = wholeOr(undefined, await search(catalogue, index, request, { ...searching, cache: why }))
        return [...new Set(items.map(({ name }) => name))]
      }
      const tags = () => [request.entity]
      const isNegative = (names: readonly string[]) => names.length === 0
      const { value } = await cache.read({ call: 'product names', index, request }, fetch, {
        ...NAMES_LIFETIME,
        tags,
        isNegative,
        signal,
      })
      return value
    },

    categories: read,
    attributes: read,
    taxRules: read,
    reviews: read,
    cmsHierarchy: read,
    cmsPage: async (view, identifier, request, options) =>
      (await indexed(read(view, request, options), identifier)) ?? cmsData?.page(view, identifier, options) ?? null,
    cmsBlock: async (view, identifier, request, options) =>
      (await indexed(read(view, request, options), identifier)) ?? cmsData?.block(view, identifier, options) ?? null,
    stock: stockReads(commerce, cache, log),
    prices: priceReads(commerce, cache, log),

    async resolveUrl(view, path, { signal, childSku = null } = {}) {
      const store = storeQuery(view)
      const fetch = (why: 'miss' | 'stale') =>
        mapUrl(catalogue, path, childSku, store, { timeoutMs: searchTimeoutMs, cache: why, log })
      const isNegative = (target: UrlTarget | null) => target === null
      const { value } = await cache.read({ call: 'url map', view: view.code, path, childSku }, fetch, {
        tags: tagsOfTarget,
        isNegative,
        signal,
      })
      return value
    },

    picture: ({ width, height }, path, { signal } = {}) => resizedPicture(pictures, { path, width, height }, { signal }),
    blog: blogReads(catalogue, cache),
    user: userCalls(account),
    newsletter: newsletterCalls(account),
    mail: mailCalls(account, shared),
    review: reviewCalls(account, shared),
    cart: cartCalls(carts, log),
    order: orderCalls(orders, orderTimeoutMs, shared),
    probe: async (signal) => {
      await catalogue.get('/api/', {}, { name: 'probe', signal })
    },
    close: async () => {
      // Reads are no longer needed. Calls that change data, such as an order, have been answered or soon will be.
      await Promise.all([
        ...[catalogue, commerce, pictures].map((family) => family.close()),
        ...[account, carts, orders].map((family) => family.finish()),
      ])
    },
  }
}

const isPartial = ({ partialReason }: SearchResult<unknown>): boolean => partialReason !== null

/** An empty partial result proves nothing. @throws SearchUnreachable if the result is partial and the caller does not accept one */
function wholeOr<T>(onPartial: (() => void) | undefined, result: SearchResult<T>): SearchResult<T> {
  if (!isPartial(result)) return result
  if (!onPartial || result.items.length === 0) {
    throw new SearchUnreachable(new PlatformUnreachable('PLATFORM_PARTIAL', null, result.partialReason))
  }
  onPartial()
  return result
}

type Content = Pick<CmsPage, 'identifier' | 'isActive'>

const activeOf = <T extends Content>(items: readonly T[], identifier: string): T | null =>
  items.find((item) => item.identifier === identifier && item.isActive) ?? null

function tagsOfTarget(target: UrlTarget | null): readonly string[] {
  if (!target) return []
  const tagOf = { product: productTag, category: categoryTag, cms_page: contentTag }[target.type]
  return [target.type, tagOf(target.source.id)]
}
