import { MOST_PIECES } from '#schema/rules/constants.ts'

/** Why something is no quantity to order; `UNCLEAR` is a number that some countries read as a thousand times what others do. */
export type QuantityError = 'NOT_A_NUMBER' | 'NOT_ABOVE_ZERO' | 'NOT_WHOLE' | 'UNCLEAR' | 'TOO_MANY'

/**
 * How many pieces somebody means: '12', '12 pcs', '1 200', '12,00', nothing for one. '1,200' and '1.200' are 1200 or 1.2, whatever
 * the country, so nobody guesses.
 * @source QUICK-4
 */
export function readQuantity(text: string): number | QuantityError {
  const typed = text.normalize('NFKC').trim()
  if (typed === '') return 1
  const figures = /^([+-]?\d[\d.,'’ ]*?)\s*(?:[×x]|\p{L}{1,9}\.?)?$/u.exec(typed)?.[1]
  if (figures === undefined) return 'NOT_A_NUMBER'
  if (figures.startsWith('-')) return 'NOT_ABOVE_ZERO'
  const number = figures.replace(/^\+/, '')
  const whole = wholeNumber(number)
  if (whole === null)
    return /^\d+[.,]\d+$/.test(number) ? (/^\d{1,3}[.,]\d{3}$/.test(number) ? 'UNCLEAR' : 'NOT_WHOLE') : 'NOT_A_NUMBER'
  if (whole === 0) return 'NOT_ABOVE_ZERO'
  return whole > MOST_PIECES ? 'TOO_MANY' : whole
}

/** A number that is whole in every country; null where it is not. */
function wholeNumber(number: string): number | null {
  if (/^\d+$/.test(number)) return Number(number)
  if (/^\d{1,3}(?:[ '’]\d{3})+$/.test(number) || /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/.test(number))
    return Number(number.replace(/\D/g, ''))
  return /^\d+[.,]0+$/.test(number) && !/^\d{1,3}[.,]000$/.test(number) ? Number.parseInt(number, 10) : null
}
