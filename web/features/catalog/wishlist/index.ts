export { wishlist } from './device/wishlist.ts'
export { EmptyWishlist } from './panel/empty-wishlist.tsx'
export { WishToggle } from './wish-toggle.tsx'
export { showWishlist, useIsWishlistOpen, wishlistStore } from './wishlist-store.ts'
