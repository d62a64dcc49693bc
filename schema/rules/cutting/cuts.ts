import type { Part, Size } from './cutting.types.ts'

/** One cut of the saw, from edge to edge of a part. */
export interface Cut {
  readonly cut: 'rip' | 'crosscut'
  /** The part that is cut. */
  readonly of: Size
  /** The setting of the fence: the size of the piece that comes off, measured across the cut. */
  readonly at: number
}

/** The cuts of a sheet in sawing order: one part is finished before the next. @source CUT-6 */
export function listCuts(part: Part): readonly Cut[] {
  if (part.kind !== 'divided') return []
  const { cut, length, width, first, second } = part
  return [
    { cut, of: { length, width }, at: cut === 'rip' ? first.width : first.length },
    ...listCuts(first),
    ...(second ? listCuts(second) : []),
  ]
}

/** All parts of a sheet, offcuts included. */
export function listParts(part: Part): readonly Exclude<Part, { kind: 'divided' }>[] {
  if (part.kind !== 'divided') return [part]
  return [...listParts(part.first), ...(part.second ? listParts(part.second) : [])]
}
