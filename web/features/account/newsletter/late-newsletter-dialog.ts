import { late } from '../../../late/late.tsx'

/** Loaded when opened. */
export const LateNewsletterDialog = late(async () => (await import('./form/newsletter-dialog.tsx')).NewsletterDialog, 'now', [
  'shell',
  'forms',
])
