import { late } from '../../../late/late.tsx'

export const LateConsentQuestion = late(async () => (await import('./question/consent-question.tsx')).ConsentQuestion, 'now', [
  'shell',
])
