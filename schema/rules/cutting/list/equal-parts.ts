import { CUTTING } from '../../constants.ts'
import type { Saw, Size } from '../cutting.types.ts'
import type { Stock } from './cutting-list.ts'

/** The number of parts along the length of the sheet, and across it. */
export interface Division {
  readonly along: number
  readonly across: number
}

/**
 * The size of each part if a sheet is divided into equal parts, rounded down to a tenth of a millimetre. Trim and kerf are taken off
 * first, so that two halves are less than a sheet. Null if nothing is left of a part, or if the parts are more than a list may have.
 * A board is divided along its length only.
 * @source CUT-16
 */
export function equalParts(stock: Stock, { kerf, trim }: Saw, { along, across }: Division): Size | null {
  if (![along, across].every((count) => Number.isSafeInteger(count) && count > 0)) return null
  if (along * across > CUTTING.mostPieces || (stock.kind === 'board' && across > 1)) return null
  const part = (side: number, count: number) => Math.floor((side - 2 * trim - (count - 1) * kerf) / count)
  const length = part(stock.length, along)
  const width = stock.kind === 'board' ? 1 : part(stock.width, across)
  return length > 0 && width > 0 ? { length, width } : null
}
