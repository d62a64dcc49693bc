import { expect, it } from 'vitest'
import { readLine } from './read-line.ts'

it.each([
  ['OSB3-18', 'OSB3-18', ''],
  ['OSB3-18 x 12', 'OSB3-18', '12'],
  ['OSB3-18 × 1 200', 'OSB3-18', '1 200'],
  ['OSB3-18×12', 'OSB3-18', '12'],
  ['OSB3-18: 12 pcs', 'OSB3-18', '12 pcs'],
  ['OSB3-18 12', 'OSB3-18', '12'],
  ['12x OSB3-18', 'OSB3-18', '12'],
  ['12 × OSB3-18', 'OSB3-18', '12'],
  // May itself be a product number.
  ['OSB3-18x12', 'OSB3-18x12', ''],
  ['OAK 18 x 2440 x 3', 'OAK 18 x 2440', '3'],
  ['OAK BOARD', 'OAK BOARD', ''],
  ['18 x 2440', '18', '2440'],
])('reads %j as %j, %j', (text, sku, quantity) => {
  expect(readLine(text)).toEqual({ sku, quantity })
})

it('reads only the longest possible product number from a line', () => {
  expect(readLine('x'.repeat(1_000_000)).sku).toHaveLength(120)
})
