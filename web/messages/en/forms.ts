import { formErrors as errors } from '#schema/messages/en/form-errors.ts'
import type { Format } from '../format.ts'

/** @source TEXT-16, TEXT-18 to TEXT-21, TEXT-23 */
export const messages = ({ counted }: Format) => ({
  errors,
  optional: 'optional',
  password: { show: 'Show', hide: 'Hide', showLabel: 'Show password', hideLabel: 'Hide password' },
  summary: (count: number) => `Please check ${counted(count, 'field', 'fields')}`,
  sending: 'Sending…',
  offline: 'You’re offline. We’ve kept what you typed. Please try again when you’re back online.',
  unavailable: 'We can’t do this right now. We’ve kept what you typed. Please try again in a moment.',
})
