import type { DataRouter, RouteObject } from 'react-router'
import { warmUp } from './data/client-load.ts'
import { followCompare } from './features/compare/index.ts'
import { loadErrorViews } from './features/error-pages/error-views.ts'
import { followMenu } from './features/layout/frame-menu.ts'
import { followNetwork } from './features/layout/frame-network.ts'
import { confirmPrices } from './features/price-sync/index.ts'
import { layOutCards } from './features/product-card/index.ts'
import { noteViewed } from './features/recently-viewed/index.ts'
import { followSearch } from './features/search/frame-search.ts'
import type { ShopInfo } from './page.types.ts'
import { retryWhenReloaded } from './router/retry-when-reloaded.ts'
import { warmScreens } from './router/warm-screens.ts'

/** What the header and footer do beyond links and forms, and what makes going on faster. Loaded when the page has settled. */
export async function settle(
  routes: readonly RouteObject[],
  { storeCode, priceSync }: ShopInfo,
  router: DataRouter,
): Promise<void> {
  followMenu()
  followNetwork()
  followSearch()
  followCompare(storeCode)
  noteViewed(storeCode)
  const cache = warmUp()
  retryWhenReloaded(router)
  if (priceSync !== 'off') confirmPrices(router)
  await loadErrorViews()
  await warmScreens(routes)
  await cache
  layOutCards()
}
