import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { ShopInfo } from '#schema/page.types.ts'
import { useShop } from '../../../data/shop.tsx'
import { useStore } from '../../../data/store.ts'
import { device as whenOpen } from '../cart.ts'
import type { VisibleCart } from '../state/cart-state.ts'
import type { CartOnDevice, CartProgress } from './cart-on-device.types.ts'
import { openedCart } from './opened-cart.ts'

export interface CartInUse {
  /** Null on the server, while hydrating, and until the device has been read. */
  readonly cart: VisibleCart | null
  readonly progress: CartProgress
  /** What can be done with it once it is there. Not to be used while rendering. @throws before that */
  readonly device: () => CartOnDevice
  /** Somebody looks at it: as soon as it is open, what is not fresh is asked for again. */
  readonly look: () => void
}

const nothing = () => undefined

/** The cart of this device as it is now. Its code comes late; a page that shows the cart does not wait for it until it has settled. */
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
    const { openCart } = await import('./open-cart.ts')
    await openCart(shop)
  } catch (error) {
    console.warn('The cart is opened once the page has settled', error)
  }
}

/** Where it cannot be opened, whoever opens it has said so. */
const look = () =>
  void whenOpen().then(
    (cart) => cart.look(),
    () => undefined,
  )
