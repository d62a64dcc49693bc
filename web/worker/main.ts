import { registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { requestKind } from '../storage/page-cache/request-kind.ts'
import { decodeTag } from '../sync/background-tag.ts'
import { appShell, cacheAppShells, cacheStoreView, deleteOldBuilds } from './app-shell.ts'
import { askShop } from './ask-shop.ts'
import { sendFrom } from './background-sync.ts'
import { decodeStoreView, decodeVisit, TAKE_OVER } from './page/visit.ts'
import { assets, brand, markOffline, pages, pictures } from './stores.ts'

declare const self: ServiceWorkerGlobalScope

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    /** @source Web Background Synchronization, `SyncEvent` */
    readonly sync: ExtendableEvent & { readonly tag: string }
  }
}

const network = new NetworkOnly()
const FILES = { asset: assets, picture: pictures, brand }

self.addEventListener('install', (event) => {
  event.waitUntil(cacheAppShells(event).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable()
      await deleteOldBuilds()
      await self.clients.claim()
    })(),
  )
})

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.clients.claim())
  const visit = decodeVisit(event.data)
  if (visit) event.waitUntil(cacheVisit(event, visit.page, visit.files))
  const prefix = decodeStoreView(event.data)
  if (prefix !== null) event.waitUntil(cacheStoreView(event, prefix))
})

self.addEventListener('sync', (event) => {
  const place = decodeTag(event.tag)
  if (place) event.waitUntil(sendFrom(place, self.clients))
})

for (const kind of ['asset', 'picture', 'brand'] as const) {
  registerRoute(({ request }) => readRequestKind(request) === kind, FILES[kind])
}

registerRoute(
  ({ request }) => readRequestKind(request) === 'page',
  async ({ request, event }) => {
    const response = await askShop(pages, { request, event })
    // A server error is treated like an unreachable shop.
    if (response && response.status < 500) return response
    const kept = await caches.match(request, { cacheName: pages.cacheName, ignoreVary: true })
    return kept ? markOffline(kept) : (response ?? (await appShell(request)) ?? Response.error())
  },
)

registerRoute(
  ({ request }) => readRequestKind(request) === 'private page',
  async ({ request, event }) => (await askShop(network, { request, event })) ?? (await appShell(request)) ?? Response.error(),
)

// All other navigations, including the checkout: fetched once with navigation preload, and never cached.
registerRoute(({ request }) => request.mode === 'navigate', network)

/**
 * Caches the page loaded before this worker, from the browser's HTTP cache. Its files come first, so that a cached page is complete.
 */
async function cacheVisit(event: ExtendableEvent, page: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const kind = requestKind({ method: 'GET', url: file, isNavigation: false }, self.location.origin)
    if (kind === 'asset' || kind === 'picture' || kind === 'brand') {
      await FILES[kind].handle({ event, request: new Request(file, { cache: 'force-cache' }) })
    }
  }
  if (requestKind({ method: 'GET', url: page, isNavigation: true }, self.location.origin) === 'page') {
    await pages.handle({ event, request: new Request(page, { cache: 'force-cache' }) })
  }
}

const readRequestKind = ({ method, url, mode }: Request) =>
  requestKind({ method, url, isNavigation: mode === 'navigate' }, self.location.origin)
