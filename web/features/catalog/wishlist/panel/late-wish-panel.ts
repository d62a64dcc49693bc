import { late } from '../../../../late/late.tsx'

/** Loaded when opened. */
export const WishPanel = late(async () => (await import('./wish-panel.tsx')).WishPanel, 'now', ['lists'])
