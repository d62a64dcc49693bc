import { formErrors as errors } from '#schema/messages/en/form-errors.ts'
import type { Format } from '../format.ts'

/** @source TEXT-16, TEXT-18 to TEXT-21, TEXT-23 */
export const messages = ({ counted }: Format) => ({
  errors,
  optional: 'optional',
  summary: (count: number) => `There ${count === 1 ? 'is' : 'are'} ${counted(count, 'thing', 'things')} to put right`,
  sending: 'One moment…',
  offline: 'You are offline. What you typed is kept; please try again when you are back online.',
  unavailable: 'This cannot be done just now. What you typed is kept; please try again in a moment.',
})
