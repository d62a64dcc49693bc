import type { ShopInfo } from '#schema/page.types.ts'
import { isOffline } from './api/errors.ts'
import { markOnline, updateNetwork } from './api/network.ts'
import { pollConnectivity } from './api/poll-connectivity.ts'
import { onRefreshed, warmUp } from './data/client-load.ts'
import { savesData } from './data/save-data.ts'
import { openAccount } from './features/account/customer/index.ts'
import { openAnalytics } from './features/buying/analytics/index.ts'
import { openCart } from './features/buying/cart/index.ts'
import { openCheckout } from './features/buying/checkout/index.ts'
import { confirmLiveData } from './features/catalog/price-sync/index.ts'
import { followGaps } from './features/content/error-pages/index.ts'
import { fillShell } from './features/shell/layout/index.ts'
import { waitFor, waitForIdle } from './late/idle.ts'
import { lateParts } from './late/late.tsx'
import { refetchStyles } from './late/refetch-styles.ts'
import type { AppRouter } from './router/app-router.ts'
import { focusOpenedCard } from './router/focus-opened-card.ts'
import { followCachedPages } from './router/follow-cached-pages.ts'
import { keepFocus } from './router/keep-focus.ts'
import { followNewVersion } from './router/new-version.ts'
import { prefetchScripts } from './router/prefetch-scripts.ts'
import { recordVisits } from './router/record-visits.ts'
import { retryWhenReloaded } from './router/retry-when-reloaded.ts'
import { revalidateWhenIdle } from './router/revalidate-when-idle.ts'
import { allowSkippedTransitions } from './router/show-navigation.ts'
import { wasOpenedOffline, wasSentByShop } from './storage/page-cache/opened-offline.ts'
import { registerServiceWorker } from './worker/page/register.ts'

/** Fetches a page's code and data before it is opened. */
type Prefetch = (href: string) => Promise<void>

/** Work that starts once the page is interactive: device state, prefetching, offline support. */
export async function followDevice(shop: ShopInfo, router: AppRouter, prefetch: Prefetch): Promise<void> {
  // A page opened offline gets no `offline` event.
  if (wasOpenedOffline()) updateNetwork({ isOnline: false })
  else if (!navigator.onLine && wasSentByShop()) markOnline({ isAskedOffline: true })
  else if (!navigator.onLine) updateNetwork({ isOnline: false })
  pollConnectivity()
  onRefreshed(() => revalidateWhenIdle(router))
  allowSkippedTransitions()
  refetchStyles()
  focusOpenedCard(router)
  keepFocus()
  openAnalytics(router, shop)
  const cart = openCart(shop)
  const onNewVersion = followNewVersion(router)
  followCachedPages(router)
  const cache = warmUp()
  const account = openAccount(shop.deviceDatabase).catch((error) => console.warn('The account could not be opened', error))
  retryWhenReloaded(router)
  followGaps(router, fillShell)
  confirmLiveData(router, shop)
  recordVisits(router, shop.deviceDatabase)
  await cart
  openCheckout(shop).catch((error) => {
    if (!isOffline(error)) console.warn('The waiting order could not be read', error)
  })
  await Promise.all([cache, account])
  void waitFor('interaction').then(layOutLoadedCards)
  void keepForOffline(shop, prefetch, onNewVersion)
}

async function layOutLoadedCards() {
  // Imported on demand, because pages without cards do not need it earlier.
  const { keepCardsLaidOut } = await import('./features/catalog/product-card/lay-out-cards.ts')
  keepCardsLaidOut()
}

/** Runs last, and nothing waits for it: without it, the shop works online. */
async function keepForOffline(shop: ShopInfo, prefetch: Prefetch, onNewVersion: () => void) {
  try {
    const cached = await registerServiceWorker(shop, onNewVersion)
    if (cached) {
      const { followBackgroundSync } = await import('./sync/background-sync.ts')
      await followBackgroundSync(shop)
    }
    await prefetchScripts(shop, cached)
    // In development each component is dozens of files.
    if (import.meta.env.PROD && !savesData())
      await lateParts(waitForIdle).catch(warnIfOnline('Parts of this page come when they are needed'))
    const { refreshOfflineCatalog } = await import('./features/catalog/offline-catalog/index.ts')
    await refreshOfflineCatalog(shop)
    if (cached) await prefetchTools(shop, prefetch)
  } catch (error) {
    warnIfOnline('The shop is not kept for when there is no network')(error)
  }
}

/**
 * Fetches the cutting form and the shop's calculators once the shopper has used the page. Without a network they then work, also if they
 * were never opened.
 * @source CACHE-23
 */
async function prefetchTools({ basePath, calculators }: ShopInfo, prefetch: Prefetch) {
  await waitFor('interaction')
  await waitForIdle()
  const paths = ['/cutting-form', ...calculators.map(({ kind }) => `/calculators/${kind}`)]
  await Promise.all(paths.map((path) => prefetch(basePath + path)))
}

/** Logs a failure, unless the browser is offline. */
const warnIfOnline = (what: string) => (error: unknown) => {
  if (navigator.onLine) console.warn(what, error)
}
