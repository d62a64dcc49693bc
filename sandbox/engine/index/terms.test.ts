import { describe, expect, it } from 'vitest'
import { mappingOf } from './mapping.ts'
import { instantOf, kindOf, type Scalar, termOf, termsOf } from './terms.ts'

const product = mappingOf('product')

describe('term of a value', () => {
  it.each<[string, Scalar, string]>([
    ['wood_type', 58, '58'],
    ['wood_type', '58', '58'],
    ['price', '12.5000', '12.5'],
    ['price', 12.5, '12.5'],
    ['stock.is_in_stock', true, 'true'],
    ['stock.is_in_stock', 1, 'true'],
    ['is_active', '0', 'false'],
    ['sku', '1.50', '1.50'],
    ['brand_code', '007', '007'],
  ])('%s %j is %s', (field, value, term) => {
    expect(termOf(field, value, product)).toBe(term)
  })

  it('is one for each option id of a list', () => {
    expect(termsOf('finish', '12,15,18', product)).toEqual(['12', '15', '18'])
    expect(termsOf('name', '12,15', product)).toEqual(['12,15'])
  })
})

describe('kind of a term', () => {
  it.each([
    ['58', 'number'],
    ['-1.5', 'number'],
    ['007', 'keyword'],
    ['true', 'boolean'],
    ['2026-11-20', 'date'],
    ['2026-11-20 08:00:00', 'date'],
    ['2026-11-20T08:00:00.000Z', 'date'],
    ['2026-99-99', 'keyword'],
    ['Oak', 'keyword'],
    ['', 'keyword'],
  ])('%j is a %s', (term, kind) => {
    expect(kindOf(term)).toBe(kind)
  })

  it('reads a date without a zone as UTC', () => {
    expect(instantOf('2026-11-20 08:00:00')).toBe(Date.UTC(2026, 10, 20, 8))
    expect(instantOf('2026-11-20')).toBe(Date.UTC(2026, 10, 20))
    expect(instantOf('2026-11-20T08:00:00+01:00')).toBe(Date.UTC(2026, 10, 20, 7))
  })
})
