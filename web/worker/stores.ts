import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { QUERY } from '#schema/rules/constants.ts'
import { CACHE_NAMES, OFFLINE_MARK } from '../storage/page-cache/cache-names.ts'
import { isCacheable } from '../storage/page-cache/is-cacheable.ts'
import type { RequestKind } from '../storage/page-cache/request-kind.ts'
import { CacheFirst } from './cache-first.ts'
import { findOtherSize } from './other-size.ts'

/** Maximum entries; the least recently used are evicted first. */
const MOST_ENTRIES = { pages: 60, pictures: 300, brand: 12 } as const

const cacheIfAllowed = (kind: RequestKind) => ({
  cacheWillUpdate: async ({ response }: { readonly response: Response }) => (isCacheable(kind, response) ? response : null),
})

const store = (kind: RequestKind, cacheName: string, maxEntries: number, purgeOnQuotaError = false) => ({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [cacheIfAllowed(kind), new ExpirationPlugin({ maxEntries, purgeOnQuotaError })],
})

/** Built files, with names that change with their content. Only a new build adds some, and evicts the oldest. */
export const assets = new CacheFirst({
  cacheName: CACHE_NAMES.assets,
  matchOptions: { ignoreVary: true },
  plugins: [cacheIfAllowed('asset')],
})

/** Logo and icons. Their names never change, so the network comes first. */
export const brand = new NetworkFirst(store('brand', CACHE_NAMES.brand, MOST_ENTRIES.brand))

const pictureStore = store('picture', CACHE_NAMES.pictures, MOST_ENTRIES.pictures, true)

/** Has no size of its own, so that it takes the place of the picture. */
const blankPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })

/**
 * Product pictures, deleted first when the device is full. Without a network, a picture is shown in another size the device has, or blank:
 * the browser's icon for a missing picture says nothing that the name beside it does not.
 * @source CACHE-21, CACHE-26
 */
export const pictures = new CacheFirst({
  ...pictureStore,
  plugins: [
    ...pictureStore.plugins,
    {
      handlerDidError: async ({ request }) =>
        (await findOtherSize(request.url, await caches.open(CACHE_NAMES.pictures))) ?? blankPicture(),
    },
  ],
})

/** Marks a response the device serves because the shop did not answer, so that the page can say so. */
export const markOffline = ({ body, status, headers }: Response) => {
  const marked = new Headers(headers)
  marked.append('server-timing', OFFLINE_MARK)
  return new Response(body, { status, headers: marked })
}

const markCachedPages: NonNullable<StrategyOptions['plugins']>[number] = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markOffline(cachedResponse),
}

const pageStore = store('page', CACHE_NAMES.pages, MOST_ENTRIES.pages, true)

/** Visited pages: from the network, or from the cache if the shop does not answer in time. */
export const pages = new NetworkFirst({
  ...pageStore,
  plugins: [...pageStore.plugins, markCachedPages],
  networkTimeoutSeconds: QUERY.clientTimeoutMs / 1000,
})
