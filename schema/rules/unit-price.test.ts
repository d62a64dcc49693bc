import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum, withTax } from './money.ts'
import { partAmounts, priceAt, unitPrice } from './unit-price.ts'

const part = (net: number, quantity: number, rate: number | null = 20) => ({ price: withTax(net, rate ?? 0), quantity, rate })

describe('priceAt', () => {
  const breaks = [
    { quantity: 10, price: withTax(2.78, 20) },
    { quantity: 100, price: withTax(2.5, 20) },
  ]
  it.each([
    [1, 2.93],
    [9, 2.93],
    [10, 2.78],
    [99, 2.78],
    [100, 2.5],
    [1e9, 2.5],
  ])('is for %i pieces %d net', (quantity, net) => {
    expect(priceAt(withTax(2.93, 20), breaks, quantity)).toEqual(withTax(net, 20))
  })

  it('is never above the price without breaks', () => {
    expect(priceAt(withTax(2.6, 20), breaks, 10)).toEqual(withTax(2.6, 20))
  })
})

// VAR-5
describe('unitPrice', () => {
  it('applies VAT once to the sum, not to each part', () => {
    expect(unitPrice([part(0.02, 40), part(1, 1)])).toEqual({ net: 180, tax: 36, gross: 216 })
    expect(unitPrice([part(0.01, 3), part(0.02, 1)])).toEqual({ net: 5, tax: 1, gross: 6 })
  })

  it('applies each rate to its own parts', () => {
    expect(unitPrice([part(10, 1), part(10, 1, 5), part(10, 1, null)])).toEqual({ net: 3000, tax: 250, gross: 3250 })
  })

  it('leaves the price of a single piece as it is', () => {
    const confirmed = { net: 334, tax: 66, gross: 400 }
    expect(unitPrice([{ price: confirmed, quantity: 1, rate: 20 }, part(0, 5), part(1, 0), part(1, -2)])).toEqual(confirmed)
  })

  it('costs nothing without parts', () => {
    expect(unitPrice([])).toEqual({ net: 0, tax: 0, gross: 0 })
  })

  it('has net amounts that are the sum of the parts, and gross amounts of the whole', () => {
    const parts = fc.array(
      fc.record({
        net: fc.integer({ min: 1, max: 100_000 }).map((pence) => pence / 100),
        quantity: fc.integer({ min: 1, max: 500 }),
      }),
      { minLength: 2, maxLength: 8 },
    )
    fc.assert(
      fc.property(parts, (given) => {
        const net = given.reduce((sum, each) => sum + Math.round(each.net * 100) * each.quantity, 0)
        expect(unitPrice(given.map((each) => part(each.net, each.quantity)))).toEqual(withTax(net / 100, 20))
      }),
    )
  })
})

// PROD-75
describe('partAmounts', () => {
  it('gives the pennies that remain to the part with the largest quantity', () => {
    const parts = [part(0.02, 1), part(0.02, 1), part(0.02, 40), part(0.02, 1)]
    expect(unitPrice(parts).gross).toBe(103)
    expect(partAmounts(parts).map(({ gross }) => gross)).toEqual([2, 2, 97, 2])
  })

  it('adds up to the unit in net, tax and gross, each part within a penny of its own price', () => {
    const parts = fc.array(
      fc.record({
        net: fc.integer({ min: 0, max: 100_000 }).map((pence) => pence / 100),
        quantity: fc.integer({ min: 0, max: 500 }),
        rate: fc.constantFrom(20, 5, 7.7, null),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(parts, (given) => {
        const all = given.map(({ net, quantity, rate }) => part(net, quantity, rate))
        const amounts = partAmounts(all)
        expect(sum(amounts)).toEqual(unitPrice(all))
        for (const [i, { net, tax, gross }] of amounts.entries()) {
          expect(net + tax).toBe(gross)
          expect(Math.abs(gross - unitPrice(all.slice(i, i + 1)).gross)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
