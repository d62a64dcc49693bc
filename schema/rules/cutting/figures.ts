import { listCuts, listParts } from './cuts.ts'
import type { Packing, Size } from './cutting.types.ts'

export interface CuttingFigures {
  readonly sheets: number
  readonly cuts: number
  /** Waste in percent of the sheets: offcuts, trim and kerf. */
  readonly wastePercent: number
  /** The largest offcut; null if there is none. */
  readonly largestOffcut: Size | null
}

/** @param sheet with its trim @source CUT-7 */
export function cuttingFigures({ sheets }: Packing, sheet: Size): CuttingFigures {
  const parts = sheets.flatMap(listParts)
  const area = ({ length, width }: Size) => length * width
  const used = parts.reduce((total, part) => (part.kind === 'panel' ? total + area(part) : total), 0)
  const offcuts = parts.filter(({ kind }) => kind === 'offcut')
  const whole = sheets.length * area(sheet)
  return {
    sheets: sheets.length,
    cuts: sheets.reduce((total, part) => total + listCuts(part).length, 0),
    wastePercent: whole > 0 ? 100 * (1 - used / whole) : 0,
    largestOffcut: offcuts.toSorted((a, b) => area(b) - area(a))[0] ?? null,
  }
}
