import { late } from '../../../../late/late.tsx'

export const WishPanel = late(async () => (await import('./wish-panel.tsx')).WishPanel, 'now', ['lists'])
