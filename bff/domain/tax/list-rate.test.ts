import { describe, expect, it } from 'vitest'
import { listTaxRate } from './list-rate.ts'

const rule = (taxClass: number, percents: Readonly<Record<string, number>>) => ({
  id: String(taxClass),
  productTaxClassIds: [taxClass],
  customerTaxClassIds: [3],
  rates: Object.entries(percents).map(([country, percent]) => ({ percent, country, regionId: 0, regionName: null })),
})
const RULES = [rule(2, { GB: 20, DE: 19 }), rule(3, { GB: 5 })]
const rate = (country: string, ...taxClassIds: readonly number[]) =>
  listTaxRate(
    taxClassIds.map((taxClassId) => ({ taxClassId })),
    RULES,
    { country },
    null,
  )

// LIST-22
describe('VAT rate of a list', () => {
  it.each([
    ['the rate of its products', 'GB', [3, 3], 5],
    ['the highest if they differ', 'GB', [3, 2], 20],
    ['the highest of the country for an empty list', 'DE', [], 19],
    ['the highest of the country for products without VAT', 'GB', [0], 20],
    ['null in a country without VAT', 'US', [2], null],
  ] as const)('is %s', (_, country, taxClassIds, expected) => {
    expect(rate(country, ...taxClassIds)).toBe(expected)
  })
})
