import { late } from '../../../../late/late.tsx'

/** Leads from a cart line with a cutting list to the form. Shown if this device has what the form needs. @source CUT-32 */
export const EditListLink = late(async () => (await import('./edit-link.tsx')).EditLink, 'now', ['cutting'])
