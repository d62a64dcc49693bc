import type { Extension } from '#schema/page.types.ts'
import type { UpstreamCache } from '../cache/caches/upstream.ts'
import type { Log } from '../cache/log.ts'
import type { SharedStore } from '../cache/valkey/shared-store.ts'
import type { PlatformConfig } from '../config/platform.ts'
import type { StoreViewConfig } from '../config/store-view.ts'
import type { ReadOptions } from './base/read-options.ts'
import { blogReads } from './blog/reads.ts'
import { cartCalls } from './cart/calls.ts'
import { cmsDataReads } from './catalog/cms-data.ts'
import { createExtensions, type Extensions } from './extensions/extensions.ts'
import { extensionProbe } from './extensions/probe.ts'
import { openFamilies } from './families.ts'
import { type CallObserver, NO_OBSERVER } from './http/call-observer.ts'
import { mailCalls } from './mail/calls.ts'
import { resizedPicture } from './media/pictures.ts'
import { orderCalls } from './order/calls.ts'
import { priceReads } from './price/reads.ts'
import { reviewCalls } from './review/calls.ts'
import { probeCluster } from './search/cluster.ts'
import { contentReads } from './search/content-reads.ts'
import { searchReads } from './search/reads.ts'
import { stockReads } from './stock/reads.ts'
import { urlReads } from './urls/reads.ts'
import { userCalls } from './user/calls.ts'
import { newsletterCalls } from './user/newsletter.ts'

/**
 * The merchant's platform, decoded. Public answers are cached for all shoppers, except those in a customer group with its own prices.
 * Answers about one shopper are never cached. Reads throw PlatformUnreachable or PlatformRefused unless stated otherwise.
 */
export type Platform = ReturnType<typeof createPlatform>

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
) {
  const { orderTimeoutMs, searchTimeoutMs, searchAdapter, cluster } = config
  const families = openFamilies(config, log, observer)
  const { catalog, commerce, account, carts, orders, pictures, engine } = families
  const probe = extensionProbe(account)
  let extensions: Extensions | null = null
  const own = { http: catalog, adapter: searchAdapter }
  const sources = { catalog: cluster && engine ? { http: engine, adapter: cluster.path } : own, groups: own }
  const { read, productNames } = searchReads(sources, cache, { timeoutMs: searchTimeoutMs, log })

  return {
    products: read<'product'>,
    productNames,
    categories: read<'category'>,
    attributes: read<'attribute'>,
    taxRules: read<'taxrule'>,
    reviews: read<'review'>,
    cmsHierarchy: read<'cms_hierarchy'>,
    ...contentReads(read, config.cmsData ? cmsDataReads(catalog, cache) : null),
    /** In the order given; null if the platform gave no answer. Never throws platform errors. */
    stock: stockReads(commerce, cache, log),
    /** The prices the platform returned. Never throws platform errors. */
    prices: priceReads(commerce, cache, log),
    resolveUrl: urlReads(catalog, cache, { timeoutMs: searchTimeoutMs, log }),
    /** Not cached: the caller stores the converted picture. */
    picture: (size: { readonly width: number; readonly height: number }, path: string, { signal }: ReadOptions = {}) =>
      resizedPicture(pictures, { ...size, path }, { signal }),
    blog: blogReads(catalog, cache),
    /** Customer accounts; never cached. */
    user: userCalls(account, log),
    newsletter: newsletterCalls(account),
    mail: mailCalls(account, shared),
    review: reviewCalls(account, shared),
    /** A shopper's cart; never cached. */
    cart: cartCalls(carts, log),
    order: orderCalls(orders, orderTimeoutMs, shared),
    lacking: (): readonly Extension[] => extensions?.lacking() ?? [],
    /** Finds out which extensions the platform lacks, now and every five minutes. Resolves soon even if the platform does not answer. */
    watchExtensions(view: StoreViewConfig, onChange: () => void) {
      extensions = createExtensions((extension) => probe(view, extension), log)
      return extensions.watch(onChange)
    },
    /** Resolves if the platform answers. @throws PlatformUnreachable */
    async probe(signal: AbortSignal) {
      await catalog.get('/api/', {}, { name: 'probe', signal, isQuiet: true })
    },
    /**
     * Resolves if the search engine answers a search in this view's index; null if the platform is asked for the catalogue.
     * @throws PlatformUnreachable
     */
    probeCatalog:
      cluster &&
      engine &&
      (({ index }: Pick<StoreViewConfig, 'index'>, signal: AbortSignal) => probeCluster(engine, cluster, index, signal)),
    /** Aborts reads and waits for calls that change data. */
    async close() {
      extensions?.close()
      await families.close()
    },
  }
}
