import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { winningPrice } from './price-sources.ts'
import type { ConfirmedPrice, PriceView } from './pricing.types.ts'

const now = new Date('2026-11-20T12:00:00Z')
const refreshedAt = '2026-11-20T11:59:30.000Z'
const price = (net: number): PriceView => ({
  regular: withTax(net, 20),
  final: withTax(net, 20),
  special: null,
  onSale: false,
  isFrom: false,
  isCurrent: false,
  refreshedAt: null,
})
const createConfirmed = (gross: number): ConfirmedPrice => ({
  id: '1',
  gross: { final: gross, regular: gross, special: null },
  net: null,
  refreshedAt,
})

describe('price precedence', () => {
  it.each([
    ['the catalogue price if there is no other', { components: null, confirmed: null, tier: null }, 1200, false],
    ['a confirmed price over the catalogue price', { components: null, confirmed: createConfirmed(9), tier: null }, 900, true],
    ['a confirmed price even if it is higher', { components: null, confirmed: createConfirmed(15), tier: null }, 1500, true],
    ['a tier price below a confirmed price', { components: null, confirmed: createConfirmed(15), tier: 8 }, 960, true],
    ['a confirmed price below a tier price', { components: null, confirmed: createConfirmed(9), tier: 8 }, 900, true],
    [
      'the catalogue price over a tier price, which it already includes',
      { components: null, confirmed: null, tier: 8 },
      1200,
      false,
    ],
    ['the sum of components over all others', { components: price(5), confirmed: createConfirmed(9), tier: 1 }, 600, false],
  ])('returns %s', (_, sources, gross, isCurrent) => {
    expect(winningPrice({ catalog: price(10), ...sources }, { rate: 20, now })).toMatchObject({ final: { gross }, isCurrent })
  })

  // PROD-12
  it('states when the platform confirmed the price', () => {
    const sources = { catalog: price(10), components: null, confirmed: createConfirmed(9), tier: null }
    expect(winningPrice(sources, { rate: 20, now })).toMatchObject({ isCurrent: true, refreshedAt })
  })

  it('adds no tax to a tier price if no rate applies', () => {
    const sources = { catalog: price(10), components: null, confirmed: createConfirmed(15), tier: 8 }
    expect(winningPrice(sources, { rate: null, now }).final).toEqual({ net: 800, tax: 0, gross: 800 })
  })
})
