export { openAnalytics, trackAction } from './events/analytics.ts'
export { askConsent, useIsConsentAsked } from './events/consent.ts'
