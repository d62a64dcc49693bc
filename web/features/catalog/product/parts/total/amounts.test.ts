import { describe, expect, it } from 'vitest'
import { toTaxedAmount } from '../../../../../components/price/price-arithmetic.ts'
import { linesTotal } from './amounts.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const toTaxedMoney = (net: number, gross: number) => ({ __typename: 'TaxedMoney' as const, net: money(net), gross: money(gross) })
const price = (net: number, gross: number) => ({ final: toTaxedMoney(net, gross), taxRate: 20, breaks: [] })

describe('price totals', () => {
  it('multiply prices by quantities', () => {
    expect(
      linesTotal([
        { price: price(1000, 1200), quantity: 3 },
        { price: price(250, 300), quantity: 1 },
      ]),
    ).toEqual({
      net: 3250,
      tax: 650,
      gross: 3900,
    })
  })

  // PRICE-10
  it.each([
    [9, 3168],
    [10, 3340],
  ])('apply a quantity break from ten pieces: %i pieces cost %i pence with VAT', (quantity, gross) => {
    const batten = {
      ...price(293, 352),
      breaks: [{ __typename: 'PriceBreak' as const, quantity: 10, price: toTaxedMoney(278, 334) }],
    }
    expect(linesTotal([{ price: batten, quantity }]).gross).toBe(gross)
  })

  // VAR-9
  it.each([0, -1])('ignore a quantity of %i', (quantity) => {
    expect(linesTotal([{ price: price(1000, 1200), quantity }])).toEqual({ net: 0, tax: 0, gross: 0 })
  })

  it('compute the tax from net and gross', () => {
    expect(toTaxedAmount(toTaxedMoney(999, 1199))).toEqual({ net: 999, tax: 200, gross: 1199 })
  })
})
