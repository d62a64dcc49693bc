import { warmUp } from './data/client-load.ts'
import { isOffline } from './data/errors.ts'
import { isThrifty } from './data/is-thrifty.ts'
import { lookForNetwork } from './data/network/look-for-network.ts'
import { noteNetwork } from './data/network/network.ts'
import { openAccount } from './features/account/index.ts'
import { openAnalytics } from './features/analytics/index.ts'
import { openCart } from './features/cart/index.ts'
import { openCheckout } from './features/checkout/index.ts'
import { followGaps } from './features/error-pages/index.ts'
import { fillShell } from './features/layout/index.ts'
import { confirmLiveData } from './features/price-sync/index.ts'
import { layOutCards } from './features/product-card/index.ts'
import { followVatChoice } from './features/vat/index.ts'
import { lateParts } from './late.tsx'
import { idle, momentOf } from './moments.ts'
import { cameWithoutNetwork } from './offline/service-worker/came-without-network.ts'
import { registerServiceWorker } from './offline/service-worker/register.ts'
import type { ShopInfo } from './page.types.ts'
import type { AppRouter } from './router/app-router.ts'
import { followKeptPages } from './router/follow-kept-pages.ts'
import { followNewVersion } from './router/new-version.ts'
import { noteVisits } from './router/note-visits.ts'
import { prefetchScripts } from './router/prefetch-scripts.ts'
import { retryWhenReloaded } from './router/retry-when-reloaded.ts'

/** What makes a page that can be used follow the device, and what makes going on from it faster. */
export async function settle(shop: ShopInfo, router: AppRouter): Promise<void> {
  followVatChoice()
  // A page that opens without a network hears of no change.
  if (!navigator.onLine || cameWithoutNetwork()) noteNetwork({ isOnline: false })
  lookForNetwork()
  openAnalytics(router, shop)
  const cart = openCart(shop)
  const onNewVersion = followNewVersion(router)
  followKeptPages(router)
  const cache = warmUp()
  const account = openAccount(shop.deviceDatabase).catch((error) => console.warn('The account is not to be had', error))
  retryWhenReloaded(router)
  followGaps(router, fillShell)
  confirmLiveData(router, shop)
  noteVisits(router, shop.deviceDatabase)
  await cart
  openCheckout(shop).catch((error) => {
    if (!isOffline(error)) console.warn('An order that waits is not offered', error)
  })
  await Promise.all([cache, account])
  void momentOf('sign').then(layOutCards)
  void keepForOffline(shop, onNewVersion)
}

/** Last of all, and nothing waits for it: a shop that cannot be kept is as good as any while there is a network. */
async function keepForOffline(shop: ShopInfo, onNewVersion: () => void) {
  try {
    const told = await registerServiceWorker(shop, onNewVersion)
    if (told) {
      const { followBackgroundSync } = await import('./offline/tasks/background-sync.ts')
      await followBackgroundSync(shop)
    }
    // In development each is dozens of files, and the network never goes.
    if (import.meta.env.PROD && !isThrifty())
      await lateParts(idle).catch(tellOnline('Parts of this page come when they are needed'))
    await prefetchScripts(shop, told)
    const { keepPocket } = await import('./features/pocket/index.ts')
    await keepPocket(shop)
  } catch (error) {
    tellOnline('The shop is not kept for when there is no network')(error)
  }
}

/** Without a network it is no wonder. */
const tellOnline = (what: string) => (error: unknown) => {
  if (navigator.onLine) console.warn(what, error)
}
