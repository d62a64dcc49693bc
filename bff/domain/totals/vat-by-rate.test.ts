import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum, withTax } from '#schema/rules/money.ts'
import type { TaxRule } from '../catalog/catalog.types.ts'
import { priceSummary } from './price-summary.ts'
import { findVatRate, listVatRates, vatByRate } from './vat-by-rate.ts'

const RATES = [0, 5, 20]
const part = (net: number, gross: number, roundings = 1) => ({ amount: { net, gross, tax: gross - net }, roundings })
const createSummary = (net: number, vat: number, total: number) => ({ rows: [], net, vat, total })

// ORDER-15
describe('the rate of an amount', () => {
  it.each([
    ['the standard rate', part(1000, 1200), 20],
    ['the rate of an amount whose net and gross are rounded', part(454, 545), 20],
    ['the rate of many units, each rounded', part(10_000, 11_950, 60), 20],
    ['zero for an amount without VAT', part(500, 500), 0],
    ['unknown for an amount too small to tell', part(3, 3), null],
    ['unknown for VAT that no rate explains', part(1000, 1100), null],
    ['unknown for negative VAT', part(1000, 900), null],
    ['unknown for an amount of 0', part(0, 0), null],
  ])('is %s', (_, amount, rate) => {
    expect(findVatRate(amount, RATES)).toBe(rate)
  })

  it('is one of the distinct rates of the country, or zero', () => {
    const rate = (country: string, percent: number) => ({ country, percent, regionId: 0, regionName: null })
    const rule = (...rates: TaxRule['rates']) => ({ id: '1', productTaxClassIds: [], customerTaxClassIds: [], rates })
    const rules = [rule(rate('GB', 20), rate('DE', 19)), rule(rate('GB', 5), rate('GB', 20))]
    expect([listVatRates(rules, 'GB'), listVatRates(rules, 'DE'), listVatRates([], 'GB')]).toEqual([[0, 20, 5], [0, 19], [0]])
  })
})

// ORDER-15
describe('VAT by rate', () => {
  it('groups lines and delivery, lowest rate first', () => {
    const parts = [part(1000, 1200), part(500, 525), part(400, 480)]
    expect(vatByRate(parts, createSummary(1900, 305, 2205), RATES)).toEqual([
      { rate: 5, net: 500, tax: 25, gross: 525 },
      { rate: 20, net: 1400, tax: 280, gross: 1680 },
    ])
  })

  it('takes a discount into account if there is one rate', () => {
    expect(vatByRate([part(1000, 1200)], createSummary(900, 180, 1080), RATES)).toEqual([
      { rate: 20, net: 900, tax: 180, gross: 1080 },
    ])
  })

  it.each([
    ['a discount on goods of several rates', [part(1000, 1200), part(500, 525)], createSummary(1350, 202, 1552)],
    ['an amount at an unknown rate', [part(1000, 1200), part(1000, 1100)], createSummary(2000, 300, 2300)],
    ['a total that its VAT does not explain', [part(1000, 1200)], createSummary(1000, 200, 700)],
    ['an order without lines', [], createSummary(0, 0, 0)],
    ['an unknown VAT', [part(1000, 1200)], { rows: [], net: null, vat: null, total: 1200 }],
  ])('is unknown for %s', (_, parts, summary) => {
    expect(vatByRate(parts, summary, RATES)).toBeNull()
  })

  it('adds up to the net amount, the VAT and the total of the summary', () => {
    const line = fc.record({ net: fc.integer({ min: 100, max: 5_000_000 }), rate: fc.constantFrom(...RATES) })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.integer({ min: -2, max: 2 }), (lines, rounding) => {
        const amounts = lines.map(({ net, rate }) => withTax(net / 100, rate))
        const goods = sum(amounts)
        const summary = priceSummary({
          total: goods.gross + rounding,
          vat: [goods.tax],
          ambiguous: [],
          tolerance: lines.length + 2,
          stated: [{ kind: 'GOODS', label: null, net: goods.net, gross: goods.gross }],
        })
        const shares = vatByRate(
          amounts.map((amount) => ({ amount, roundings: 1 })),
          summary,
          RATES,
        )
        if (shares === null) return
        const all = sum(shares)
        expect([all.net, all.tax, all.gross]).toEqual([summary.net, summary.vat, summary.total])
      }),
    )
  })
})
