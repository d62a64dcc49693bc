import { describe, expect, it } from 'vitest'
import { FIRST_ROW, type OrderRow } from './order-row.ts'
import { normalizeRow, readRow, removeRows, typeIntoRow } from './order-rows.ts'

const row = (id: string, sku = '', quantity = ''): OrderRow => ({ id, sku, quantity })

describe('typeIntoRow', () => {
  // QUICK-1
  it('adds an empty row after input into the last one', () => {
    expect(typeIntoRow('first', { sku: 'O' }, 'second')([FIRST_ROW])).toEqual([row('first', 'O'), row('second')])
    expect(typeIntoRow('a', { sku: 'OS' }, 'x')([row('a', 'O'), row('b')])).toEqual([row('a', 'OS'), row('b')])
  })

  it('keeps input into a row that another tab has removed', () => {
    expect(typeIntoRow('a', { sku: 'O' }, 'x')([FIRST_ROW])).toEqual([FIRST_ROW, row('a', 'O'), row('x')])
  })

  // QUICK-1
  it('keeps at most 500 rows', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, i) => row(`${i}`, `SKU-${i}`))
    expect(typeIntoRow('498', { quantity: '2' }, 'x')(rows(499))).toHaveLength(500)
    expect(typeIntoRow('499', { quantity: '2' }, 'x')(rows(500))).toHaveLength(500)
  })
})

it('normalizeRow moves a quantity from the product number field into its own field', () => {
  expect(normalizeRow('a')([row('a', 'OSB3-18 x 12'), row('b')])).toEqual([row('a', 'OSB3-18', '12'), row('b')])
})

describe('readRow', () => {
  it.each([
    ['OSB3-18 x 12', '', 'OSB3-18', '12'],
    // Both fields are filled, so neither is overwritten.
    ['OSB3-18 x 12', '4', 'OSB3-18 x 12', '4'],
    [' OSB3-18 ', ' 4', 'OSB3-18', '4'],
  ])('reads the fields %j and %j as %j and %j', (sku, quantity, expectedSku, expectedQuantity) => {
    expect(readRow({ sku, quantity })).toEqual({ sku: expectedSku, quantity: expectedQuantity })
  })
})

it('removeRows leaves one empty row at the end', () => {
  expect(removeRows(['a', 'b'], 'c')([row('a', 'A'), row('b')])).toEqual([FIRST_ROW])
  expect(removeRows(['a'], 'c')([row('a', 'A'), row('b', 'B')])).toEqual([row('b', 'B'), row('c')])
})
