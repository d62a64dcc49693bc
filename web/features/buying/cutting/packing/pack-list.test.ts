import { describe, expect, it } from 'vitest'
import { listParts } from '#schema/rules/cutting/cuts.ts'
import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import { packList } from './pack-list.ts'

const panel = (cells: Partial<ListedPanel>): ListedPanel => ({
  row: 0,
  name: '',
  length: 6000,
  width: 3000,
  quantity: 1,
  grain: 'any',
  longEdges: 0,
  shortEdges: 0,
  ...cells,
})
const SAW = { kerf: 40, trim: 100 }

describe('packList', () => {
  // CUT-7
  it('groups identical sheets and keeps the line of each piece', () => {
    const panels = [panel({ length: 20_000, width: 10_000, quantity: 3 }), panel({ row: 1, length: 2000, width: 1000 })]
    const { sheets, layouts, wastePercent } = packList({
      id: 1,
      panels,
      stock: { kind: 'sheet', length: 24_400, width: 12_200 },
      saw: SAW,
    })
    expect(sheets).toBe(3)
    expect(layouts.reduce((total, { count }) => total + count, 0)).toBe(3)
    expect(layouts).toHaveLength(2)
    const shown = layouts.flatMap(({ part, count }) =>
      listParts(part).map((piece) => (piece.kind === 'panel' ? [piece.panel, count] : null)),
    )
    expect(shown.filter((piece) => piece !== null).sort()).toEqual([
      [0, 1],
      [0, 2],
      [1, 1],
    ])
    expect(wastePercent).toBeCloseTo(100 * (1 - 602 / (3 * 297.68)), 6)
  })

  // CUT-5
  it('crosscuts boards within the trim, one kerf apart', () => {
    const panels = [panel({ length: 10_000, width: 1, quantity: 2 }), panel({ row: 1, length: 3700, width: 1 })]
    const { sheets, cuts, layouts, largestOffcut } = packList({
      id: 1,
      panels,
      stock: { kind: 'board', length: 24_000 },
      saw: SAW,
    })
    const parts = layouts.flatMap(({ part }) => listParts(part).map(({ kind, x, length }) => [kind, x, length]))
    expect([sheets, cuts, largestOffcut]).toEqual([1, 3, null])
    expect(parts).toEqual([
      ['panel', 100, 10_000],
      ['panel', 10_140, 10_000],
      ['panel', 20_180, 3700],
    ])
  })

  it('reports the largest offcut of a board', () => {
    const { largestOffcut, wastePercent } = packList({
      id: 1,
      panels: [panel({ length: 10_000, width: 1 })],
      stock: { kind: 'board', length: 24_000 },
      saw: SAW,
    })
    expect(largestOffcut?.length).toBe(13_760)
    expect(wastePercent).toBeCloseTo(100 * (14 / 24), 6)
  })
})
