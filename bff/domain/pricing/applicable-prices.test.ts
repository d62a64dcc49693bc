import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import type { SourcePrices } from '../catalog/catalog.types.ts'
import { product } from '../testing/catalog.ts'
import { applicablePrices } from './price-sources.ts'

const ACTIVE = true
const EXPIRED = false

const amounts = (prices: Partial<SourcePrices>, isSpecialActive: boolean) => {
  const { price, specialPrice, originalPrice } = applicablePrices(product(prices), isSpecialActive)
  const pounds = (net: number) => {
    const amount = withTax(net, 20)
    return [amount.net / 100, amount.tax / 100, amount.gross / 100]
  }
  return { price: pounds(price), special: pounds(specialPrice), original: pounds(originalPrice) }
}
const NONE = [0, 0, 0]

describe("the platform's worked prices (§3.6)", () => {
  it.each<[string, Partial<SourcePrices>, boolean, number[], number[], number[]]>([
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
    ['8: only a catalogue rule', { price: 10, finalPrice: 7 }, ACTIVE, [7, 1.4, 8.4], NONE, [10, 2, 12]],
  ])('%s', (_, prices, terms, price, special, original) => {
    expect(amounts(prices, terms)).toEqual({ price, special, original })
  })
})

describe('applicablePrices', () => {
  const pounds = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((pence) => pence / 100))
  const source = fc.record({ price: pounds, specialPrice: pounds, finalPrice: pounds })
  const apply = (given: Partial<SourcePrices>, isSpecialActive: boolean) => applicablePrices(product(given), isSpecialActive)

  it('is idempotent if the platform has reduced the prices before and kept the originals (3)', () => {
    fc.assert(
      fc.property(source, fc.boolean(), (given, isActive) => {
        const once = apply(given, isActive)
        const originals = {
          originalPrice: given.price,
          originalFinalPrice: given.finalPrice,
          originalSpecialPrice: given.specialPrice,
        }
        expect(apply({ ...given, price: once.price, specialPrice: once.specialPrice, ...originals }, isActive)).toEqual(once)
      }),
      { numRuns: 10_000 },
    )
  })

  it('works from the original prices, whatever the current ones are', () => {
    const originals = { originalPrice: 10, originalSpecialPrice: 8, originalFinalPrice: 8.5 }
    const changed = { price: 1, specialPrice: 2, finalPrice: 3, ...originals }
    expect(apply(changed, true)).toEqual({ price: 8, specialPrice: 8, originalPrice: 10 })
    expect(apply(changed, false)).toEqual({ price: 8.5, specialPrice: 0, originalPrice: 10 })
  })

  it('returns no special price at or above the original one, nor an inactive one', () => {
    fc.assert(
      fc.property(source, fc.boolean(), (given, isActive) => {
        const { specialPrice, originalPrice } = apply(given, isActive)
        if (specialPrice > 0) expect(specialPrice).toBeLessThan(originalPrice)
        if (!isActive) expect(specialPrice).toBe(0)
      }),
      { numRuns: 10_000 },
    )
  })

  it('limits the price to an expired special price that a catalogue rule undercuts', () => {
    expect(apply({ price: 10, specialPrice: 8, finalPrice: 7 }, false)).toEqual({ price: 8, specialPrice: 0, originalPrice: 10 })
  })

  it('ignores a special price that is not below the original one', () => {
    expect(amounts({ price: 10, specialPrice: 10, finalPrice: 10 }, ACTIVE).special).toEqual(NONE)
    expect(amounts({ price: 10, specialPrice: 12, finalPrice: 10 }, ACTIVE).special).toEqual(NONE)
  })

  it('never raises the price to a special price above the original one', () => {
    expect(amounts({ price: 10, specialPrice: 12, finalPrice: 7 }, ACTIVE).price).toEqual([7, 1.4, 8.4])
  })

  it('returns zero for a product without prices', () => {
    expect(amounts({}, ACTIVE)).toEqual({ price: NONE, special: NONE, original: NONE })
  })
})
