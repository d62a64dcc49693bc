import type { CoverUnit } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['pack', 'packs'],
  SHEET: ['sheet', 'sheets'],
  PIECE: ['piece', 'pieces'],
}

/** The words of calculating pieces from metres and square metres. */
export const messages = ({ counted, figure, measure }: Format) => ({
  by: 'I know the',
  byLength: 'length',
  byArea: 'area',
  length: 'Metres you need',
  area: 'Square metres you need',
  waste: 'Added for waste',
  percent: (percent: number) => (percent === 0 ? 'nothing' : `${percent} %`),
  lengths: (pieces: number, each: number, total: number, leftOver: number) =>
    `${counted(pieces, 'length', 'lengths')} of ${measure(each)} m, ${measure(total)} m in all, ${measure(leftOver)} m left over`,
  covers: (unit: CoverUnit, pieces: number, each: number, total: number, spare: number) =>
    `${counted(pieces, ...units[unit])} of ${measure(each)} m², ${measure(total)} m² in all, ${measure(spare)} m² for waste and to spare`,
  use: (pieces: number) => `Set quantity to ${figure(pieces)}`,
  notANumber: 'Please enter a number, such as 12.5.',
  notAboveZero: 'Must be greater than 0',
  tooMuch: (most: number) => `That is more than ${figure(most)} pieces. Please call us.`,
})
