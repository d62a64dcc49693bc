import { formErrors as errors } from '#schema/messages/it/form-errors.ts'
import type { Format } from '../format.ts'

/** @source TEXT-16, TEXT-18 to TEXT-21, TEXT-23 */
export const messages = ({ counted }: Format) => ({
  errors,
  optional: 'facoltativo',
  password: { show: 'Mostra', hide: 'Nascondi', showLabel: 'Mostra la password', hideLabel: 'Nascondi la password' },
  summary: (count: number) => `Controlla ${counted(count, 'campo', 'campi')}`,
  sending: 'Invio in corso…',
  offline: 'Sei offline. I dati inseriti sono conservati. Riprova quando sarai di nuovo online.',
  unavailable: 'Al momento non è possibile. I dati inseriti sono conservati. Riprova tra poco.',
})
