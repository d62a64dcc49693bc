import { isThrifty } from '../data/is-thrifty.ts'
import { CACHE_NAMES } from '../offline/service-worker/cache-names.ts'
import type { ShopInfo } from '../page.types.ts'

const BUILT = /^\/assets\/[\w.-]+$/

/**
 * Fetches the scripts and styles of every route that this page has not fetched, one after the other, so that any page that was
 * seen can be shown again without a network.
 * @source HOME-5
 */
export async function prefetchScripts({ basePath }: Pick<ShopInfo, 'basePath'>): Promise<void> {
  if (isThrifty()) return
  const manifest: unknown = await (await fetch(`${basePath}/client-manifest.json`, { priority: 'low' })).json()
  const there = await filesThere()
  for (const file of builtFiles(manifest)) if (!there.has(file)) await fetch(file, { priority: 'low' })
}

/** Paths of what this page has fetched, and of what the device has kept before. */
async function filesThere(): Promise<ReadonlySet<string>> {
  const isKept = 'caches' in globalThis && (await caches.has(CACHE_NAMES.assets))
  const kept = isKept ? await (await caches.open(CACHE_NAMES.assets)).keys() : []
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  return new Set([...fetched, ...kept.map(({ url }) => url)].map((url) => new URL(url).pathname))
}

/** The files that a list of the build names, each once; whatever else it says is passed over. */
export function builtFiles(manifest: unknown): ReadonlySet<string> {
  const routes = typeof manifest === 'object' && manifest !== null && 'routes' in manifest ? manifest.routes : null
  if (typeof routes !== 'object' || routes === null) return new Set()
  const files = Object.values(routes).flatMap((list: unknown) => (Array.isArray(list) ? list : []))
  return new Set(files.filter((file): file is string => typeof file === 'string' && BUILT.test(file)))
}
