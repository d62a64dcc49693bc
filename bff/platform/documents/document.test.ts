import { describe, expect, it } from 'vitest'
import {
  decodeAmount,
  decodeCode,
  decodeCount,
  decodeId,
  decodePath,
  decodePercent,
  decodePrice,
  decodeQuantity,
  decodeText,
} from './document.ts'

describe('decodeCount', () => {
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
  ])('reads %j as %s, dropping counts beyond the schema’s Int', (value, count) => {
    expect(decodeCount(value)).toBe(count)
  })
})

describe('decodeAmount', () => {
  it.each([
    ['12.5000', 12.5],
    [-3, -3],
    [10_000_000, 10_000_000],
    [1e10, null],
    ['1e300', null],
    [Number.NaN, null],
  ])('reads %j as %s, dropping amounts beyond the schema’s Int', (value, amount) => {
    expect(decodeAmount(value)).toBe(amount)
  })
})

describe('decodeText', () => {
  it.each([
    ['Oak \ud800board', 'Oak board'],
    ['a\u0000b\u0007', 'ab'],
    ['two\r\nlines\tof text', 'two\r\nlines\tof text'],
    ['Дуб 🪵', 'Дуб 🪵'],
    ['\udfff', null],
    [Number.NaN, null],
    [['Oak'], null],
    [{ toString: 'x' }, null],
  ])('reads %j as %j without lone surrogates and control characters', (value, text) => {
    expect(decodeText(value)).toBe(text)
  })
})

describe('decodeId, decodeCode and decodePath', () => {
  it.each([
    [' 7 ', '7'],
    [7, '7'],
    ['Дуб', 'Дуб'],
    ['SalDistShop', 'SalDistShop'],
    ['OAK\ud800', null],
    ['OAK\r\nset-cookie: x', null],
    ['x'.repeat(9000), null],
  ])('read %j as %j, dropping ids that cannot be sent back', (value, id) => {
    expect([decodeId(value), decodePath(value), decodeCode(value)]).toEqual([id, id, id])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('drop the code %s, which every object has', (code) => {
    expect(decodeCode(code)).toBeNull()
  })
})

describe('decodePrice, decodeQuantity and decodePercent', () => {
  it.each([
    [12.5, 12.5, 12.5, 12.5],
    [-1, null, -1, null],
    [250, 250, 250, null],
    [0, 0, 0, 0],
    [5e-324, 5e-324, null, 5e-324],
    [1e8, null, null, null],
    ['1e300', null, null, null],
  ])('read %j as %j, %j and %j, dropping values out of range', (value, price, quantity, percent) => {
    expect([decodePrice(value), decodeQuantity(value), decodePercent(value)]).toEqual([price, quantity, percent])
  })
})
