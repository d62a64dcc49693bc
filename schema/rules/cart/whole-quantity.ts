import { MOST_PIECES } from '../constants.ts'

/**
 * A quantity as a whole number from 0 to the maximum: '2.5 m' is 2. Null if the text is not a number.
 * @source CART-21; platform contract §4.5, §4.7
 */
export function wholeQuantity(given: string | number): number | null {
  const number = Math.trunc(typeof given === 'string' ? Number.parseFloat(given) : given)
  if (Number.isNaN(number)) return null
  return Math.min(Math.max(number, 0), MOST_PIECES)
}
