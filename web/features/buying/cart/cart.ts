import { createStore, useStore } from '../../../data/store.ts'
import { lazy } from '../../../late/lazy.ts'
import type { AddOutcome, CartOnDevice } from './cart-on-device.types.ts'
import type { Purchase } from './purchase.types.ts'

/** Number of pieces in the cart, or of lines if the shop counts lines. */
export const count = createStore(0)
/** Quantity in the cart by sku, across all options. */
export const quantities = createStore<ReadonlyMap<string, number>>(new Map())
const status = createStore<'ready' | 'adding' | 'failed'>('ready')
const miniCart = createStore(false)

/** Opens the device cart; additions made before that are queued. */
const opener = Promise.withResolvers<() => Promise<CartOnDevice>>()
export const openWith = opener.resolve

/** The device cart; null until its code is loaded and it is open. */
export const openedCart = createStore<CartOnDevice | null>(null)

/** The device cart, once it is open. */
export const device = lazy(async () => (await opener.promise)())

export const useCartCount = (): number => useStore(count, (pieces) => pieces)

export const useQuantityInCart = (sku: string): number => useStore(quantities, (bySku) => bySku.get(sku) ?? 0)

/** Result of the last addition to the cart. @source CART-8 */
export const useCartStatus = () => useStore(status, (current) => current)

/** Whether the last addition failed. For long lists, because it does not re-render while adding. */
export const useHasCartFailed = (): boolean => useStore(status, (current) => current === 'failed')

export const useIsMiniCartOpen = (): boolean => useStore(miniCart, (isOpen) => isOpen)

export const showMiniCart = (isOpen: boolean) => miniCart.set(isOpen)

/**
 * Adds purchases to the cart in one change and one sync, as far as they are available. Notices report the result.
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
