export { forgetNewsletter } from './device/subscription.ts'
export { NewsletterForm } from './form/newsletter-form.tsx'
export { LateNewsletterDialog } from './late-newsletter-dialog.ts'
export { showNewsletter, useIsNewsletterOpen } from './newsletter.ts'
