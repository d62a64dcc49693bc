import type { ShopInfo } from '#schema/page.types.ts'
import { savesData } from '../data/save-data.ts'
import { CACHE_NAMES } from '../storage/page-cache/cache-names.ts'

const BUILT = /^\/assets\/[\w.-]+$/

/** A request that takes longer is given up: one that hangs must not keep all that come after it out. */
const REQUEST_MS = 30_000

/** How long it waits before it asks again for what did not come; after the last it does not ask any more. */
const PAUSES_MS = [1000, 5000]

/**
 * Fetches the scripts and styles of every route that the device has not kept, one after the other, so that any page that was
 * seen can be shown again without a network. None of them runs before it is needed. A network that is gone is waited for.
 * @param told addresses of the files that the service worker is keeping already; null where there is none
 * @throws what the last request for a file that does not come failed with
 * @source HOME-5
 */
export async function prefetchScripts({ basePath }: Pick<ShopInfo, 'basePath'>, told: readonly string[] | null): Promise<void> {
  if (savesData()) return
  const manifest: unknown = await insist(`${basePath}/client-manifest.json`, (response) => response.json())
  const there = await filesThere(told)
  for (const file of builtFiles(manifest)) if (!there.has(file)) await insist(file, (response) => response.arrayBuffer())
}

async function insist<Content>(path: string, read: (response: Response) => Promise<Content>): Promise<Content> {
  for (const pause of PAUSES_MS) {
    try {
      return await ask(path, read)
    } catch {
      // Whoever called is told of the last failure.
      await (navigator.onLine ? new Promise((resolve) => setTimeout(resolve, pause)) : networkIsBack())
    }
  }
  return ask(path, read)
}

async function ask<Content>(path: string, read: (response: Response) => Promise<Content>): Promise<Content> {
  return read(await fetch(path, { priority: 'low', signal: AbortSignal.timeout(REQUEST_MS) }))
}

const networkIsBack = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** Paths of what is kept or about to be; without a service worker, of what this page has fetched. */
async function filesThere(told: readonly string[] | null): Promise<ReadonlySet<string>> {
  const isKept = 'caches' in globalThis && (await caches.has(CACHE_NAMES.assets))
  const kept = isKept ? await (await caches.open(CACHE_NAMES.assets)).keys() : []
  const others = told ?? performance.getEntriesByType('resource').map(({ name }) => name)
  return new Set([...others, ...kept.map(({ url }) => url)].map((url) => new URL(url).pathname))
}

/** The files that a list of the build names, each once; whatever else it says is passed over. */
export function builtFiles(manifest: unknown): ReadonlySet<string> {
  const routes = typeof manifest === 'object' && manifest !== null && 'routes' in manifest ? manifest.routes : null
  if (typeof routes !== 'object' || routes === null) return new Set()
  const files = Object.values(routes).flatMap((list: unknown) => (Array.isArray(list) ? list : []))
  return new Set(files.filter((file): file is string => typeof file === 'string' && BUILT.test(file)))
}
