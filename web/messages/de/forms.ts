import { formErrors as errors } from '#schema/messages/de/form-errors.ts'
import type { Format } from '../format.ts'

/** @source TEXT-16, TEXT-18 to TEXT-21, TEXT-23 */
export const messages = ({ counted }: Format) => ({
  errors,
  optional: 'optional',
  password: { show: 'Anzeigen', hide: 'Verbergen', showLabel: 'Passwort anzeigen', hideLabel: 'Passwort verbergen' },
  summary: (count: number) => `Bitte prüfen Sie ${counted(count, 'Feld', 'Felder')}`,
  sending: 'Wird gesendet …',
  offline: 'Sie sind offline. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es noch einmal, sobald Sie wieder online sind.',
  unavailable: 'Das ist gerade nicht möglich. Ihre Eingaben bleiben erhalten. Bitte versuchen Sie es gleich noch einmal.',
})
