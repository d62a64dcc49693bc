import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  decodeAmount,
  decodeCode,
  decodeCount,
  decodeId,
  decodeLabel,
  decodeMoment,
  decodeNumber,
  decodePath,
  decodePercent,
  decodePrice,
  decodeQuantity,
  decodeText,
} from './document.ts'

describe('decodeNumber', () => {
  it.each([
    [12.5, 12.5],
    [' 12.5000 ', 12.5],
    ['-3.0000', -3],
    ['.5', 0.5],
    ['1e3', 1000],
    ['1e400', null],
    ['', null],
    ['0x10', null],
    ['Infinity', null],
    ['1,299.00', null],
    ['12,50', null],
    ['12 mm', null],
    ['3 for 10', null],
    [true, null],
    [[5], null],
  ])('reads %j as %s, and nothing from a string that is more than a number', (value, number) => {
    expect(decodeNumber(value)).toBe(number)
  })
})

describe('decodeMoment', () => {
  it.each([
    ['2024-05-02 09:14:33', '2024-05-02T09:14:33.000Z'],
    ['2024-05-02T09:14:33+02:00', '2024-05-02T07:14:33.000Z'],
    ['2024-05-02', '2024-05-02T00:00:00.000Z'],
    ['0000-00-00 00:00:00', null],
    ['+099999-12-31T00:00:00Z', null],
    ['-000001-12-31T00:00:00Z', null],
    ['8', null],
    ['2024-02-45', null],
    [1714641273, null],
    ['yesterday', null],
    [null, null],
  ])('reads %j as %s, dropping what the schema’s DateTime cannot express', (value, moment) => {
    expect(decodeMoment(value)).toBe(moment)
  })

  // PRICE-17
  it.each([
    ['2024-05-02 09:14:33', '2024-05-02T09:14:33.000Z'],
    ['2024-05-02T09:14:33', '2024-05-02T09:14:33.000Z'],
    ['2024-05-02T09:14', '2024-05-02T09:14:00.000Z'],
    ['2024-05-02 09:14:33.125', '2024-05-02T09:14:33.125Z'],
    ['2024-05-02T09:14:33+0200', '2024-05-02T07:14:33.000Z'],
    ['2024-05-02 09:14:33 +02:00', '2024-05-02T07:14:33.000Z'],
    // PRICE-19
    ['May 2, 2024', null],
    ['02/05/2024 09:14', null],
    ['2024-5-2 09:14', null],
  ])('reads %j as %s whatever the time zone of the server', (value, moment) => {
    vi.stubEnv('TZ', 'America/New_York')
    onTestFinished(() => void vi.unstubAllEnvs())
    expect(decodeMoment(value)).toBe(moment)
  })
})

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

describe('decodeLabel', () => {
  it('cuts a name that no page can show', () => {
    expect(decodeLabel('Oak board '.repeat(10_000))).toHaveLength(1000)
  })

  // FRONT-19
  it.each([
    ['Oak &amp; ash', 'Oak & ash'],
    ['Hinge 3&quot;, joiner&#39;s and joiner&#x2019;s', 'Hinge 3", joiner\'s and joiner’s'],
    ['&lt;b&gt;Oak&lt;/b&gt;', '<b>Oak</b>'],
    ['47&nbsp;mm', '47\u00a0mm'],
    ['Oak &amp;amp; ash', 'Oak &amp; ash'],
    ['Nuts & bolts; R&D', 'Nuts & bolts; R&D'],
    ['&unknown; &#1114112; &#x;', '&unknown; &#1114112; &#x;'],
    ['Oak&#0;&#xd800; board', 'Oak board'],
    ['&nbsp;', null],
  ])('reads the entities of %j', (value, label) => {
    expect(decodeLabel(value)).toBe(label)
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
