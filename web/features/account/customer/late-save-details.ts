import { late } from '../../../late/late.tsx'

/** Loaded after an order. */
export const SaveDetails = late(async () => (await import('./pages/save-details.tsx')).SaveDetails, 'now', ['account', 'forms'])
