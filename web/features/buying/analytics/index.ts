export { openAnalytics, tellAnalytics } from './events/tell.ts'
export { LateConsentQuestion } from './late-consent-question.ts'
export { askConsent, useIsConsentAsked } from './question/consent.ts'
