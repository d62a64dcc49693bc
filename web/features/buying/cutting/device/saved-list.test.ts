import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CUTTING } from '#schema/rules/constants.ts'
import { replaceRow } from '../list/add-rows.ts'
import { removeRow, setCell } from '../list/row-changes.ts'
import { decodeSavedList, EMPTY_ROW, NO_LIST, type SavedList } from './saved-list.ts'

const material = {
  sku: 'PLY',
  name: 'Birch ply',
  stockSku: 'PLY-1',
  size: '2440 x 1220 mm',
  stock: { kind: 'sheet', length: 24_400, width: 12_200 } as const,
}
const door = { ...EMPTY_ROW, name: 'Door', length: '720', width: '300' }
const list: SavedList = { material, rows: [door] }

// CUT-12
describe('decodeSavedList', () => {
  it('restores a stored list', () => {
    expect(decodeSavedList(structuredClone(list))).toEqual(list)
    const board = { ...list, material: { ...material, stock: { kind: 'board', length: 24_000 } as const } }
    expect(decodeSavedList(structuredClone(board))).toEqual(board)
  })

  it('restores which list of the cart is edited, and which named list is open', () => {
    expect(decodeSavedList({ ...list, editing: 'SAW~1', savedAs: 'k' })).toEqual({ ...list, editing: 'SAW~1', savedAs: 'k' })
  })

  // CUT-34
  it('restores the choices for the cutting service', () => {
    expect(decodeSavedList({ ...list, choices: { 31: '311,312' } })).toEqual({ ...list, choices: { 31: '311,312' } })
  })

  it.each([[7], [null], [[]], [{}], [{ 31: 7 }], [{ '': '311' }], [{ 31: '' }], [{ 31: 'x'.repeat(201) }]])(
    'has no choices for %j',
    (choices) => {
      expect(decodeSavedList({ ...list, choices })).toEqual(list)
    },
  )

  it('restores twenty choices at most', () => {
    const choices = Object.fromEntries(Array.from({ length: 500 }, (_, id) => [String(id), 'x']))
    expect(Object.keys(decodeSavedList({ ...list, choices }).choices ?? {})).toHaveLength(20)
  })

  it.each([7, '', null, 'x'.repeat(201)])('edits no list of the cart and opens no named list for %j', (editing) => {
    expect(decodeSavedList({ ...list, editing, savedAs: editing })).toEqual(list)
  })

  it.each([
    ['a missing list', undefined, NO_LIST],
    ['a text', 'list', NO_LIST],
    ['rows that are not an array', { material: null, rows: 'many' }, NO_LIST],
    ['a sheet without a width', { material: { ...material, stock: { kind: 'sheet', length: 9 } }, rows: [] }, NO_LIST],
    [
      'a sheet with an invalid size',
      { material: { ...material, stock: { kind: 'sheet', length: -1, width: 0 } }, rows: [] },
      NO_LIST,
    ],
    ['an unknown kind of stock', { material: { ...material, stock: { kind: 'log', length: 10 } }, rows: [] }, NO_LIST],
    ['a row of numbers', { material: null, rows: [{ length: 7 }, null] }, { material: null, rows: [EMPTY_ROW, EMPTY_ROW] }],
  ])('drops %s', (_, stored, expected) => {
    expect(decodeSavedList(stored)).toEqual(expected)
  })

  it('limits the size of any stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { rows } = decodeSavedList({ rows: [stored, ...Array.from({ length: 300 }, () => ({ name: 'x'.repeat(999) }))] })
        expect(rows).toHaveLength(CUTTING.mostRows)
        expect(Math.max(...rows.map(({ name }) => name.length))).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('the rows of a list', () => {
  it('can be edited, including the one below the last', () => {
    expect(setCell(2, 'length', '5')(list).rows).toEqual([door, EMPTY_ROW, { ...EMPTY_ROW, length: '5' }])
    expect(setCell(0, 'name', 'Lid')(list).rows).toEqual([{ ...door, name: 'Lid' }])
  })

  it('are removed one by one', () => {
    expect(removeRow(0)(list).rows).toEqual([])
    expect(removeRow(5)(list).rows).toEqual([door])
  })

  it('are replaced by pasted rows, up to the maximum', () => {
    expect(replaceRow(0, [EMPTY_ROW, door])(list).rows).toEqual([EMPTY_ROW, door])
    const many = Array.from({ length: 500 }, () => door)
    expect(replaceRow(1, many)(list).rows).toHaveLength(CUTTING.mostRows)
  })
})
