export { forgetNewsletter, newsletterOnDevice } from './device/newsletter-on-device.ts'
export { NewsletterForm } from './form/newsletter-form.tsx'
export { LateNewsletterDialog } from './late-newsletter-dialog.ts'
export { showNewsletter, useIsNewsletterOpen } from './newsletter.ts'
