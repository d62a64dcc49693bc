import { warmUp } from './data/client-load.ts'
import { confirmPrices } from './features/price-sync/index.ts'
import { layOutCards } from './features/product-card/index.ts'
import { followVatChoice } from './features/vat/index.ts'
import type { ShopInfo } from './page.types.ts'
import type { AppRouter } from './router/app-router.ts'
import { retryWhenReloaded } from './router/retry-when-reloaded.ts'
import { warmScreens } from './router/warm-screens.ts'
import { routes } from './routes.ts'

/** What makes a page that can be used follow the device, and what makes going on from it faster. */
export async function settle({ priceSync }: ShopInfo, router: AppRouter): Promise<void> {
  followVatChoice()
  const cache = warmUp()
  retryWhenReloaded(router)
  if (priceSync !== 'off') confirmPrices(router)
  await warmScreens(routes)
  await cache
  layOutCards()
}
