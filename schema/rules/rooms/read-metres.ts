import { METRIC } from '../measures/units.ts'
import { readAmount } from '../quantity.ts'

export type LengthError = 'NOT_A_LENGTH' | 'TOO_SHORT' | 'TOO_LONG'

export interface Bounds {
  /** Millimetres. */
  readonly least: number
  readonly most: number
}

const UNIT = /^(.*?)\s*(mm|cm|m)?$/i
/** Longer texts are rejected. */
const LONGEST = 20

/** Reads a length as typed, in whole millimetres: '3.6', '3,6 m', '360 cm'. A number without a unit is in metres. */
export function readMetres(text: string, { least, most }: Bounds): number | LengthError {
  const typed = text.normalize('NFKC').trim()
  const [, figures = '', unit = 'm'] = (typed.length <= LONGEST && UNIT.exec(typed)) || []
  const amount = readAmount(figures)
  if (amount === 'NOT_ABOVE_ZERO') return 'TOO_SHORT'
  if (amount === 'NOT_A_NUMBER') return 'NOT_A_LENGTH'
  const [, factor] = METRIC[unit.toLowerCase() as 'mm' | 'cm' | 'm']
  const millimetres = Math.round(amount * factor)
  if (millimetres < least) return 'TOO_SHORT'
  return millimetres > most ? 'TOO_LONG' : millimetres
}
