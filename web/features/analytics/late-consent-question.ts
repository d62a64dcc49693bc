import { late } from '../../late.tsx'

/** Comes when somebody is asked, or wants to answer otherwise. */
export const LateConsentQuestion = late(async () => (await import('./question/consent-question.tsx')).ConsentQuestion, 'now', [
  'consent',
])
