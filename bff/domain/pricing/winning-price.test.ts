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

  // PRICE-18
  it('taxes a confirmed price at the rate of the customer’s group, which the platform’s answer ignores', () => {
    const amounts = { final: 12, regular: 24, special: 12 }
    const confirmed = { id: '93', gross: amounts, net: { final: 10, regular: 20, special: 10 }, refreshedAt }
    const sources = { catalog: price(10), components: null, confirmed, tier: null }
    const exempt = { final: { net: 1000, tax: 0, gross: 1000 }, regular: { gross: 2000 }, special: { gross: 1000 } }
    expect(winningPrice(sources, { rate: 0, now, isTaxGrouped: true })).toMatchObject(exempt)
    expect(winningPrice(sources, { rate: 0, now, isTaxGrouped: false })).toMatchObject({ final: { net: 1000, gross: 1200 } })
    const untold = { ...sources, confirmed: { ...confirmed, net: null } }
    expect(winningPrice(untold, { rate: 20, now, isTaxGrouped: true })).toMatchObject({ final: { net: 1000, gross: 1200 } })
  })
})
