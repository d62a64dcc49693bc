import { APP_SHELL, CACHE_NAMES, CACHE_PREFIX } from '../cache-names.ts'
import { assets, brand, markedOffline, pages } from './stores.ts'

/** Changes with every file of the build, and with it this script, which is how a browser sees that there is a new version. */
const NAME = CACHE_NAMES.appShell(import.meta.env.VITE_BUILD)

/** The mark, which every page shows. */
const MARK = '/mark.svg'

/** Addresses of built files that a document names. */
const ASSET = /\/assets\/[\w.-]+/g
const assetsIn = (html: string) => [...new Set(html.match(ASSET) ?? [])]

/**
 * Keeps the document that any page can be shown in, and every file it names, one after the other: most have been fetched by the
 * page that is open and come from the browser's own cache.
 * @throws when one of them cannot be had: the build before this one then stays
 */
export async function keepAppShell(event: ExtendableEvent): Promise<void> {
  const response = await fetch(APP_SHELL, { cache: 'no-store' })
  if (!response.ok) throw new Error(`The app shell answers with status ${response.status}`)
  for (const file of assetsIn(await response.clone().text())) {
    const answer = await assets.handle({ event, request: new Request(file) })
    if (!answer.ok) throw new Error(`${file} answers with status ${answer.status}`)
  }
  await brand.handle({ event, request: new Request(MARK) })
  const cache = await caches.open(NAME)
  await cache.put(APP_SHELL, response)
}

/** The app shell, for a page that cannot be reached. */
export async function appShell(): Promise<Response | undefined> {
  const response = await caches.match(APP_SHELL, { cacheName: NAME })
  return response && markedOffline(response)
}

/** What is of no use any more: app shells of former builds, and pages whose files are not all here. */
export async function deleteFormerBuilds(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX) && name.includes('app-shell') && name !== NAME) await caches.delete(name)
  const kept = await caches.open(pages.cacheName)
  for (const page of await kept.keys()) if (!(await isWhole(kept, page))) await kept.delete(page)
}

async function isWhole(kept: Cache, page: Request): Promise<boolean> {
  const html = (await (await kept.match(page, { ignoreVary: true }))?.text()) ?? ''
  const found = await Promise.all(assetsIn(html).map((file) => caches.match(file, { cacheName: assets.cacheName })))
  return found.length > 0 && found.every((file) => file !== undefined)
}
