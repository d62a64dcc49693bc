export { openAnalytics, trackAction } from './events/analytics.ts'
export { openConsentQuestion, useIsConsentAsked } from './events/consent.ts'
