import { formErrors as errors } from '#schema/messages/it/form-errors.ts'
import type { Format } from '../format.ts'

/** @source TEXT-16, TEXT-18 to TEXT-21, TEXT-23 */
export const messages = ({ counted }: Format) => ({
  errors,
  optional: 'facoltativo',
  summary: (count: number) => `${counted(count, 'dato', 'dati')} da correggere`,
  sending: 'Un momento…',
  offline: 'Siete offline. Ciò che avete scritto è conservato; riprovate quando sarete di nuovo online.',
  unavailable: 'Non è possibile al momento. Ciò che avete scritto è conservato; riprovate tra poco.',
})
