import { describe, expect, it } from 'vitest'
import { sum, withTax } from '#schema/rules/money.ts'
import { customOptionPrice, orderedCustomOptions } from './custom-options.ts'

const base = withTax(10, 20)

describe('price of a custom option', () => {
  it.each([
    [
      'taxes a fixed fee, which is net like every price',
      { price: 2.5, priceType: 'fixed' },
      { percent: null, amount: { net: 250, tax: 50, gross: 300 } },
    ],
    [
      "calculates a percentage of the product's price",
      { price: 15, priceType: 'percent' },
      { percent: 15, amount: { net: 150, tax: 30, gross: 180 } },
    ],
    [
      'is zero if the option has no price',
      { price: null, priceType: 'fixed' },
      { percent: null, amount: { net: 0, tax: 0, gross: 0 } },
    ],
  ] as const)('%s', (_, option, price) => {
    expect(customOptionPrice(base, option, 20)).toEqual(price)
  })

  // VAR-4
  it.each([
    [0.7, 500, 4],
    [0.35, 1000, 4],
    [33.3, 5, 2],
    [12.5, 4, 1],
    [100, 999, 999],
    [-10, 505, -51],
    [0, 999, 0],
  ])('rounds %d %% once, half a penny up: %i pence give %i', (percent, pence, expected) => {
    const even = { net: pence, tax: 0, gross: pence }
    expect(customOptionPrice(even, { price: percent, priceType: 'percent' }, null).amount.net).toBe(expected)
  })

  it('is based on the base price, regardless of the number and order of chosen options', () => {
    const choices = [
      { price: 10, priceType: 'percent' },
      { price: 2.5, priceType: 'fixed' },
      { price: 50, priceType: 'percent' },
    ] as const
    const cost = (chosen: readonly (typeof choices)[number][]) =>
      sum(chosen.map((one) => customOptionPrice(base, one, 20).amount))
    expect(cost(choices)).toEqual({ net: 100 + 250 + 500, tax: 20 + 50 + 100, gross: 120 + 300 + 600 })
    expect(cost(choices.toReversed())).toEqual(cost(choices))
  })

  it('has no tax if no rate applies', () => {
    expect(customOptionPrice(base, { price: 2, priceType: 'fixed' }, null).amount).toEqual({ net: 200, tax: 0, gross: 200 })
  })
})

describe('custom option order', () => {
  it('sorts options and their values by position', () => {
    const value = (id: string, position: number) => ({ id, title: id, price: 0, priceType: 'fixed' as const, position })
    const option = (optionId: string, position: number) => ({
      optionId,
      title: optionId,
      type: 'radio',
      required: false,
      price: null,
      maxCharacters: null,
      lengthLimits: null,
      position,
      priceType: 'fixed' as const,
      values: [value('b', 2), value('a', 1)],
    })
    const ordered = orderedCustomOptions([option('2', 2), option('1', 1)])
    expect(ordered.map(({ optionId }) => optionId)).toEqual(['1', '2'])
    expect(ordered[0]?.values.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
