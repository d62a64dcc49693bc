import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxed } from '#schema/rules/money.ts'
import type { SourcePrices } from '../../catalog/catalog.types.ts'
import { product } from '../../testing/catalogue.ts'
import { type SettlementTerms, settledPrices } from './settlement.ts'

const ACTIVE: SettlementTerms = { rate: 20, isSpecialActive: true }
const EXPIRED: SettlementTerms = { rate: 20, isSpecialActive: false }
const GROSS_SOURCE: SettlementTerms = { rate: 20, isSpecialActive: true, sourceIncludesTax: true }

const settled = (prices: Partial<SourcePrices>, terms: SettlementTerms) => {
  const { price, specialPrice, originalPrice } = settledPrices(product(prices), terms)
  const pounds = (net: number) => {
    const amount = taxed(net, terms.rate)
    return [amount.net / 100, amount.tax / 100, amount.gross / 100]
  }
  return { price: pounds(price), special: pounds(specialPrice), original: pounds(originalPrice) }
}
const NONE = [0, 0, 0]

describe("the platform's worked prices (§3.6)", () => {
  it.each<[string, Partial<SourcePrices>, SettlementTerms, number[], number[], number[]]>([
    ['1: no offer', { price: 10, finalPrice: 10 }, ACTIVE, [10, 2, 12], NONE, [10, 2, 12]],
    ['2: a special price', { price: 10, specialPrice: 8, finalPrice: 8 }, ACTIVE, [8, 1.6, 9.6], [8, 1.6, 9.6], [10, 2, 12]],
    ['5: an expired special price', { price: 10, specialPrice: 8, finalPrice: 10 }, EXPIRED, [10, 2, 12], NONE, [10, 2, 12]],
    [
      '6: expired, with a stale final price',
      { price: 10, specialPrice: 8, finalPrice: 8 },
      EXPIRED,
      [8, 1.6, 9.6],
      NONE,
      [10, 2, 12],
    ],
    [
      '7: undercut by a catalogue rule',
      { price: 10, specialPrice: 8, finalPrice: 7 },
      ACTIVE,
      [8, 1.6, 9.6],
      [7, 1.4, 8.4],
      [10, 2, 12],
    ],
    ['8: a catalogue rule alone', { price: 10, finalPrice: 7 }, ACTIVE, [7, 1.4, 8.4], NONE, [10, 2, 12]],
  ])('%s', (_, prices, terms, price, special, original) => {
    expect(settled(prices, terms)).toEqual({ price, special, original })
  })

  it('3: settling twice changes nothing', () => {
    const once = settledPrices(product({ price: 10, specialPrice: 8, finalPrice: 8 }), ACTIVE)
    expect(settledPrices(once, ACTIVE)).toEqual(once)
  })

  it('4: a source with tax is deflated again when it has no special price to remember that by', () => {
    const once = settledPrices(product({ price: 12 }), GROSS_SOURCE)
    expect(taxed(once.price, 20)).toEqual({ net: 1000, tax: 200, gross: 1200 })
    const twice = settledPrices(once, GROSS_SOURCE)
    expect(taxed(twice.price, 20)).toEqual({ net: 833, tax: 167, gross: 1000 })
  })
})

describe('settled prices', () => {
  const pounds = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((pence) => pence / 100))
  const source = fc.record({ price: pounds, specialPrice: pounds, finalPrice: pounds })
  const terms = fc.record({ rate: fc.constantFrom(0, 5, 17.5, 20), isSpecialActive: fc.boolean() })
  const settle = (given: Partial<SourcePrices>, how: SettlementTerms) => settledPrices(product(given), how)

  it('are the same the second time, whatever the source says', () => {
    fc.assert(
      fc.property(source, terms, (given, how) => {
        const once = settle(given, how)
        expect(settledPrices(once, how)).toEqual(once)
      }),
      { numRuns: 10_000 },
    )
  })

  it('never have a special price at or above the original one, nor one that does not count now', () => {
    fc.assert(
      fc.property(source, terms, (given, how) => {
        const { specialPrice, originalPrice } = settle(given, how)
        if (specialPrice > 0) expect(specialPrice).toBeLessThan(originalPrice)
        if (!how.isSpecialActive) expect(specialPrice).toBe(0)
      }),
      { numRuns: 10_000 },
    )
  })

  it('are net and tax that make gross, to the penny', () => {
    const anyPrice = fc.integer({ min: 0, max: 100_000_000 }).map((units) => units / 10_000)
    const anyRate = fc.oneof(
      fc.constantFrom(0, 5, 17.5, 19, 20, 22),
      fc.integer({ min: 0, max: 10_000 }).map((units) => units / 100),
    )
    fc.assert(
      fc.property(anyPrice, anyRate, (price, rate) => {
        const { net, tax, gross } = taxed(settle({ price }, { rate, isSpecialActive: false }).price, rate)
        expect(net + tax).toBe(gross)
        expect([net, tax, gross].every(Number.isInteger)).toBe(true)
        expect(Math.abs(gross - price * (100 + rate))).toBeLessThanOrEqual(0.5 + 1e-6)
      }),
      { numRuns: 10_000 },
    )
  })

  it('ignore a special price that is not below the original one', () => {
    expect(settled({ price: 10, specialPrice: 10, finalPrice: 10 }, ACTIVE).special).toEqual(NONE)
    expect(settled({ price: 10, specialPrice: 12, finalPrice: 10 }, ACTIVE).special).toEqual(NONE)
  })

  it('never go up through a special price above the original one', () => {
    expect(settled({ price: 10, specialPrice: 12, finalPrice: 7 }, ACTIVE).price).toEqual([7, 1.4, 8.4])
  })

  it('are nothing for a product without prices', () => {
    expect(settled({}, ACTIVE)).toEqual({ price: NONE, special: NONE, original: NONE })
  })
})
