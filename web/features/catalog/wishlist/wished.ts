import { createStore, useStore } from '../../../data/store.ts'
import { chosenSkus } from '../sku-list/index.ts'

/** The products on the wishlist, for the buttons that change it. */
export const wished = chosenSkus(async () => (await import('./device/wished-on-device.ts')).wishedOnDevice)

/** Whether the wishlist panel is open. @source UI-1 */
const panel = createStore(false)

export const useIsWishlistOpen = (): boolean => useStore(panel, (isOpen) => isOpen)

export const showWishlist = (isOpen: boolean) => panel.set(isOpen)
