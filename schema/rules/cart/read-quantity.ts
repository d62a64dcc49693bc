import { MOST_PIECES } from '../constants.ts'

/** Why a text is not a quantity. `UNCLEAR` is '1,200' or '1.200': 1200 in some countries, 1.2 in others. */
export type QuantityError = 'NOT_A_POSITIVE_INTEGER' | 'NOT_ABOVE_ZERO' | 'UNCLEAR' | 'TOO_MANY'

/**
 * The number of pieces a text states: '12', '12 pcs', '1 200', '12,00'. Units are ignored.
 * @param least 0 if a quantity of 0 is allowed
 * @source QUICK-4, TEXT-17
 */
export function readQuantity(text: string, least: 0 | 1 = 1): number | QuantityError {
  const typed = text.normalize('NFKC').trim()
  const number = /^\+?(\d[\d.,'’ ]*?)\s*(?:[×x]|\p{L}{1,9}\.?)?$/u.exec(typed)?.[1]
  if (number === undefined) return 'NOT_A_POSITIVE_INTEGER'
  const whole = wholeNumber(number)
  if (whole === null) return /^\d{1,3}[.,]\d{3}$/.test(number) ? 'UNCLEAR' : 'NOT_A_POSITIVE_INTEGER'
  if (whole < least) return 'NOT_ABOVE_ZERO'
  return whole > MOST_PIECES ? 'TOO_MANY' : whole
}

/** A number that is whole in every notation; otherwise null. */
function wholeNumber(number: string): number | null {
  if (/^\d+$/.test(number)) return Number(number)
  if (/^\d{1,3}(?:[ '’]\d{3})+$/.test(number) || /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(number))
    return Number(number.replace(/\D/g, ''))
  return /^\d+[.,]0+$/.test(number) && !/^\d{1,3}[.,]000$/.test(number) ? Number.parseInt(number, 10) : null
}
