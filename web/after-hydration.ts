import type { ShopInfo } from '#schema/page.types.ts'
import { isOffline } from './api/errors.ts'
import { noteNetwork } from './api/network.ts'
import { pollConnectivity } from './api/poll-connectivity.ts'
import { warmUp } from './data/client-load.ts'
import { savesData } from './data/save-data.ts'
import { openAccount } from './features/account/customer/index.ts'
import { openAnalytics } from './features/buying/analytics/index.ts'
import { openCart } from './features/buying/cart/index.ts'
import { openCheckout } from './features/buying/checkout/index.ts'
import { confirmLiveData } from './features/catalog/price-sync/index.ts'
import { layOutCards } from './features/catalog/product-card/index.ts'
import { followGaps } from './features/content/error-pages/index.ts'
import { fillShell } from './features/shell/layout/index.ts'
import { followVatChoice } from './features/shell/vat/index.ts'
import { idle, whenReached } from './late/idle.ts'
import { lateParts } from './late/late.tsx'
import type { AppRouter } from './router/app-router.ts'
import { followCachedPages } from './router/follow-cached-pages.ts'
import { followNewVersion } from './router/new-version.ts'
import { prefetchScripts } from './router/prefetch-scripts.ts'
import { recordVisits } from './router/record-visits.ts'
import { retryWhenReloaded } from './router/retry-when-reloaded.ts'
import { openedOffline } from './storage/page-cache/opened-offline.ts'
import { registerServiceWorker } from './worker/page/register.ts'

/** What makes a page that can be used follow the device, and what makes going on from it faster. */
export async function followDevice(shop: ShopInfo, router: AppRouter): Promise<void> {
  followVatChoice()
  // A page that opens without a network hears of no change.
  if (!navigator.onLine || openedOffline()) noteNetwork({ isOnline: false })
  pollConnectivity()
  openAnalytics(router, shop)
  const cart = openCart(shop)
  const onNewVersion = followNewVersion(router)
  followCachedPages(router)
  const cache = warmUp()
  const account = openAccount(shop.deviceDatabase).catch((error) => console.warn('The account is not to be had', error))
  retryWhenReloaded(router)
  followGaps(router, fillShell)
  confirmLiveData(router, shop)
  recordVisits(router, shop.deviceDatabase)
  await cart
  openCheckout(shop).catch((error) => {
    if (!isOffline(error)) console.warn('An order that waits is not offered', error)
  })
  await Promise.all([cache, account])
  void whenReached('sign').then(layOutCards)
  void keepForOffline(shop, onNewVersion)
}

/** Last of all, and nothing waits for it: a shop that cannot be kept is as good as any while there is a network. */
async function keepForOffline(shop: ShopInfo, onNewVersion: () => void) {
  try {
    const told = await registerServiceWorker(shop, onNewVersion)
    if (told) {
      const { followBackgroundSync } = await import('./sync/background-sync.ts')
      await followBackgroundSync(shop)
    }
    // In development each is dozens of files, and the network never goes.
    if (import.meta.env.PROD && !savesData())
      await lateParts(idle).catch(tellOnline('Parts of this page come when they are needed'))
    await prefetchScripts(shop, told)
    const { keepPocket } = await import('./features/catalog/offline-catalog/index.ts')
    await keepPocket(shop)
  } catch (error) {
    tellOnline('The shop is not kept for when there is no network')(error)
  }
}

/** Without a network it is no wonder. */
const tellOnline = (what: string) => (error: unknown) => {
  if (navigator.onLine) console.warn(what, error)
}
