import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ShopInfo } from '#schema/page.types.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useStore } from '../../../../data/store.ts'
import type { VisibleCart } from '../../../../sync/tasks/cart/cart-state.ts'
import { currentCart, getCart } from '../cart.ts'
import type { CartOnDevice, CartProgress } from '../cart-on-device.types.ts'
import { openCart } from './open-cart.ts'

export interface UseCartResult {
  /** Null on the server, while hydrating, and until the device has been read. */
  readonly cart: VisibleCart | null
  readonly progress: CartProgress
  /** Operations on the cart, once it is open. Not for use during render. @throws before that */
  readonly device: () => CartOnDevice
  /** Opens the cart and revalidates it if it is stale. */
  readonly revalidate: () => void
}

const noop = () => undefined

/** The current device cart. Opens it at once if the page has not done so yet. */
export function useCart(): UseCartResult {
  const shop = useShop()
  const opened = useStore(currentCart, (cart) => cart)
  useEffect(() => void openNow(shop), [shop])
  const subscribe = useCallback((listener: () => void) => opened?.subscribe(listener) ?? noop, [opened])
  const cart = useSyncExternalStore(
    subscribe,
    () => opened?.current() ?? null,
    () => null,
  )
  const progress = useSyncExternalStore<CartProgress>(
    subscribe,
    () => opened?.progress() ?? 'idle',
    () => 'idle',
  )
  const device = useCallback(() => {
    if (!opened) throw new Error('The cart of this device is not open yet')
    return opened
  }, [opened])
  return { cart, progress, device, revalidate }
}

async function openNow(shop: ShopInfo) {
  try {
    await openCart(shop)
  } catch (error) {
    console.warn('The cart could not be opened yet', error)
  }
}

/** Errors of opening the cart are reported by the opener. */
const revalidate = () => void getCart().then((cart) => cart.revalidate(), noop)
