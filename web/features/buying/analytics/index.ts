export { askConsent, useIsConsentAsked } from './consent.ts'
export { LateConsentQuestion } from './late-consent-question.ts'
export { openAnalytics, tellAnalytics } from './tell.ts'
