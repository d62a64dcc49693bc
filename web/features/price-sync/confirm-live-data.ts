import { type DataRouter, RouterContextProvider } from 'react-router'
import type { Load } from '#schema/operation.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { clientLoad } from '../../data/client-load.ts'
import { isOffline } from '../../data/errors.ts'
import { loadContext } from '../../data/loading.ts'
import { runLoader } from '../../router/run-loader.ts'
import { hasUnverifiedStock, unconfirmedPrices } from './unconfirmed.ts'

/** How long the platform is given before the shop is asked once more, in milliseconds. */
const SOON_MS = 1500

const NONE: ReadonlySet<string> = new Set()

const again: Load = (operation, variables) => clientLoad(operation, variables, { again: true })

/**
 * Asks once more for a screen whose prices are not confirmed or whose stock is not verified, and once only, however the answer
 * is. The screen follows, and where prices were missing the window hears `prices-after-sync` with the skus that are confirmed now. `html[data-prices]` says that there is nothing
 * left to wait for, which the document says itself where it is so from the start: prices that are still not confirmed are then shown, and say so.
 * @source PRICE-2, PRICE-4, STOCK-13
 */
export function confirmLiveData(router: DataRouter, { priceSync, stockSync }: Pick<ShopInfo, 'priceSync' | 'stockSync'>) {
  let view: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const unconfirmedIn = (data: unknown) => (priceSync === 'off' ? NONE : unconfirmedPrices(data))

  const look = ({ navigation, location, loaderData }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || location.key === view) return
    view = location.key
    clearTimeout(timer)
    const skus = unconfirmedIn(loaderData)
    settled(skus.size === 0)
    if (skus.size > 0 || (stockSync && hasUnverifiedStock(loaderData)))
      timer = setTimeout(() => confirm(location.key, skus), SOON_MS)
  }

  async function confirm(asked: string, skus: ReadonlySet<string>) {
    try {
      if (!navigator.onLine) return
      const context = new RouterContextProvider(new Map([[loadContext, again]]))
      const screens = await Promise.all(router.state.matches.map((match) => runLoader(match, location.href, context)))
      if (asked !== view) return
      await router.revalidate()
      if (skus.size === 0) return
      const left = unconfirmedIn(screens)
      const confirmed = [...skus].filter((sku) => !left.has(sku))
      dispatchEvent(new CustomEvent('prices-after-sync', { detail: { skus: confirmed } }))
    } catch (error) {
      if (!isOffline(error)) console.warn('Prices and stock could not be confirmed', error)
    } finally {
      if (asked === view) settled(true)
    }
  }

  look(router.state)
  router.subscribe(look)
}

const settled = (isSettled: boolean) => document.documentElement.toggleAttribute('data-prices', isSettled)
