import type { Part, Saw } from '#schema/rules/cutting/cutting.types.ts'
import { type CuttingFigures, cuttingFigures } from '#schema/rules/cutting/figures.ts'
import type { ListedPanel, Stock } from '#schema/rules/cutting/list/cutting-list.ts'
import { packLengths } from '#schema/rules/cutting/pack-lengths.ts'
import { packSheets } from '#schema/rules/cutting/pack-sheets.ts'

export interface PackRequest {
  readonly id: number
  readonly panels: readonly ListedPanel[]
  readonly stock: Stock
  readonly saw: Saw
}

/** A sheet or board layout and how often it occurs. */
export interface SheetLayout {
  readonly part: Part
  readonly count: number
}

/** A packed list. Panels in its layouts are indexes into `panels`. */
export interface Packing extends CuttingFigures {
  readonly id: number
  readonly layouts: readonly SheetLayout[]
  readonly panels: readonly ListedPanel[]
  readonly stock: Stock
}

/** Packs a cutting list onto sheets or boards. @source CUT-2, CUT-5, CUT-7 */
export function packList({ id, panels, stock, saw }: PackRequest): Packing {
  const places = panels.flatMap(({ quantity }, place) => Array.from({ length: quantity }, () => place))
  const pieces = places.flatMap((place) => panels[place] ?? [])
  const size = stock.kind === 'sheet' ? stock : { length: stock.length, width: BOARD_WIDTH }
  const sheets =
    stock.kind === 'sheet'
      ? packSheets(pieces, stock, saw).sheets
      : packLengths(
          pieces.map(({ length }) => length),
          stock.length,
          saw,
        ).boards.map((board) =>
          boardLayout(
            board.map((piece) => ({ panel: piece, length: pieces[piece]?.length ?? 0 })),
            stock.length,
            saw,
          ),
        )
  const figures = cuttingFigures({ sheets, tooLarge: [] }, size)
  return { id, ...figures, layouts: groupIdentical(sheets.map((sheet) => toLineIndexes(sheet, places))), panels, stock }
}

/** Boards are packed as strips; the width has no meaning. */
const BOARD_WIDTH = 1

/** The layout of a board: one crosscut after another. */
function boardLayout(pieces: readonly { panel: number; length: number }[], stock: number, { kerf, trim }: Saw): Part {
  const end = stock - trim
  const from = (x: number, [first, ...others]: typeof pieces): Part | null => {
    const place = { x, y: 0, length: end - x, width: BOARD_WIDTH }
    if (place.length <= 0) return null
    if (!first) return { kind: 'offcut', ...place }
    const panel = { kind: 'panel', ...place, length: first.length, panel: first.panel, isTurned: false } as const
    if (first.length === place.length) return panel
    return { kind: 'divided', ...place, cut: 'crosscut', first: panel, second: from(x + first.length + kerf, others) }
  }
  return from(trim, pieces) ?? { kind: 'offcut', x: 0, y: 0, length: stock, width: BOARD_WIDTH }
}

/** Replaces piece indexes with line indexes. */
function toLineIndexes(part: Part, places: readonly number[]): Part {
  if (part.kind === 'panel') return { ...part, panel: places[part.panel] ?? 0 }
  if (part.kind === 'offcut') return part
  return { ...part, first: toLineIndexes(part.first, places), second: part.second && toLineIndexes(part.second, places) }
}

/** Groups identical sheets, in order of first occurrence. */
function groupIdentical(parts: readonly Part[]): readonly SheetLayout[] {
  const counts = new Map<string, SheetLayout>()
  for (const part of parts) {
    const key = JSON.stringify(part)
    counts.set(key, { part, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}
