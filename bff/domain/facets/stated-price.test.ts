import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statedLabels, statedRange } from './stated-price.ts'

const POUNDS = { locale: 'en-US', currencySign: '£', priceFormat: '{sign}{amount}' }

// SEARCH-64
describe('a stated price', () => {
  it.each([
    ['an upper bound', { from: null, to: 50 }, '≤ £41.67', '≤ £50'],
    ['a lower bound', { from: 200, to: null }, '≥ £166.67', '≥ £200'],
    ['both bounds', { from: 12, to: 24 }, '£10 - £20', '£12 - £24'],
    ['pence', { from: null, to: 19.99 }, '≤ £16.66', '≤ £19.99'],
  ])('with %s has labels for both VAT modes', (_, price, label, grossLabel) => {
    expect(statedLabels({ price, taxRate: 20 }, POUNDS)).toEqual({ label, grossLabel })
  })

  it('has one label if there is no VAT', () => {
    expect(statedLabels({ price: { from: null, to: 50 }, taxRate: null }, POUNDS)).toEqual({ label: '≤ £50', grossLabel: null })
  })

  it('includes the net prices of products within its bounds to the penny', () => {
    const bounds = fc.record({ from: fc.integer({ min: 1, max: 99_999 }), to: fc.integer({ min: 1, max: 99_999 }) })
    fc.assert(
      fc.property(bounds, fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(5, 19, 20, 22), ({ from, to }, pence, rate) => {
        const range = statedRange({ from: from / 100, to: to / 100 }, rate, POUNDS)
        const gross = Math.round((pence * (100 + rate)) / 100)
        const isWithin = pence / 100 >= (range.from ?? 0) && pence / 100 < (range.to ?? 0)
        expect(isWithin).toBe(gross >= from && gross <= to)
      }),
    )
  })
})
