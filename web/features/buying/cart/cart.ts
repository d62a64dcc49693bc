import { createStore, useStore } from '../../../data/store.ts'
import { lazy } from '../../../late/lazy.ts'
import type { AddOutcome, CartOnDevice } from './cart-on-device.types.ts'
import type { Purchase } from './purchase.types.ts'

/** Number of pieces in the cart, or of lines if the shop counts lines. */
export const cartCount = createStore(0)
/** Quantity in the cart by sku, across all options. */
export const quantityBySku = createStore<ReadonlyMap<string, number>>(new Map())
const status = createStore<'ready' | 'adding' | 'failed'>('ready')
const miniCart = createStore(false)

const opener = Promise.withResolvers<() => Promise<CartOnDevice>>()
/** Sets the function that opens the device cart, once per page. */
export const setCartOpener = opener.resolve

/** The device cart; null until its code is loaded and it is open. */
export const currentCart = createStore<CartOnDevice | null>(null)

/** Waits for the device cart to be open. */
export const getCart = lazy(async () => (await opener.promise)())

export const useCartCount = (): number => useStore(cartCount, (pieces) => pieces)

export const useQuantityInCart = (sku: string): number => useStore(quantityBySku, (quantities) => quantities.get(sku) ?? 0)

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
  const open = currentCart.current()
  // An open cart adds the purchases within the click event, so that React renders the page once.
  if (!open) status.set('adding')
  try {
    const outcome = (open ?? (await getCart())).add(purchases)
    status.set('ready')
    return outcome
  } catch (error) {
    console.warn('The cart cannot be used', error)
    status.set('failed')
    return { added: [], accepted: Promise.resolve([]) }
  }
}
