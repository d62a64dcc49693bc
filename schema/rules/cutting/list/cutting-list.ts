import { readLength } from '../../answers/read-length.ts'
import { CUTTING } from '../../constants.ts'
import type { Grain, Saw, Size } from '../cutting.types.ts'
import { orientations } from '../orientations.ts'
import type { SawLimits } from '../saw.ts'
import { usableSize } from '../space.ts'
import { isEmptyRow } from './empty-row.ts'

export interface ListRow {
  readonly name: string
  /** In millimetres. */
  readonly length: string
  /** In millimetres; omitted for boards. */
  readonly width: string
  readonly quantity: string
  readonly grain: string
  /** Long and short edges to be banded: '', '1L', '2L1S', '2L2S'. */
  readonly edges: string
}

/** A valid line of a cutting list; lengths as in `Size`. */
export interface ListedPanel extends Size {
  /** Its index among the typed lines. */
  readonly row: number
  readonly name: string
  readonly quantity: number
  readonly grain: Grain
  readonly longEdges: number
  readonly shortEdges: number
}

/** The error codes of a line's fields. */
export type ListError =
  | 'REQUIRED'
  | 'NOT_A_NUMBER'
  | 'NOT_A_POSITIVE_INTEGER'
  | 'NOT_ABOVE_ZERO'
  | 'TOO_LARGE'
  | 'TOO_SMALL'
  | 'TURN_IT'
  | 'TOO_MANY'
  | 'TOO_LONG'
  | 'UNKNOWN'

export interface ListProblem {
  readonly row: number
  readonly field: keyof ListRow
  readonly error: ListError
}

export interface CuttingList {
  readonly panels: readonly ListedPanel[]
  readonly problems: readonly ListProblem[]
}

/** The material: sheets of one size, or boards of one length. */
export type Stock = ({ readonly kind: 'sheet' } & Size) | { readonly kind: 'board'; readonly length: number }

const EDGES = /^(?:([12])L)?\s*(?:([12])[SW])?$/i
const GRAINS: readonly string[] = ['any', 'along', 'across'] satisfies readonly Grain[]

/**
 * Reads a cutting list line by line into valid lines and errors. Empty lines are omitted.
 * @source CUT-1
 */
export function readCuttingList(rows: readonly ListRow[], stock: Stock, saw: SawLimits): CuttingList {
  const panels: ListedPanel[] = []
  const problems: ListProblem[] = []
  let pieces = 0
  for (const [row, typed] of rows.entries()) {
    if (isEmptyRow(typed)) continue
    const { panel, found } = readRow(typed, row, stock, saw)
    const tooMany = panel && (row >= CUTTING.mostRows || pieces + panel.quantity > CUTTING.mostPieces)
    if (tooMany) found.push({ row, field: 'quantity', error: 'TOO_MANY' })
    problems.push(...found)
    if (!panel || found.length > 0) continue
    pieces += panel.quantity
    panels.push(panel)
  }
  return { panels, problems }
}

function readRow(typed: ListRow, row: number, stock: Stock, saw: SawLimits) {
  const found: ListProblem[] = []
  const report = (field: keyof ListRow, error: ListError | null) => {
    if (error) found.push({ row, field, error })
  }
  const name = typed.name.trim()
  report('name', [...name].length > CUTTING.longestName ? 'TOO_LONG' : null)
  const length = readLength(typed.length)
  report('length', lengthError(typed.length, length))
  const width = stock.kind === 'sheet' ? readLength(typed.width) : 1
  if (stock.kind === 'sheet') report('width', lengthError(typed.width, width))
  const quantity = /^\d{1,9}$/.test(typed.quantity.trim()) ? Number(typed.quantity) : null
  report('quantity', quantityError(typed.quantity, quantity))
  const grain = (GRAINS.includes(typed.grain) ? typed.grain : null) as Grain | null
  report('grain', typed.grain !== '' && grain === null ? 'UNKNOWN' : null)
  const edges = EDGES.exec(typed.edges.trim())
  report('edges', edges ? null : 'UNKNOWN')
  if (found.length > 0 || length === null || width === null || quantity === null || !edges) return { panel: null, found }
  const panel = { length, width, grain: grain ?? ('any' as const) }
  report('length', isTooSmall(panel, stock, saw) ? 'TOO_SMALL' : sizeError(panel, stock, saw))
  const [longEdges, shortEdges] = [Number(edges[1] ?? 0), Number(edges[2] ?? 0)]
  return { panel: { ...panel, row, name, quantity, longEdges, shortEdges }, found }
}

function lengthError(typed: string, length: number | null): ListError | null {
  if (typed.trim() === '') return 'REQUIRED'
  if (length === null) return /^-\s*\d/.test(typed.trim()) ? 'NOT_ABOVE_ZERO' : 'NOT_A_NUMBER'
  return length > 0 ? null : 'NOT_ABOVE_ZERO'
}

function quantityError(typed: string, quantity: number | null): ListError | null {
  if (typed.trim() === '') return 'REQUIRED'
  if (quantity === null) return 'NOT_A_POSITIVE_INTEGER'
  return quantity > CUTTING.mostPieces ? 'TOO_MANY' : quantity > 0 ? null : 'NOT_ABOVE_ZERO'
}

function isTooSmall({ length, width }: Size, { kind }: Stock, { smallest }: SawLimits): boolean {
  if (!smallest) return false
  if (kind === 'board') return length < smallest.length
  const [least, most] = [Math.min(smallest.length, smallest.width), Math.max(smallest.length, smallest.width)]
  return Math.min(length, width) < least || Math.max(length, width) < most
}

/** A panel that fits only when turned has its own error, because the shopper can turn it with one press. */
function sizeError(panel: Size & { readonly grain: Grain }, stock: Stock, saw: Saw): ListError | null {
  if (stock.kind === 'board') return panel.length > stock.length - 2 * saw.trim ? 'TOO_LARGE' : null
  const room = usableSize(stock, saw)
  if (orientations(panel, room, saw.kerf).length > 0) return null
  return orientations({ ...panel, grain: 'any' }, room, saw.kerf).length > 0 ? 'TURN_IT' : 'TOO_LARGE'
}
