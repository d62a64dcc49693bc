import { describe, expect, it } from 'vitest'
import type { ListedPanel } from '#schema/rules/cutting/list/cutting-list.ts'
import { findGrainAdvice, type GrainAdvice } from './grain-advice.ts'
import { packList } from './pack-list.ts'

const SHEET = { kind: 'sheet', length: 24_400, width: 12_200 } as const
const SAW = { kerf: 40, trim: 100 }
const panel = (row: number, length: number, width: number, quantity: number, grain: ListedPanel['grain']): ListedPanel => ({
  row,
  length,
  width,
  quantity,
  grain,
  name: '',
  longEdges: 0,
  shortEdges: 0,
})

function advise(panels: readonly ListedPanel[], stock: Parameters<typeof packList>[0]['stock'] = SHEET): GrainAdvice | null {
  const { sheets } = packList({ id: 1, panels, stock, saw: SAW })
  const search = findGrainAdvice({ panels, stock, saw: SAW }, sheets)
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}

// CUT-20
describe('findGrainAdvice', () => {
  const sides = panel(0, 24_000, 5900, 2, 'along')

  it('names the row that saves a sheet if its grain does not matter', () => {
    const lying = [panel(0, 24_000, 7000, 1, 'along'), panel(3, 4000, 11_000, 1, 'along')]
    expect(packList({ id: 1, panels: lying, stock: SHEET, saw: SAW }).sheets).toBe(2)
    expect(advise(lying)).toEqual({ row: 3, sheets: 1 })
  })

  it.each<[string, readonly ListedPanel[]]>([
    ['a list without a grain', [{ ...sides, grain: 'any' }]],
    ['a list that needs as many sheets either way', [sides]],
    ['an empty list', []],
  ])('returns null for %s', (_, panels) => {
    expect(advise(panels)).toBeNull()
  })

  it('returns null for boards', () => {
    expect(advise([panel(0, 9000, 1, 3, 'along')], { kind: 'board', length: 48_000 })).toBeNull()
  })
})
