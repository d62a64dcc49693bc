import { late } from '../../../late/late.tsx'

export const SaveDetails = late(async () => (await import('./pages/save-details.tsx')).SaveDetails, 'now', ['account', 'forms'])
