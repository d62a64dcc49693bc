import { describe, expect, it } from 'vitest'
import { amountOf, codeOf, countOf, idOf, pathOf, percentOf, priceOf, quantityOf, textOf } from './document.ts'

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

describe('text of the platform', () => {
  it.each([
    ['Oak \ud800board', 'Oak board'],
    ['a\u0000b\u0007', 'ab'],
    ['two\r\nlines\tof text', 'two\r\nlines\tof text'],
    ['Дуб 🪵', 'Дуб 🪵'],
    ['\udfff', null],
    [Number.NaN, null],
    [['Oak'], null],
    [{ toString: 'x' }, null],
  ])('reads %j as %j: half characters and control characters are left out', (value, text) => {
    expect(textOf(value)).toBe(text)
  })
})

describe('an id, a code and a path of the platform', () => {
  it.each([
    [' 7 ', '7'],
    [7, '7'],
    ['Дуб', 'Дуб'],
    ['SalDistShop', 'SalDistShop'],
    ['OAK\ud800', null],
    ['OAK\r\nset-cookie: x', null],
    ['x'.repeat(9000), null],
  ])('%j is %j: one that cannot be asked for again is none', (value, id) => {
    expect([idOf(value), pathOf(value), codeOf(value)]).toEqual([id, id, id])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('the code %s is none: every object has it', (code) => {
    expect(codeOf(code)).toBeNull()
  })
})

describe('a price, a quantity and a rate', () => {
  it.each([
    [12.5, 12.5, 12.5, 12.5],
    [-1, null, -1, null],
    [250, 250, 250, null],
    [0, 0, 0, 0],
    [5e-324, 5e-324, null, 5e-324],
    [1e8, null, null, null],
    ['1e300', null, null, null],
  ])('of %j are %j, %j and %j: what nobody asks, sells or takes is left out', (value, price, quantity, percent) => {
    expect([priceOf(value), quantityOf(value), percentOf(value)]).toEqual([price, quantity, percent])
  })
})
