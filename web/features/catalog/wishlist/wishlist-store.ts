import { createStore, useStore } from '../../../data/store.ts'
import { createSkuListStore } from '../sku-list/index.ts'

export const wishlistStore = createSkuListStore(async () => (await import('./device/wishlist.ts')).deviceWishlist)

/** Whether the wishlist panel is open. @source UI-1 */
const panel = createStore(false)

export const useIsWishlistOpen = (): boolean => useStore(panel, (isOpen) => isOpen)

export const showWishlist = (isOpen: boolean) => panel.set(isOpen)
