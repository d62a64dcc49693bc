import { readAmount } from '../quantity.ts'
import type { Bounds } from './read-metres.ts'

export type AreaError = 'NOT_AN_AREA' | 'TOO_SMALL' | 'TOO_LARGE'

const UNIT = /^(.*?)\s*(?:m²|m2|sq\s?m|qm|mq)?$/i
/** Longer texts are rejected. */
const LONGEST = 20

/**
 * The second side of a rectangle in whole millimetres, from its area as typed in square metres: '14.4', '14,4 m²'.
 * @param side the first side in millimetres
 * @source ROOM-10
 */
export function readOtherSide(area: string, side: number, { least, most }: Bounds): number | AreaError {
  const typed = area.normalize('NFKC').trim()
  const [, figures = ''] = (typed.length <= LONGEST && UNIT.exec(typed)) || []
  const squareMetres = readAmount(figures)
  if (squareMetres === 'NOT_ABOVE_ZERO') return 'TOO_SMALL'
  if (squareMetres === 'NOT_A_NUMBER') return 'NOT_AN_AREA'
  const other = Math.round((squareMetres * 1_000_000) / side)
  if (other < least) return 'TOO_SMALL'
  return other > most ? 'TOO_LARGE' : other
}
