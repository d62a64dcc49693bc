import { describe, expect, it } from 'vitest'
import { type FieldType, type Scalar, toFieldType, toInstant, toTerm } from './terms.ts'

describe('toTerm', () => {
  it.each<[FieldType, Scalar, string | null]>([
    ['long', 58, '58'],
    ['long', '58', '58'],
    ['long', 1.5, '1'],
    ['long', 'oak', null],
    ['long', '', null],
    ['float', '12.5000', '12.5'],
    ['float', 4.1, String(Math.fround(4.1))],
    ['boolean', true, 'true'],
    ['boolean', 'false', 'false'],
    ['boolean', 1, null],
    ['keyword', '1.50', '1.50'],
    ['keyword', '007', '007'],
    ['keyword', '', ''],
    ['keyword', 7, '7'],
    ['date', '2026-11-20 08:00:00', String(Date.UTC(2026, 10, 20, 8))],
    ['date', 'yesterday', null],
  ])('converts in a field of type %s the value %j to %s', (type, value, term) => {
    expect(toTerm(type, value)).toBe(term)
  })
})

describe('dynamic mapping', () => {
  it.each<[Scalar, FieldType]>([
    [58, 'long'],
    [-1.5, 'float'],
    [true, 'boolean'],
    ['58', 'text'],
    ['true', 'text'],
    ['Oak', 'text'],
    ['', 'text'],
    ['2026-11-20', 'date'],
    ['2026-11-20T08:00:00.000Z', 'date'],
    ['2026-11-20 08:00:00', 'text'],
    ['2026-99-99', 'text'],
  ])('of the first value %j is %s', (value, type) => {
    expect(toFieldType(value)).toBe(type)
  })
})

describe('toInstant', () => {
  it('parses dates without a zone as UTC', () => {
    expect(toInstant('2026-11-20 08:00:00')).toBe(Date.UTC(2026, 10, 20, 8))
    expect(toInstant('2026-11-20')).toBe(Date.UTC(2026, 10, 20))
    expect(toInstant('2026-11-20T08:00:00+01:00')).toBe(Date.UTC(2026, 10, 20, 7))
  })
})
