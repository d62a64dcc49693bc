import type { Format } from '../format.ts'

/** The words by which shoppers are asked whether their visits may be counted. */
export const messages = ({ dateTime }: Format) => ({
  title: 'May we count your visit?',
  text: 'It tells us what is looked for and what is bought, so that the shop gets better. Nothing is counted before you allow it, and the shop is the same either way.',
  granted: 'At the moment you allow it.',
  denied: 'At the moment you do not allow it.',
  since: (time: number) => `You said so at ${dateTime(time)}.`,
  deny: 'No, thank you',
  grant: 'Yes, you may',
})
