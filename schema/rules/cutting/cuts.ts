import type { Part, Size } from './cutting.types.ts'

/** One cut of a saw, through a part from edge to edge. */
export interface Cut {
  readonly cut: 'rip' | 'crosscut'
  /** What is cut. */
  readonly of: Size
  /** What the fence is set to: the size of what comes off, measured across the cut. */
  readonly at: number
}

/** The cuts of a sheet in the order of the saw: a part is cut on before the next one is taken up. @source CUT-6 */
export function cutsOf(part: Part): readonly Cut[] {
  if (part.kind !== 'divided') return []
  const { cut, length, width, first, second } = part
  return [
    { cut, of: { length, width }, at: cut === 'rip' ? first.width : first.length },
    ...cutsOf(first),
    ...(second ? cutsOf(second) : []),
  ]
}

/** Everything a sheet is cut into, offcuts too. */
export function partsOf(part: Part): readonly Exclude<Part, { kind: 'divided' }>[] {
  if (part.kind !== 'divided') return [part]
  return [...partsOf(part.first), ...(part.second ? partsOf(part.second) : [])]
}
