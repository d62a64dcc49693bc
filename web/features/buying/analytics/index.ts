export { askConsent, useIsConsentAsked } from './events/consent.ts'
export { openAnalytics, tellAnalytics } from './events/tell.ts'
export { LateConsentQuestion } from './late-consent-question.ts'
