import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CUTTING } from '#schema/rules/constants.ts'
import { withCell, withoutRow, withRows } from './row-changes.ts'
import { decodeSavedList, EMPTY_ROW, NO_LIST, type SavedList } from './saved-list.ts'

const material = {
  ...{ sku: 'PLY', name: 'Birch ply', stockSku: 'PLY-1', size: '2440 x 1220 mm' },
  stock: { kind: 'sheet', length: 24_400, width: 12_200 } as const,
}
const door = { ...EMPTY_ROW, name: 'Door', length: '720', width: '300' }
const list: SavedList = { material, rows: [door] }

// CUT-12
describe('the list of a device', () => {
  it('is what was stored', () => {
    expect(decodeSavedList(structuredClone(list))).toEqual(list)
    const board = { ...list, material: { ...material, stock: { kind: 'board', length: 24_000 } as const } }
    expect(decodeSavedList(structuredClone(board))).toEqual(board)
  })

  it.each([
    ['nothing', undefined, NO_LIST],
    ['a text', 'list', NO_LIST],
    ['no rows', { material: null, rows: 'many' }, NO_LIST],
    ['a sheet without a width', { material: { ...material, stock: { kind: 'sheet', length: 9 } }, rows: [] }, NO_LIST],
    ['a sheet of no size', { material: { ...material, stock: { kind: 'sheet', length: -1, width: 0 } }, rows: [] }, NO_LIST],
    ['a stock nobody knows', { material: { ...material, stock: { kind: 'log', length: 10 } }, rows: [] }, NO_LIST],
    ['a row of numbers', { material: null, rows: [{ length: 7 }, null] }, { material: null, rows: [EMPTY_ROW, EMPTY_ROW] }],
  ])('drops %s', (_, stored, expected) => {
    expect(decodeSavedList(stored)).toEqual(expected)
  })

  it('is bounded, whatever was stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { rows } = decodeSavedList({ rows: [stored, ...Array.from({ length: 300 }, () => ({ name: 'x'.repeat(999) }))] })
        expect(rows).toHaveLength(CUTTING.mostRows)
        expect(Math.max(...rows.map(({ name }) => name.length))).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('the lines of a list', () => {
  it('are written into, one below the last one too', () => {
    expect(withCell(2, 'length', '5')(list).rows).toEqual([door, EMPTY_ROW, { ...EMPTY_ROW, length: '5' }])
    expect(withCell(0, 'name', 'Lid')(list).rows).toEqual([{ ...door, name: 'Lid' }])
  })

  it('go one by one', () => {
    expect(withoutRow(0)(list).rows).toEqual([])
    expect(withoutRow(5)(list).rows).toEqual([door])
  })

  it('take the place of the one they are pasted into, up to what a list may have', () => {
    expect(withRows(0, [EMPTY_ROW, door])(list).rows).toEqual([EMPTY_ROW, door])
    const many = Array.from({ length: 500 }, () => door)
    expect(withRows(1, many)(list).rows).toHaveLength(CUTTING.mostRows)
  })
})
