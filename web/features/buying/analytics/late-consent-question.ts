import { late } from '../../../late/late.tsx'

/** Loaded when the question is shown. */
export const LateConsentQuestion = late(async () => (await import('./question/consent-question.tsx')).ConsentQuestion, 'now', [
  'shell',
])
