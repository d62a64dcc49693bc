import { savesData } from '../data/save-data.ts'
import { APP_SHELL, CACHE_NAMES, CACHE_PREFIX } from '../storage/page-cache/cache-names.ts'
import { prefixOfShell, shellFor } from './shell-for.ts'
import { assets, brand, markOffline, pages } from './stores.ts'
import { unpackArchive } from './unpack-archive.ts'

/** Changes with every file of the build. This changes the script, which is how browsers detect a new version. */
const NAME = CACHE_NAMES.appShell(import.meta.env.VITE_BUILD)

/** The logo, which every page shows. */
const MARK = '/mark.svg'

/** Addresses of built files in a document. */
const ASSET = /\/assets\/[\w.-]+/g
const isArchive = (file: string) => file.endsWith('.json')
const findAssets = (html: string) => [...new Set(html.match(ASSET) ?? [])]

/**
 * Caches the app shell of the default store view, and of other views opened with an earlier build.
 * @throws if the first cannot be fetched; the previous build then stays
 */
export async function cacheAppShells(event: ExtendableEvent): Promise<void> {
  await cacheAppShell(event)
  for (const path of await oldShells())
    await cacheAppShell(event, path).catch((error) => console.info('A store view could not be cached for offline use', error))
}

/** Caches the app shell of a visited store view, once. */
export async function cacheStoreView(event: ExtendableEvent, prefix: string): Promise<void> {
  const path = prefix + APP_SHELL
  if (prefixOfShell(path) === null || (await caches.match(path, { cacheName: NAME }))) return
  await cacheAppShell(event, path)
}

async function oldShells(): Promise<ReadonlySet<string>> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_NAMES.appShell('')))
  const kept = await Promise.all(names.map(async (name) => shellPaths(await caches.open(name))))
  return new Set(kept.flat().filter((path) => path !== APP_SHELL))
}

const shellPaths = async (cache: Cache) => (await cache.keys()).map(({ url }) => new URL(url).pathname)

/**
 * Caches the document in which any page can be shown, and every file the document names. If most of the files are missing, they are
 * unpacked from its archive, together with those of the other screens. Otherwise they are fetched one by one; the open page has fetched
 * most of them, so they come from the browser's HTTP cache.
 * @throws if a file cannot be fetched, or another page comes in place of the document
 */
async function cacheAppShell(event: ExtendableEvent, path: string = APP_SHELL): Promise<void> {
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok) throw new Error(`The app shell answers with status ${response.status}`)
  const html = await response.clone().text()
  const named = findAssets(html)
  if (named.length === 0) throw new Error('The app shell names no built file')
  const archive = named.find(isArchive)
  const files = named.filter((file) => !isArchive(file))
  if (archive && !savesData() && (await isMostlyMissing(files))) await unpackArchive(archive).catch(noteMissingArchive)
  for (const file of files) {
    const answer = await assets.handle({ event, request: new Request(file) })
    if (!answer.ok) throw new Error(`${file} answers with status ${answer.status}`)
  }
  await brand.handle({ event, request: new Request(MARK) })
  const cache = await caches.open(NAME)
  await cache.put(path, response)
}

async function isMostlyMissing(files: readonly string[]): Promise<boolean> {
  const found = await Promise.all(files.map((file) => caches.match(file, { cacheName: assets.cacheName })))
  return found.filter((file) => file === undefined).length > files.length / 2
}

/** Logs a failure, unless the browser is offline. Without the archive, the files are fetched one by one. */
const noteMissingArchive = (error: unknown) => {
  if (navigator.onLine) console.info('The archive of built files could not be unpacked', error)
}

/** The app shell of the page's store view, used when the page cannot be reached. */
export async function appShell({ url }: Pick<Request, 'url'>): Promise<Response | undefined> {
  const path = shellFor(new URL(url).pathname, await shellPaths(await caches.open(NAME)))
  const response = path && (await caches.match(path, { cacheName: NAME }))
  return response ? markOffline(response) : undefined
}

/** Maximum number of built files: enough for three builds, so that tabs of an earlier build find their files. */
const MOST_ASSETS = 750

/** Deletes app shells and files of earlier builds, and pages with missing files. */
export async function deleteOldBuilds(): Promise<void> {
  const files = await caches.open(assets.cacheName)
  // The keys of a cache are in the order of their insertion.
  for (const oldest of (await files.keys()).slice(0, -MOST_ASSETS)) await files.delete(oldest)
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX) && name.includes('app-shell') && name !== NAME) await caches.delete(name)
  const kept = await caches.open(pages.cacheName)
  for (const page of await kept.keys()) if (!(await isComplete(kept, page))) await kept.delete(page)
}

async function isComplete(kept: Cache, page: Request): Promise<boolean> {
  const html = (await (await kept.match(page, { ignoreVary: true }))?.text()) ?? ''
  const found = await Promise.all(findAssets(html).map((file) => caches.match(file, { cacheName: assets.cacheName })))
  return found.length > 0 && found.every((file) => file !== undefined)
}
