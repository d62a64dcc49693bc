import { formErrors as errors } from '#schema/messages/de/form-errors.ts'
import type { Format } from '../format.ts'

/** @source TEXT-16, TEXT-18 to TEXT-21, TEXT-23 */
export const messages = ({ counted }: Format) => ({
  errors,
  optional: 'freiwillig',
  summary: (count: number) => `${counted(count, 'Angabe ist', 'Angaben sind')} zu berichtigen`,
  sending: 'Einen Moment …',
  offline: 'Sie sind offline. Was Sie eingegeben haben, bleibt; bitte versuchen Sie es noch einmal, wenn Sie wieder online sind.',
  unavailable: 'Das ist gerade nicht möglich. Was Sie eingegeben haben, bleibt; bitte versuchen Sie es gleich noch einmal.',
})
