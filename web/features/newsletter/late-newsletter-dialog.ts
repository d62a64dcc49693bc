import { late } from '../../late.tsx'

/** Comes when it is opened. */
export const LateNewsletterDialog = late(async () => (await import('./form/newsletter-dialog.tsx')).NewsletterDialog, 'now', [
  'newsletter',
  'forms',
])
