import type { Saw } from '#schema/rules/cutting/cutting.types.ts'
import type { ListedPanel, Stock } from '#schema/rules/cutting/list/cutting-list.ts'

export interface CutList {
  /** A single line: 'Birch ply 18 mm, 2440 x 1220 mm (PLY-18)'. */
  readonly material: string
  /** Lengths are in tenths of a millimetre. */
  readonly stock: Stock
  readonly saw: Saw
  readonly panels: readonly ListedPanel[]
  /** As calculated on the shopper's device. */
  readonly sheets: number
  /** May be empty or have several lines. */
  readonly note: string
  readonly name: string
}

/**
 * A cutting list as plain text for the saw operator: material, saw settings and one line per size of piece.
 * @source CUT-13
 */
export function cutListText({ material, stock, saw, panels, sheets, note, name }: CutList): string {
  const pieces = panels.reduce((sum, { quantity }) => sum + quantity, 0)
  const size = stock.kind === 'sheet' ? `Sheet ${mm(stock.length)} x ${mm(stock.width)} mm` : `Board ${mm(stock.length)} mm`
  const unit = stock.kind === 'sheet' ? 'sheets' : 'boards'
  return [
    `Material: ${material}`,
    `${size}, kerf ${mm(saw.kerf)} mm, trim ${mm(saw.trim)} mm`,
    `Worked out by the shopper’s device: ${sheets} ${unit}`,
    `Pieces: ${pieces} in ${panels.length} lines`,
    '',
    ...panels.map((panel) => panelLine(panel, stock.kind === 'board')),
    ...(note === '' ? [] : ['', 'Note:', note]),
    ...['', name],
  ].join('\n')
}

/** '3. 4 x 720.5 x 300 mm | Door | grain along | edges: 2 long, 1 short'; the length comes first. */
function panelLine({ row, quantity, length, width, name, grain, longEdges, shortEdges }: ListedPanel, isBoard: boolean): string {
  const size = isBoard ? mm(length) : `${mm(length)} x ${mm(width)}`
  const edges = [...(longEdges ? [`${longEdges} long`] : []), ...(shortEdges ? [`${shortEdges} short`] : [])]
  const oneLine = name.replace(UNSEEN, ' ').trim()
  return [
    `${row + 1}. ${quantity} x ${size} mm`,
    ...(oneLine ? [oneLine] : []),
    ...(grain === 'any' ? [] : [`grain ${grain}`]),
    ...(edges.length > 0 ? [`edges: ${edges.join(', ')}`] : []),
  ].join(' | ')
}

/** Converts tenths of a millimetre to millimetres. */
const mm = (tenths: number): string => `${tenths / 10}`

/** Line breaks, control characters and surrogates. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu
