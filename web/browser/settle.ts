import type { DataRouter, RouteObject } from 'react-router'
import { warmUp } from '../data/client-load.ts'
import { loadTroubleViews } from '../features/trouble/trouble-views.ts'
import type { ShopInfo } from '../page.types.ts'
import { confirmPrices } from './confirm-prices.ts'
import { followCompare } from './frame-compare.ts'
import { followMenu } from './frame-menu.ts'
import { followNetwork } from './frame-network.ts'
import { followSearch } from './frame-search.ts'
import { layOutCards } from './lay-out-cards.ts'
import { noteViewed } from './note-viewed.ts'
import { warmScreens } from './warm-screens.ts'

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
  warmUp()
  if (priceSync !== 'off') confirmPrices(router)
  await loadTroubleViews()
  await warmScreens(routes)
  layOutCards()
}
