import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CUTTING } from '../../constants.ts'
import { type ListRow, readCuttingList, type Stock } from './cutting-list.ts'

const SHEET: Stock = { kind: 'sheet', length: 24_400, width: 12_200 }
const BOARD: Stock = { kind: 'board', length: 24_000 }
const SAW = { kerf: 40, trim: 100, smallest: { length: 2000, width: 600 } }

const row = (typed: Partial<ListRow> = {}): ListRow => ({
  name: '',
  length: '600',
  width: '300',
  quantity: '1',
  grain: 'any',
  edges: '',
  ...typed,
})
const read = (typed: Partial<ListRow>, stock: Stock = SHEET) => readCuttingList([row(typed)], stock, SAW)

describe('cutting list', () => {
  // CUT-1
  it('contains the valid lines, in tenths of a millimetre', () => {
    const { panels, problems } = readCuttingList(
      [row({ name: ' Door 🚪 ', length: '720,5', quantity: '4', grain: 'along', edges: '2L1S' }), row({ name: 'Back' })],
      SHEET,
      SAW,
    )
    expect(problems).toEqual([])
    expect(panels).toEqual([
      { row: 0, name: 'Door 🚪', length: 7205, width: 3000, quantity: 4, grain: 'along', longEdges: 2, shortEdges: 1 },
      { row: 1, name: 'Back', length: 6000, width: 3000, quantity: 1, grain: 'any', longEdges: 0, shortEdges: 0 },
    ])
  })

  // CUT-21
  it.each([
    ['200', '60', null],
    ['60', '200', null],
    ['199.9', '60', 'TOO_SMALL'],
    ['200', '59.9', 'TOO_SMALL'],
    ['59', '59', 'TOO_SMALL'],
  ])('rejects pieces smaller than the saw can cut: %s × %s is %s', (length, width, error) => {
    expect(read({ length, width }).problems[0]?.error ?? null).toBe(error)
    const unlimited = readCuttingList([row({ length, width })], SHEET, { ...SAW, smallest: null })
    expect(unlimited.problems).toEqual([])
  })

  it('compares boards with the length of the smallest piece only', () => {
    expect(read({ length: '200', width: '' }, BOARD).problems).toEqual([])
    expect(read({ length: '199', width: '' }, BOARD).problems).toEqual([{ row: 0, field: 'length', error: 'TOO_SMALL' }])
  })

  it('omits empty lines', () => {
    expect(readCuttingList([row({ length: '', width: '', quantity: '' }), row()], SHEET, SAW)).toMatchObject({
      panels: [{ row: 1 }],
      problems: [],
    })
  })

  // CUT-1
  it.each<[string, Partial<ListRow>, string, string]>([
    ['no length', { length: '' }, 'length', 'REQUIRED'],
    ['a length of zero', { length: '0' }, 'length', 'NOT_ABOVE_ZERO'],
    ['a negative length', { length: '-600' }, 'length', 'NOT_ABOVE_ZERO'],
    ['a length that is not a number', { length: 'NaN' }, 'length', 'NOT_A_NUMBER'],
    ['a width that is not a number', { width: '1e9' }, 'width', 'NOT_A_NUMBER'],
    ['no quantity', { quantity: '' }, 'quantity', 'REQUIRED'],
    ['a quantity of zero', { quantity: '0' }, 'quantity', 'NOT_ABOVE_ZERO'],
    ['a negative quantity', { quantity: '-3' }, 'quantity', 'NOT_A_POSITIVE_INTEGER'],
    ['half a panel', { quantity: '1.5' }, 'quantity', 'NOT_A_POSITIVE_INTEGER'],
    ['ten thousand panels', { quantity: '10000' }, 'quantity', 'TOO_MANY'],
    ['a panel larger than the sheet', { length: '1000000000', width: '300' }, 'length', 'TOO_LARGE'],
    ['a panel as large as the sheet before trimming', { length: '2440', width: '1220' }, 'length', 'TOO_LARGE'],
    ['a panel that would fit only against its grain', { length: '1300', width: '600', grain: 'across' }, 'length', 'TURN_IT'],
    ['a name that is too long', { name: 'x'.repeat(CUTTING.longestName + 1) }, 'name', 'TOO_LONG'],
    ['an unknown grain', { grain: 'sideways' }, 'grain', 'UNKNOWN'],
    ['unknown edges', { edges: '3L' }, 'edges', 'UNKNOWN'],
  ])('rejects %s with an error', (_, typed, field, error) => {
    expect(read(typed)).toEqual({ panels: [], problems: [{ row: 0, field, error }] })
  })

  it.each([
    ['2420', []],
    ['2420.1', ['TOO_LARGE']],
  ])('checks a panel of %s mm against the sheet without its trim', (length, errors) => {
    expect(read({ length, width: '1200' }).problems.map(({ error }) => error)).toEqual(errors)
  })

  it('counts emoji as one character each', () => {
    expect(read({ name: '🪵'.repeat(CUTTING.longestName) }).problems).toEqual([])
  })

  it('rejects more panels than a device packs at once', () => {
    const rows = [row({ quantity: String(CUTTING.mostPieces) }), row()]
    expect(readCuttingList(rows, SHEET, SAW).problems).toEqual([{ row: 1, field: 'quantity', error: 'TOO_MANY' }])
  })

  it('rejects more lines than a list may have', () => {
    const rows = Array.from({ length: CUTTING.mostRows + 1 }, () => row())
    expect(readCuttingList(rows, SHEET, SAW).problems).toEqual([{ row: CUTTING.mostRows, field: 'quantity', error: 'TOO_MANY' }])
  })

  it.each([
    ['2380', []],
    ['2380.1', ['TOO_LARGE']],
  ])('of boards has no width and checks %s mm against the board without its ends', (length, errors) => {
    expect(read({ length, width: '' }, BOARD).problems.map(({ error }) => error)).toEqual(errors)
  })

  it('contains only panels that fit a sheet, for any input', () => {
    const cell = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
    const typed = fc.record({ name: cell, length: cell, width: cell, quantity: cell, grain: cell, edges: cell })
    fc.assert(
      fc.property(fc.array(typed), (rows) => {
        for (const { length, width, quantity } of readCuttingList(rows, SHEET, SAW).panels) {
          expect(Math.min(length, width, quantity)).toBeGreaterThan(0)
          expect(Math.max(length, width)).toBeLessThanOrEqual(24_200)
          expect(quantity).toBeLessThanOrEqual(CUTTING.mostPieces)
        }
      }),
    )
  })
})
