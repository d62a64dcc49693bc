import { type DataRouter, RouterContextProvider } from 'react-router'
import type { Load } from '#schema/operation.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { isOffline } from '../../../api/errors.ts'
import { clientLoad } from '../../../data/client-load.ts'
import { loadContext } from '../../../data/loading.ts'
import { runLoader } from '../../../router/run-loader.ts'
import { hasUnverifiedStock, unconfirmedPrices } from './unconfirmed.ts'

/** Time for the platform before the shop is asked again, in milliseconds. */
const SOON_MS = 1500

const NONE: ReadonlySet<string> = new Set()

const again: Load = (operation, variables) => clientLoad(operation, variables, { again: true })

/**
 * Refetches a screen with unconfirmed prices or unverified stock, exactly once. The screen updates. If prices were missing, the window
 * receives `prices-after-sync` with the skus confirmed now. `html[data-prices]` marks that nothing is pending; the document sets it
 * itself if that is so from the start. Prices that are still unconfirmed are then shown and labelled so.
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
