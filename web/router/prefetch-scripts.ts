import type { ShopInfo } from '#schema/page.types.ts'
import { savesData } from '../data/save-data.ts'
import { CACHE_NAMES } from '../storage/page-cache/cache-names.ts'

const BUILT = /^\/assets\/[\w.-]+$/

/** Timeout of a request in milliseconds, so that one that hangs does not block the others. */
const REQUEST_MS = 30_000

/** Pauses before each retry, in milliseconds. */
const PAUSES_MS = [1000, 5000]

/**
 * Fetches the scripts and styles of every route that the device does not have, one after the other, so that every visited page can be
 * shown offline. They run only when needed. Offline, waits for the network.
 * @param cached addresses of the files that the service worker caches already; null without a service worker
 * @throws the error of the last retry
 * @source HOME-5
 */
export async function prefetchScripts({ basePath }: Pick<ShopInfo, 'basePath'>, cached: readonly string[] | null): Promise<void> {
  if (savesData()) return
  const manifest: unknown = await fetchWithRetries(`${basePath}/client-manifest.json`, (response) => response.json())
  const known = await cachedFiles(cached)
  for (const file of builtFiles(manifest))
    if (!known.has(file)) await fetchWithRetries(file, (response) => response.arrayBuffer())
}

async function fetchWithRetries<Content>(path: string, read: (response: Response) => Promise<Content>): Promise<Content> {
  for (const pause of PAUSES_MS) {
    try {
      return await fetchFile(path, read)
    } catch {
      // The last attempt throws its error.
      await (navigator.onLine ? new Promise((resolve) => setTimeout(resolve, pause)) : waitForNetwork())
    }
  }
  return fetchFile(path, read)
}

async function fetchFile<Content>(path: string, read: (response: Response) => Promise<Content>): Promise<Content> {
  return read(await fetch(path, { priority: 'low', signal: AbortSignal.timeout(REQUEST_MS) }))
}

const waitForNetwork = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** Paths of files that are cached or about to be; without a service worker, of those this page has fetched. */
async function cachedFiles(cached: readonly string[] | null): Promise<ReadonlySet<string>> {
  const stored = await storedFiles().catch(() => [])
  const others = cached ?? performance.getEntriesByType('resource').map(({ name }) => name)
  return new Set([...others, ...stored.map(({ url }) => url)].map((url) => new URL(url).pathname))
}

/** @throws SecurityError if the browser blocks storage */
async function storedFiles(): Promise<readonly Request[]> {
  const hasCache = 'caches' in globalThis && (await caches.has(CACHE_NAMES.assets))
  return hasCache ? (await caches.open(CACHE_NAMES.assets)).keys() : []
}

/** The files a build manifest names, without duplicates; ignores everything else in it. */
export function builtFiles(manifest: unknown): ReadonlySet<string> {
  const routes = typeof manifest === 'object' && manifest !== null && 'routes' in manifest ? manifest.routes : null
  if (typeof routes !== 'object' || routes === null) return new Set()
  const files = Object.values(routes).flatMap((list: unknown) => (Array.isArray(list) ? list : []))
  return new Set(files.filter((file): file is string => typeof file === 'string' && BUILT.test(file)))
}
