import type { Extension } from '#schema/page.types.ts'
import type { UpstreamCache } from '../cache/caches/upstream.ts'
import type { Log } from '../cache/log.ts'
import type { SharedStore } from '../cache/valkey/shared-store.ts'
import type { PlatformConfig } from '../config/platform.ts'
import type { StoreViewConfig } from '../config/store-view.ts'
import type { ReadOptions } from './base/read-options.ts'
import { type BlogReads, blogReads } from './blog/reads.ts'
import { type CartCalls, cartCalls } from './cart/calls.ts'
import { cmsDataReads } from './catalog/cms-data.ts'
import { createExtensions, type Extensions } from './extensions/extensions.ts'
import { extensionProbe } from './extensions/probe.ts'
import { openFamilies } from './families.ts'
import { type CallObserver, NO_OBSERVER } from './http/call-observer.ts'
import { type MailCalls, mailCalls } from './mail/calls.ts'
import { resizedPicture, type SourcePicture } from './media/pictures.ts'
import { type OrderCalls, orderCalls } from './order/calls.ts'
import { type CurrentPrices, type PriceReadOptions, priceReads } from './price/reads.ts'
import { type ReviewCalls, reviewCalls } from './review/calls.ts'
import { probeCluster } from './search/cluster.ts'
import { type ContentReads, contentReads } from './search/content-reads.ts'
import { type SearchRead, type SearchReads, searchReads } from './search/reads.ts'
import type { Stock } from './stock/list.ts'
import { stockReads } from './stock/reads.ts'
import { type UrlRead, urlReads } from './urls/reads.ts'
import { type UserCalls, userCalls } from './user/calls.ts'
import { type NewsletterCalls, newsletterCalls } from './user/newsletter.ts'

/**
 * The merchant's platform, decoded. Public answers are cached for all shoppers, except those in a customer group with its own prices.
 * Answers about one shopper are never cached. Reads throw PlatformUnreachable or PlatformRefused unless stated otherwise.
 */
export interface Platform extends ContentReads {
  readonly products: SearchRead<'product'>
  readonly productNames: SearchReads['productNames']
  readonly categories: SearchRead<'category'>
  readonly attributes: SearchRead<'attribute'>
  readonly taxRules: SearchRead<'taxrule'>
  readonly reviews: SearchRead<'review'>
  readonly cmsHierarchy: SearchRead<'cms_hierarchy'>
  /** In the order given; null if the platform gave no answer. Never throws platform errors. */
  stock(view: StoreViewConfig, skus: readonly string[], options?: ReadOptions): Promise<readonly (Stock | null)[]>
  /** The prices the platform returned. Never throws platform errors. */
  prices(view: StoreViewConfig, skus: readonly string[], options?: PriceReadOptions): Promise<CurrentPrices>
  readonly resolveUrl: UrlRead
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
  lacking(): readonly Extension[]
  /** Finds out which extensions the platform lacks, now and every five minutes. Resolves soon even if the platform does not answer. */
  watchExtensions(view: StoreViewConfig, onChange: () => void): Promise<void>
  /** Resolves if the platform answers. @throws PlatformUnreachable */
  probe(signal: AbortSignal): Promise<void>
  /** Resolves if the search engine answers a search in this view's index; null if the platform is asked for the catalogue. @throws PlatformUnreachable */
  readonly probeCatalog: ((view: Pick<StoreViewConfig, 'index'>, signal: AbortSignal) => Promise<void>) | null
  /** Aborts reads and waits for calls that change data. */
  close(): Promise<void>
}

/**
 * @param config the platform's address; the sandbox's if it is embedded
 * @param cache shared with the invalidation
 * @param shared store shared by all replicas; null when this process runs alone
 * @param observer receives every call
 */
export function createPlatform(
  config: PlatformConfig & { readonly url: string },
  cache: UpstreamCache,
  log: Log,
  shared: SharedStore | null = null,
  observer: CallObserver = NO_OBSERVER,
): Platform {
  const { orderTimeoutMs, searchTimeoutMs, searchAdapter, cluster } = config
  const families = openFamilies(config, log, observer)
  const { catalog, commerce, account, carts, orders, pictures, engine } = families
  const probe = extensionProbe(account)
  let extensions: Extensions | null = null
  const own = { http: catalog, adapter: searchAdapter }
  const sources = { catalog: cluster && engine ? { http: engine, adapter: cluster.path } : own, groups: own }
  const { read, productNames } = searchReads(sources, cache, { timeoutMs: searchTimeoutMs, log })

  return {
    products: read,
    productNames,
    categories: read,
    attributes: read,
    taxRules: read,
    reviews: read,
    cmsHierarchy: read,
    ...contentReads(read, config.cmsData ? cmsDataReads(catalog, cache) : null),
    stock: stockReads(commerce, cache, log),
    prices: priceReads(commerce, cache, log),
    resolveUrl: urlReads(catalog, cache, { timeoutMs: searchTimeoutMs, log }),
    picture: ({ width, height }, path, { signal } = {}) => resizedPicture(pictures, { path, width, height }, { signal }),
    blog: blogReads(catalog, cache),
    user: userCalls(account),
    newsletter: newsletterCalls(account),
    mail: mailCalls(account, shared),
    review: reviewCalls(account, shared),
    cart: cartCalls(carts, log),
    order: orderCalls(orders, orderTimeoutMs, shared),
    lacking: () => extensions?.lacking() ?? [],
    watchExtensions: (view, onChange) => {
      extensions = createExtensions((extension) => probe(view, extension), log)
      return extensions.watch(onChange)
    },
    probe: async (signal) => {
      await catalog.get('/api/', {}, { name: 'probe', signal, isQuiet: true })
    },
    probeCatalog: cluster && engine && (({ index }, signal) => probeCluster(engine, cluster, index, signal)),
    close: async () => {
      extensions?.close()
      await families.close()
    },
  }
}
