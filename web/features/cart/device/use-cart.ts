import { useCallback, useSyncExternalStore } from 'react'
import { useShop } from '../../../data/shop.tsx'
import type { VisibleCart } from '../state/cart-state.ts'
import { cartOnDevice } from './cart-on-device.ts'
import type { CartOnDevice, CartProgress } from './cart-on-device.types.ts'

export interface CartInUse {
  /** Null on the server, while hydrating, and until the device has been read. */
  readonly cart: VisibleCart | null
  readonly progress: CartProgress
  /** What can be done with it. Not to be used while rendering. */
  readonly device: () => CartOnDevice
}

/** The cart of this device as it is now, for parts that come late. */
export function useCart(): CartInUse {
  const shop = useShop()
  const device = useCallback(() => cartOnDevice(shop), [shop])
  const subscribe = useCallback((listener: () => void) => device().subscribe(listener), [device])
  const cart = useSyncExternalStore(
    subscribe,
    () => device().current(),
    () => null,
  )
  const progress = useSyncExternalStore<CartProgress>(
    subscribe,
    () => device().progress(),
    () => 'still',
  )
  return { cart, progress, device }
}
