import { warmUp } from './data/client-load.ts'
import { confirmLiveData } from './features/price-sync/index.ts'
import { layOutCards } from './features/product-card/index.ts'
import { followVatChoice } from './features/vat/index.ts'
import type { ShopInfo } from './page.types.ts'
import type { AppRouter } from './router/app-router.ts'
import { retryWhenReloaded } from './router/retry-when-reloaded.ts'
import { warmScreens } from './router/warm-screens.ts'
import { routes } from './routes.ts'

/** What makes a page that can be used follow the device, and what makes going on from it faster. */
export async function settle(shop: ShopInfo, router: AppRouter): Promise<void> {
  followVatChoice()
  const cache = warmUp()
  retryWhenReloaded(router)
  confirmLiveData(router, shop)
  await warmScreens(routes)
  await cache
  layOutCards()
}
