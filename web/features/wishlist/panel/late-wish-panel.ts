import { late } from '../../../late.tsx'

/** Comes when it is opened. */
export const WishPanel = late(async () => (await import('./wish-panel.tsx')).WishPanel, 'now', ['wishlist', 'sku-list'])
