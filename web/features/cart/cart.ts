import { createStore, useStore } from '../../data/store.ts'
import type { CartOnDevice } from './device/cart-on-device.ts'
import type { Purchase } from './purchase.types.ts'

/** How much is in the cart: pieces, or lines where the shop counts those. */
export const count = createStore(0)
const status = createStore<'ready' | 'adding' | 'failed'>('ready')
const miniCart = createStore(false)

/** The cart of the device, once it has been opened. */
export const device = Promise.withResolvers<CartOnDevice>()
device.promise.catch(() => undefined) // told to whoever needs it

export const useCartCount = (): number => useStore(count, (pieces) => pieces)

/** What became of the last thing that was put into the cart. @source CART-8 */
export const useCartStatus = () => useStore(status, (current) => current)

export const useIsMiniCartOpen = (): boolean => useStore(miniCart, (isOpen) => isOpen)

export const showMiniCart = (isOpen: boolean) => miniCart.set(isOpen)

/** Puts things into the cart together, as far as they can be had; notices say what became of them. */
export async function addToCart(purchases: readonly Purchase[]): Promise<void> {
  status.set('adding')
  try {
    ;(await device.promise).add(purchases)
    status.set('ready')
  } catch (error) {
    console.warn('The cart cannot be used', error)
    status.set('failed')
  }
}
