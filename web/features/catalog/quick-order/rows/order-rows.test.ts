import { describe, expect, it } from 'vitest'
import { FIRST_ROW, MOST_ROWS, type OrderRow } from './order-row.ts'
import { meantBy, withoutRows, withSettled, withTyped } from './order-rows.ts'

const row = (id: string, sku = '', quantity = ''): OrderRow => ({ id, sku, quantity })

describe('a typed list', () => {
  // QUICK-1
  it('gets an empty row after input into the last one', () => {
    expect(withTyped('first', { sku: 'O' }, 'second')([FIRST_ROW])).toEqual([row('first', 'O'), row('second')])
    expect(withTyped('a', { sku: 'OS' }, 'x')([row('a', 'O'), row('b')])).toEqual([row('a', 'OS'), row('b')])
  })

  it('keeps input into a row that another tab has removed', () => {
    expect(withTyped('a', { sku: 'O' }, 'x')([FIRST_ROW])).toEqual([FIRST_ROW, row('a', 'O'), row('x')])
  })

  it(`has at most ${MOST_ROWS} rows`, () => {
    const full = Array.from({ length: MOST_ROWS }, (_, i) => row(`${i}`, `SKU-${i}`))
    expect(withTyped(`${MOST_ROWS - 1}`, { quantity: '2' }, 'x')(full)).toHaveLength(MOST_ROWS)
  })

  it('splits the input of a row when it loses focus', () => {
    expect(withSettled('a')([row('a', 'OSB3-18 x 12'), row('b')])).toEqual([row('a', 'OSB3-18', '12'), row('b')])
  })

  it.each([
    ['OSB3-18 x 12', '', 'OSB3-18', '12'],
    // Both fields are filled, so neither is overwritten.
    ['OSB3-18 x 12', '4', 'OSB3-18 x 12', '4'],
    [' OSB3-18 ', ' 4', 'OSB3-18', '4'],
  ])('reads %j and %j as %j and %j', (sku, quantity, meantSku, meantQuantity) => {
    expect(meantBy({ sku, quantity })).toEqual({ sku: meantSku, quantity: meantQuantity })
  })
})

it('is one empty row after all rows are removed', () => {
  expect(withoutRows(['a', 'b'], 'c')([row('a', 'A'), row('b')])).toEqual([FIRST_ROW])
  expect(withoutRows(['a'], 'c')([row('a', 'A'), row('b', 'B')])).toEqual([row('b', 'B'), row('c')])
})
