export { NewsletterForm } from './form/newsletter-form.tsx'
export { showNewsletter, useIsNewsletterOpen } from './newsletter.ts'
