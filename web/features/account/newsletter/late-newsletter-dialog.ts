import { late } from '../../../late/late.tsx'

export const LateNewsletterDialog = late(async () => (await import('./form/newsletter-dialog.tsx')).NewsletterDialog, 'now', [
  'shell',
  'forms',
])
