import { type DataRouter, RouterContextProvider } from 'react-router'
import type { Load } from '#schema/operation.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { isOffline } from '../../../api/errors.ts'
import { clientLoad } from '../../../data/client-load.ts'
import { loadContext } from '../../../data/loading.ts'
import { runLoader } from '../../../router/run-loader.ts'
import { hasUnverifiedStock, unconfirmedSkus } from './find-unconfirmed.ts'

/** Gives the platform time to confirm. */
const REFETCH_DELAY_MS = 1500

const NO_SKUS: ReadonlySet<string> = new Set()

const refetch: Load = (operation, variables) => clientLoad(operation, variables, { again: true })

/**
 * Refetches a screen with unconfirmed prices or unverified stock, exactly once, and updates it. If prices were unconfirmed, the window
 * receives `prices-after-sync` with the skus confirmed since. `html[data-prices]` marks that no price is pending; the server sets it if
 * all prices are confirmed. Prices that are still unconfirmed are then shown and labelled as unconfirmed.
 * @source PRICE-2, PRICE-4, STOCK-13
 */
export function confirmLiveData(router: DataRouter, { priceSync, stockSync }: Pick<ShopInfo, 'priceSync' | 'stockSync'>) {
  let currentKey: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const findUnconfirmed = (data: unknown) => (priceSync === 'off' ? NO_SKUS : unconfirmedSkus(data))

  const checkScreen = ({ navigation, location, loaderData }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || location.key === currentKey) return
    currentKey = location.key
    clearTimeout(timer)
    const skus = findUnconfirmed(loaderData)
    markPrices(skus.size === 0)
    if (skus.size > 0 || (stockSync && hasUnverifiedStock(loaderData)))
      timer = setTimeout(() => confirm(location.key, skus), REFETCH_DELAY_MS)
  }

  async function confirm(key: string, skus: ReadonlySet<string>) {
    try {
      if (!navigator.onLine) return
      const context = new RouterContextProvider(new Map([[loadContext, refetch]]))
      const screens = await Promise.all(router.state.matches.map((match) => runLoader(match, location.href, context)))
      if (key !== currentKey) return
      await router.revalidate()
      if (skus.size === 0) return
      const unconfirmed = findUnconfirmed(screens)
      const confirmed = [...skus].filter((sku) => !unconfirmed.has(sku))
      dispatchEvent(new CustomEvent('prices-after-sync', { detail: { skus: confirmed } }))
    } catch (error) {
      if (!isOffline(error)) console.warn('Prices and stock could not be confirmed', error)
    } finally {
      if (key === currentKey) markPrices(true)
    }
  }

  checkScreen(router.state)
  router.subscribe(checkScreen)
}

const markPrices = (areConfirmed: boolean) => document.documentElement.toggleAttribute('data-prices', areConfirmed)
