import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_ROW, MOST_ROWS, type OrderRow } from '../rows/order-row.ts'
import { insertLines, pasteQuantities } from './pasted-rows.ts'

const row = (id: string, sku = '', quantity = ''): OrderRow => ({ id, sku, quantity })
const toTexts = (rows: readonly OrderRow[]) => rows.map(({ sku, quantity }) => `${sku} ${quantity}`.trim())

// QUICK-3
describe('insertLines', () => {
  it('replaces a blank row and keeps the rows after it', () => {
    const rows = [row('a', 'A', '1'), row('b'), row('c', 'C', '3'), row('d')]
    expect(toTexts(insertLines('b', [row('x', 'X', '7'), row('y', 'Y')], 'z')(rows))).toEqual(['A 1', 'X 7', 'Y', 'C 3', ''])
  })

  // QUICK-15
  it('keeps a blank row for the first line, so that its field keeps the focus', () => {
    const ids = insertLines('b', [row('x', 'X'), row('y', 'Y')], 'z')([row('a', 'A'), row('b')]).map(({ id }) => id)
    expect(ids).toEqual(['a', 'b', 'y', 'z'])
  })

  it('inserts lines after a filled row', () => {
    expect(toTexts(insertLines('a', [row('x', 'X')], 'z')([row('a', 'A', '1'), row('b')]))).toEqual(['A 1', 'X', ''])
  })

  it('adds up quantities of the same product, ignoring case', () => {
    const rows = [row('a', 'oak x 2'), row('b')]
    expect(toTexts(insertLines('b', [row('x', 'OAK', '3'), row('y', 'Oak'), row('z', 'ASH')], 'e')(rows))).toEqual([
      'oak 6',
      'ASH',
      '',
    ])
  })

  it('keeps a row with an unreadable quantity separate', () => {
    expect(toTexts(insertLines('b', [row('x', 'OAK', '3')], 'e')([row('a', 'OAK', 'many'), row('b')]))).toEqual([
      'OAK many',
      'OAK 3',
      '',
    ])
  })

  it(`limits the list to ${MOST_ROWS} rows`, () => {
    const full = Array.from({ length: MOST_ROWS }, (_, i) => row(`${i}`, `SKU-${i}`))
    expect(insertLines('0', [row('x', 'X')], 'y')(full)).toHaveLength(MOST_ROWS)
  })

  it('preserves the total quantity of each product', () => {
    const line = fc.record({ sku: fc.constantFrom('A', 'a', 'B', 'C'), quantity: fc.integer({ min: 1, max: 9 }).map(String) })
    const totalQuantity = (rows: readonly { readonly quantity: string }[]) =>
      rows.reduce((sum, { quantity }) => sum + Number(quantity), 0)
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 4 }), (pastes) => {
        const rows = pastes.reduce<readonly OrderRow[]>(
          (before, lines, i) =>
            insertLines(
              before.at(-1)?.id ?? '',
              lines.map((it, j) => ({ ...it, id: `${i}-${j}` })),
              `end ${i}`,
            )(before),
          [FIRST_ROW],
        )
        expect(totalQuantity(rows)).toBe(totalQuantity(pastes.flat()))
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      }),
    )
  })
})

// QUICK-3
it('pasteQuantities sets the quantities from a row to the end of the list', () => {
  const rows = [row('a', 'A', '1'), row('b', 'B', '2'), row('c', 'C'), row('d')]
  expect(toTexts(pasteQuantities('b', ['20', '30', '40', '50'])(rows))).toEqual(['A 1', 'B 20', 'C 30', '40'])
})
