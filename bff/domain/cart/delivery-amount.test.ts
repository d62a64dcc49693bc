import { describe, expect, it } from 'vitest'
import { ukVat } from '../testing/catalog.ts'
import { deliveryAmount, deliveryRate } from './delivery-amount.ts'

// TOTAL-13
describe('deliveryAmount', () => {
  const amount = (price: number | null, priceWithTax: number | null, rate: number | null = 20) =>
    deliveryAmount({ price, priceWithTax }, rate, 2)

  it.each([
    ['takes both sides as the platform states them', amount(4, 5), { net: 400, tax: 100, gross: 500 }],
    ['adds VAT to a price without it', amount(4, null), { net: 400, tax: 80, gross: 480 }],
    ['takes VAT out of a price with it', amount(null, 4.8), { net: 400, tax: 80, gross: 480 }],
    ['does not take a price with VAT that is below the one without', amount(4, 0), { net: 400, tax: 80, gross: 480 }],
    ['is free if the platform asks for nothing', amount(0, null, null), { net: 0, tax: 0, gross: 0 }],
    ['adds nothing if no VAT applies', amount(4, null, 0), { net: 400, tax: 0, gross: 400 }],
  ])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected)
  })

  it('is null if the platform states no price, or one side and the rate is unknown', () => {
    expect([amount(null, null), amount(4, null, null), amount(null, 4.8, null)]).toEqual([null, null, null])
  })
})

// TOTAL-13
describe('deliveryRate', () => {
  const [standard, untaxed] = [{ taxClassId: 2 }, { taxClassId: 0 }]

  it.each([
    ['the highest of the goods', [untaxed, standard], 'GB', 20],
    ['0 for goods without VAT', [untaxed], 'GB', 0],
    ['0 for a country that no rate names', [standard], 'FR', 0],
    ['null for unknown goods', [], 'GB', null],
  ])('is %s', (_, goods, country, rate) => {
    expect(deliveryRate(goods, [ukVat], { country }, null)).toBe(rate)
  })
})
