import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_ROW, MOST_ROWS, type OrderRow } from './order-row.ts'
import { meantBy, withoutRows, withPasted, withQuantities, withSettled, withTyped } from './order-rows.ts'

const row = (id: string, sku = '', quantity = ''): OrderRow => ({ id, sku, quantity })
const shown = (rows: readonly OrderRow[]) => rows.map(({ sku, quantity }) => `${sku} ${quantity}`.trim())

describe('a list that is typed', () => {
  // QUICK-1
  it('gets a blank row when something is typed into the last', () => {
    expect(withTyped('first', { sku: 'O' }, 'second')([FIRST_ROW])).toEqual([row('first', 'O'), row('second')])
    expect(withTyped('a', { sku: 'OS' }, 'x')([row('a', 'O'), row('b')])).toEqual([row('a', 'OS'), row('b')])
  })

  it('keeps what is typed into a row that another tab has taken away', () => {
    expect(withTyped('a', { sku: 'O' }, 'x')([FIRST_ROW])).toEqual([FIRST_ROW, row('a', 'O'), row('x')])
  })

  it(`has ${MOST_ROWS} rows at most`, () => {
    const full = Array.from({ length: MOST_ROWS }, (_, i) => row(`${i}`, `SKU-${i}`))
    expect(withTyped(`${MOST_ROWS - 1}`, { quantity: '2' }, 'x')(full)).toHaveLength(MOST_ROWS)
    expect(withPasted('0', [row('x', 'X')], 'y')(full)).toHaveLength(MOST_ROWS)
  })

  it('has what is meant in the two fields of a row that was left', () => {
    expect(withSettled('a')([row('a', 'OSB3-18 x 12'), row('b')])).toEqual([row('a', 'OSB3-18', '12'), row('b')])
  })

  it.each([
    ['OSB3-18 x 12', '', 'OSB3-18', '12'],
    // Both fields have something, so that neither is overwritten.
    ['OSB3-18 x 12', '4', 'OSB3-18 x 12', '4'],
    [' OSB3-18 ', ' 4', 'OSB3-18', '4'],
  ])('takes %j and %j for %j and %j', (sku, quantity, meantSku, meantQuantity) => {
    expect(meantBy({ sku, quantity })).toEqual({ sku: meantSku, quantity: meantQuantity })
  })
})

// QUICK-3
describe('what is pasted', () => {
  it('takes the place of a blank row, and comes before those that follow', () => {
    const rows = [row('a', 'A', '1'), row('b'), row('c', 'C', '3'), row('d')]
    expect(shown(withPasted('b', [row('x', 'X', '7'), row('y', 'Y')], 'z')(rows))).toEqual(['A 1', 'X 7', 'Y', 'C 3', ''])
  })

  it('comes after a row that is filled', () => {
    expect(shown(withPasted('a', [row('x', 'X')], 'z')([row('a', 'A', '1'), row('b')]))).toEqual(['A 1', 'X', ''])
  })

  it('is added to what is wanted of the same product, in capitals or not', () => {
    const rows = [row('a', 'oak x 2'), row('b')]
    expect(shown(withPasted('b', [row('x', 'OAK', '3'), row('y', 'Oak'), row('z', 'ASH')], 'e')(rows))).toEqual([
      'oak 6',
      'ASH',
      '',
    ])
  })

  it('stays beside a row whose quantity cannot be read', () => {
    expect(shown(withPasted('b', [row('x', 'OAK', '3')], 'e')([row('a', 'OAK', 'many'), row('b')]))).toEqual([
      'OAK many',
      'OAK 3',
      '',
    ])
  })

  it('spreads over the column of quantities', () => {
    const rows = [row('a', 'A', '1'), row('b', 'B', '2'), row('c', 'C'), row('d')]
    expect(shown(withQuantities('b', ['20', '30', '40', '50'])(rows))).toEqual(['A 1', 'B 20', 'C 30', '40'])
  })

  it('loses nothing that is wanted: the sums stay, however it comes', () => {
    const line = fc.record({ sku: fc.constantFrom('A', 'a', 'B', 'C'), quantity: fc.integer({ min: 1, max: 9 }).map(String) })
    const sumOf = (rows: readonly { readonly quantity: string }[]) =>
      rows.reduce((sum, { quantity }) => sum + Number(quantity), 0)
    fc.assert(
      fc.property(fc.array(fc.array(line, { maxLength: 6 }), { maxLength: 4 }), (pastes) => {
        const rows = pastes.reduce<readonly OrderRow[]>(
          (before, lines, i) =>
            withPasted(
              before.at(-1)?.id ?? '',
              lines.map((it, j) => ({ ...it, id: `${i}-${j}` })),
              `end ${i}`,
            )(before),
          [FIRST_ROW],
        )
        expect(sumOf(rows)).toBe(sumOf(pastes.flat()))
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
      }),
    )
  })
})

it('a list without its rows is a blank one', () => {
  expect(withoutRows(['a', 'b'], 'c')([row('a', 'A'), row('b')])).toEqual([FIRST_ROW])
  expect(withoutRows(['a'], 'c')([row('a', 'A'), row('b', 'B')])).toEqual([row('b', 'B'), row('c')])
})
