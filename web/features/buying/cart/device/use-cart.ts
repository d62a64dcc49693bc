import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ShopInfo } from '#schema/page.types.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useStore } from '../../../../data/store.ts'
import type { VisibleCart } from '../../../../sync/tasks/cart/cart-state.ts'
import { openedCart, device as whenOpen } from '../cart.ts'
import type { CartOnDevice, CartProgress } from '../cart-on-device.types.ts'
import { openCart } from './open-cart.ts'

export interface CartInUse {
  /** Null on the server, while hydrating, and until the device has been read. */
  readonly cart: VisibleCart | null
  readonly progress: CartProgress
  /** Operations on the cart, once it is open. Not for use during render. @throws before that */
  readonly device: () => CartOnDevice
  /** Opens the cart and revalidates it if it is stale. */
  readonly look: () => void
}

const nothing = () => undefined

/** The current device cart. Its code loads late; a page that shows the cart does not wait for the page to settle. */
export function useCart(): CartInUse {
  const shop = useShop()
  const opened = useStore(openedCart, (cart) => cart)
  useEffect(() => void openNow(shop), [shop])
  const subscribe = useCallback((listener: () => void) => opened?.subscribe(listener) ?? nothing, [opened])
  const cart = useSyncExternalStore(
    subscribe,
    () => opened?.current() ?? null,
    () => null,
  )
  const progress = useSyncExternalStore<CartProgress>(
    subscribe,
    () => opened?.progress() ?? 'still',
    () => 'still',
  )
  const device = useCallback(() => {
    if (!opened) throw new Error('The cart of this device is not open yet')
    return opened
  }, [opened])
  return { cart, progress, device, look }
}

async function openNow(shop: ShopInfo) {
  try {
    await openCart(shop)
  } catch (error) {
    console.warn('The cart is opened once the page has settled', error)
  }
}

/** Errors of opening the cart are reported by the opener. */
const look = () =>
  void whenOpen().then(
    (cart) => cart.revalidate(),
    () => undefined,
  )
