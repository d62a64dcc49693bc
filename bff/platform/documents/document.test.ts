import { describe, expect, it } from 'vitest'
import { amountOf, countOf } from './document.ts'

describe('a count of the platform', () => {
  it.each([
    [0, 0],
    ['12.0000', 12],
    [2_147_483_647, 2_147_483_647],
    [2_147_483_648, null],
    [1e300, null],
    [12.5, null],
    [-1, null],
    ['many', null],
    [null, null],
  ])('reads %j as %s: what the schema cannot say is left out', (value, count) => {
    expect(countOf(value)).toBe(count)
  })
})

describe('an amount of the platform', () => {
  it.each([
    ['12.5000', 12.5],
    [-3, -3],
    [10_000_000, 10_000_000],
    [1e10, null],
    ['1e300', null],
    [Number.NaN, null],
  ])('reads %j as %s: what has too many pence to be shown is left out', (value, amount) => {
    expect(amountOf(value)).toBe(amount)
  })
})
