import { late } from '../../../../late/late.tsx'

/** The form that makes an account of a guest's order. */
export const SaveDetails = late(async () => (await import('./save-details.tsx')).SaveDetails, ['account', 'forms'])
