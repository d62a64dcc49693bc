import { describe, expect, it } from 'vitest'
import { isSingleValue, readLine } from './read-line.ts'

describe('readLine', () => {
  it.each([
    ['OSB3-18', 'OSB3-18', ''],
    ['OSB3-18 x 12', 'OSB3-18', '12'],
    ['OSB3-18 × 1 200', 'OSB3-18', '1 200'],
    ['OSB3-18×12', 'OSB3-18', '12'],
    ['OSB3-18: 12 pcs', 'OSB3-18', '12 pcs'],
    ['OSB3-18 12', 'OSB3-18', '12'],
    ['12x OSB3-18', 'OSB3-18', '12'],
    ['12 × OSB3-18', 'OSB3-18', '12'],
    // QUICK-17
    ['12 no OSB3-18', 'OSB3-18', '12'],
    ['12 No. OSB3-18', 'OSB3-18', '12'],
    ['12 off OSB3-18', 'OSB3-18', '12'],
    ['12 pcs OSB3-18', 'OSB3-18', '12'],
    ['12 Stk. OSB3-18', 'OSB3-18', '12'],
    ['12 pz OSB3-18', 'OSB3-18', '12'],
    ['12 mm OSB3', '12 mm OSB3', ''],
    // QUICK-19
    ['10 OSB3-18', 'OSB3-18', '10'],
    ['10 OAK', '10 OAK', ''],
    // QUICK-20
    ['1. OSB3-18 x 10', 'OSB3-18', '10'],
    ['12) 10 x OSB3-18', 'OSB3-18', '10'],
    ['3. OSB3-18', 'OSB3-18', ''],
    // May itself be a product number.
    ['OSB3-18x12', 'OSB3-18x12', ''],
    ['OAK 18 x 2440 x 3', 'OAK 18 x 2440', '3'],
    ['OAK BOARD', 'OAK BOARD', ''],
    ['18 x 2440', '18', '2440'],
  ])('reads %j as product number %j and quantity %j', (text, sku, quantity) => {
    expect(readLine(text)).toEqual({ sku, quantity })
  })

  it('reads the first 120 characters only', () => {
    expect(readLine('x'.repeat(1_000_000)).sku).toHaveLength(120)
  })
})

// QUICK-3
describe('isSingleValue', () => {
  it.each<[string, 'sku' | 'quantity', boolean]>([
    ['OSB3-18', 'sku', true],
    [' OSB3-18\r\n', 'sku', true],
    ['="007"', 'sku', true],
    ['OAK BOARD', 'sku', true],
    ['', 'sku', true],
    ['OSB3-18 x 12', 'sku', false],
    ['OSB3-18 12', 'sku', false],
    ['OSB3-18,12', 'sku', false],
    ['OSB3-18;12', 'sku', false],
    ['OSB3-18\nPLY-9', 'sku', false],
    ['OSB3-18\rPLY-9', 'sku', false],
    ['OSB3-18\u2028PLY-9', 'sku', false],
    ['x'.repeat(121), 'sku', false],
    ['12', 'quantity', true],
    ['12 pcs', 'quantity', true],
    ['1 200', 'quantity', true],
    // A number, not a row with two cells.
    ['1,200', 'quantity', true],
    ['12\n13', 'quantity', false],
    ['OSB3-18,12', 'quantity', false],
  ])('returns for %j pasted into the %s field: %j', (text, field, expected) => {
    expect(isSingleValue(text, field)).toBe(expected)
  })
})
