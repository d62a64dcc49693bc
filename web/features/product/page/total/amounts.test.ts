import { describe, expect, it } from 'vitest'
import { amountOf, totalOf } from './amounts.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const price = (net: number, gross: number) => ({ net: money(net), gross: money(gross) })

describe('what a selection costs', () => {
  it('is each price as often as its quantity', () => {
    expect(
      totalOf([
        { price: price(1000, 1200), quantity: 3 },
        { price: price(250, 300), quantity: 1 },
      ]),
    ).toEqual({
      net: 3250,
      tax: 650,
      gross: 3900,
    })
  })

  // VAR-9
  it.each([0, -1])('leaves out a quantity of %i', (quantity) => {
    expect(totalOf([{ price: price(1000, 1200), quantity }])).toEqual({ net: 0, tax: 0, gross: 0 })
  })

  it('has the tax between net and gross', () => {
    expect(amountOf(price(999, 1199))).toEqual({ net: 999, tax: 200, gross: 1199 })
  })
})
