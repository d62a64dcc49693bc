import { retried } from '../../data/retried.ts'
import { createStore, useStore } from '../../data/store.ts'
import type { AddOutcome, CartOnDevice } from './device/cart-on-device.types.ts'
import type { Purchase } from './purchase.types.ts'

/** How much is in the cart: pieces, or lines where the shop counts those. */
export const count = createStore(0)
/** How many of each sku are in it, whatever was chosen with it. */
export const quantities = createStore<ReadonlyMap<string, number>>(new Map())
const status = createStore<'ready' | 'adding' | 'failed'>('ready')
const miniCart = createStore(false)

/** How the page opens the cart of its device; what is put into the cart before that waits. */
const opener = Promise.withResolvers<() => Promise<CartOnDevice>>()
export const openWith = opener.resolve

/** The cart of the device once it is open. */
export const device = retried(async () => (await opener.promise)())

export const useCartCount = (): number => useStore(count, (pieces) => pieces)

export const useQuantityInCart = (sku: string): number => useStore(quantities, (bySku) => bySku.get(sku) ?? 0)

/** What became of the last thing that was put into the cart. @source CART-8 */
export const useCartStatus = () => useStore(status, (current) => current)

/** The same for what stands in long lists, which are not written anew while something is put in. */
export const useHasCartFailed = (): boolean => useStore(status, (current) => current === 'failed')

export const useIsMiniCartOpen = (): boolean => useStore(miniCart, (isOpen) => isOpen)

export const showMiniCart = (isOpen: boolean) => miniCart.set(isOpen)

/**
 * Puts things into the cart together, by one change and in one sync, as far as they can be had; notices say what became of them.
 * @returns an empty outcome if the cart cannot be used
 */
export async function addToCart(purchases: readonly Purchase[]): Promise<AddOutcome> {
  status.set('adding')
  try {
    const outcome = (await device()).add(purchases)
    status.set('ready')
    return outcome
  } catch (error) {
    console.warn('The cart cannot be used', error)
    status.set('failed')
    return { added: [], taken: Promise.resolve([]) }
  }
}
