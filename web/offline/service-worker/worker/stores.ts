import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, type StrategyOptions } from 'workbox-strategies'
import { SEARCH } from '#schema/rules/constants.ts'
import { CACHE_NAMES, OFFLINE_MARK } from '../cache-names.ts'
import type { KeptKind } from '../kept-kind.ts'
import { mayKeep } from '../may-keep.ts'
import { KeptFirst } from './kept-first.ts'

/** Those used longest ago go first. Files of four or five builds fit, so that tabs of a former one find theirs. */
const MOST = { pages: 60, assets: 400, pictures: 300, brand: 12 } as const

const onlyWhatMayBeKept = (kind: KeptKind) => ({
  cacheWillUpdate: async ({ response }: { readonly response: Response }) => (mayKeep(kind, response) ? response : null),
})

const store = (kind: KeptKind, cacheName: string, maxEntries: number, purgeOnQuotaError = false) => ({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [onlyWhatMayBeKept(kind), new ExpirationPlugin({ maxEntries, purgeOnQuotaError })],
})

/** Built files, by names that change with their content. */
export const assets = new KeptFirst(store('asset', CACHE_NAMES.assets, MOST.assets))

/** Mark and icons: the same names for ever, so that a new one is asked for first. */
export const brand = new NetworkFirst(store('brand', CACHE_NAMES.brand, MOST.brand))

/** Pictures of products; what goes first where there is no room. */
export const pictures = new KeptFirst(store('picture', CACHE_NAMES.pictures, MOST.pictures, true))

/** Marks what the device gives because the shop did not answer, for the page to say so. */
export const markedOffline = ({ body, status, headers }: Response) => {
  const marked = new Headers(headers)
  marked.append('server-timing', OFFLINE_MARK)
  return new Response(body, { status, headers: marked })
}

const marksWhatIsKept: NonNullable<StrategyOptions['plugins']>[number] = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markedOffline(cachedResponse),
}

const keptPages = store('page', CACHE_NAMES.pages, MOST.pages, true)

/** Pages that were visited: as they are now, or as they were where the shop does not answer in time. */
export const pages = new NetworkFirst({
  ...keptPages,
  plugins: [...keptPages.plugins, marksWhatIsKept],
  networkTimeoutSeconds: SEARCH.clientTimeoutMs / 1000,
})
