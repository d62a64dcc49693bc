import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divide, fromNetAndGross, multiply, percentage, sum, toMinorUnits, withoutTax, withTax, ZERO } from './money.ts'

const pounds = () => fc.integer({ min: 0, max: 100_000_000 }).map((tenthPence) => tenthPence / 1000)
const percent = () => fc.integer({ min: 0, max: 4000 }).map((hundredths) => hundredths / 100)

describe('currency with other minor units', () => {
  it.each([
    ['yen', 0, 1234.5, 20, { net: 1235, tax: 246, gross: 1481 }],
    ['yen', 0, 1234, 10, { net: 1234, tax: 123, gross: 1357 }],
    ['euros', 2, 0.05, 20, { net: 5, tax: 1, gross: 6 }],
    ['dinars', 3, 1.0005, 5, { net: 1001, tax: 50, gross: 1051 }],
    ['dinars', 3, 12.345, 0, { net: 12_345, tax: 0, gross: 12_345 }],
    ['units of account', 4, 1.00005, 0, { net: 10_001, tax: 0, gross: 10_001 }],
  ])('is rounded to whole minor units of %s (%i digits)', (_, digits, net, rate, amount) => {
    expect(withTax(net, rate, digits)).toEqual(amount)
    expect(toMinorUnits(net, digits)).toBe(amount.net)
  })

  it('is split from the gross price, and from a pair of prices', () => {
    expect(withoutTax(1200, 20, 0)).toEqual({ net: 1000, tax: 200, gross: 1200 })
    expect(withoutTax(1.2, 20, 3)).toEqual({ net: 1000, tax: 200, gross: 1200 })
    expect(fromNetAndGross(1000, 1200, 0)).toEqual({ net: 1000, tax: 200, gross: 1200 })
    expect(fromNetAndGross(1, 1.2, 3)).toEqual({ net: 1000, tax: 200, gross: 1200 })
  })

  it('adds up in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), percent(), fc.constantFrom(0, 2, 3), (minor, rate, digits) => {
        const { net, tax, gross } = withTax(Number(`${minor}e-${digits}`), rate, digits)
        expect(net).toBe(minor)
        expect(net + tax).toBe(gross)
      }),
    )
  })
})

describe('toMinorUnits', () => {
  it.each([
    ['half a penny up', 1.005, 101],
    ['an amount that binary fractions would round down', 1.255, 126],
    ['half a penny away from zero', -1.005, -101],
    ['whole pounds', 12, 1200],
    ['more digits than a penny has', 8.3333333, 833],
    ['the smallest numbers', 1e-7, 0],
    ['numbers written with an exponent', 1e21, 1e23],
    ['nothing', 0, 0],
  ])('rounds %s', (_, decimal, pence) => {
    expect(toMinorUnits(decimal)).toBe(pence)
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('throws for %s', (value) => {
    expect(() => toMinorUnits(value)).toThrow(RangeError)
  })
})

// TAX-5
describe('taxed price', () => {
  it.each([
    [10, 20, { net: 1000, tax: 200, gross: 1200 }],
    [8.3333, 20, { net: 833, tax: 167, gross: 1000 }],
    [0.99, 17.5, { net: 99, tax: 17, gross: 116 }],
    [4.21, 5, { net: 421, tax: 21, gross: 442 }],
    [5, 0, { net: 500, tax: 0, gross: 500 }],
  ])('of £%d at %d %%', (net, rate, amount) => {
    expect(withTax(net, rate)).toEqual(amount)
  })

  it('adds up to the penny, and its tax is never negative', () => {
    fc.assert(
      fc.property(pounds(), percent(), (net, rate) => {
        const amount = withTax(net, rate)
        expect(amount.net + amount.tax).toBe(amount.gross)
        expect(amount.tax).toBeGreaterThanOrEqual(0)
        expect(amount.net).toBe(toMinorUnits(net))
      }),
      { numRuns: 10_000 },
    )
  })

  it('is the same when derived from its gross price, for whole pence', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (pence) => {
        const amount = withTax(pence / 100, 20)
        expect(Math.abs(withoutTax(amount.gross / 100, 20).net - amount.net)).toBeLessThanOrEqual(1)
        expect(withoutTax(amount.gross / 100, 20).gross).toBe(amount.gross)
      }),
    )
  })

  it('is derived from its gross price with fractional rates', () => {
    expect(withoutTax(107.5, 7.5)).toEqual({ net: 10_000, tax: 750, gross: 10_750 })
    expect(withoutTax(116.33, 17.5)).toEqual({ net: 9900, tax: 1733, gross: 11_633 })
  })

  it('keeps both amounts if both are given', () => {
    expect(fromNetAndGross(3, 3.6)).toEqual({ net: 300, tax: 60, gross: 360 })
  })
})

describe('sums of prices', () => {
  it('add up', () => {
    expect(sum([withTax(10, 20), withTax(0.99, 20)])).toEqual({ net: 1099, tax: 220, gross: 1319 })
    expect(sum([])).toEqual(ZERO)
  })

  it('can be a percentage of a price', () => {
    expect(percentage(withTax(10, 20), 12.5)).toEqual({ net: 125, tax: 25, gross: 150 })
    expect(percentage({ net: 99, tax: 17, gross: 116 }, 50)).toEqual({ net: 50, tax: 8, gross: 58 })
  })

  it('can be a multiple of a price', () => {
    expect(multiply(withTax(0.99, 20), 3)).toEqual({ net: 297, tax: 60, gross: 357 })
    expect(multiply(withTax(10, 20), 2.5)).toEqual({ net: 2500, tax: 500, gross: 3000 })
  })

  it('can be divided into units, rounded once', () => {
    expect(divide(withTax(10, 20), 2.4)).toEqual({ net: 417, tax: 83, gross: 500 })
    expect(() => divide(withTax(10, 20), 0)).toThrow(RangeError)
  })

  it('keep net + tax = gross after any operation', () => {
    fc.assert(
      fc.property(pounds(), percent(), fc.integer({ min: 1, max: 5000 }), (net, rate, mm) => {
        for (const amount of [multiply(withTax(net, rate), mm), divide(withTax(net, rate), mm / 1000)]) {
          expect(amount.net + amount.tax).toBe(amount.gross)
        }
      }),
    )
  })
})
