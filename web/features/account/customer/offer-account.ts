import { late } from '../../../late/late.tsx'

/** What a guest's order ends with, for the pages that show one. */
export const SaveDetails = late(async () => (await import('./pages/save-details.tsx')).SaveDetails, 'now', ['account', 'forms'])
