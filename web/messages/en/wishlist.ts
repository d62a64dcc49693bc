/** The words of the wishlist. */
export const messages = () => ({
  title: 'Wishlist',
  description: 'What you put aside for later, kept on this device.',
  needsScripts: 'The wishlist needs JavaScript, because it is kept on your device alone. Please switch it on and come back.',
  close: 'Close wishlist',
  toWishlist: 'View wishlist',
  remove: 'Remove',
  waiting: 'Opening your wishlist…',
  emptyTitle: 'Nothing on your wishlist yet',
  emptyText: 'Press the heart of a product to put it aside. It will stand here, also without a network.',
  home: 'Browse the categories',
  search: 'Search the shop',
})
