import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../engine/query/json.ts'
import { taxedProduct } from './taxed-product.ts'

const NOW = '2026-11-24 12:00:00'
const ACTIVE = { special_from_date: '2026-11-01 00:00:00', special_to_date: '2026-12-01 00:00:00' }
const ENDED = { special_from_date: null, special_to_date: '2026-11-01 00:00:00' }
const addTax = (product: JsonObject, rate: number | null = 20) => taxedProduct(product, rate, NOW)
const prices = (field: string, net: number, tax: number) => ({
  [field]: net,
  [`${field}_tax`]: expect.closeTo(tax, 9),
  [`${field}_incl_tax`]: expect.closeTo(net + tax, 9),
})

describe('calculated prices of the platform', () => {
  // platform contract §3.6, vectors 1, 2 and 5 to 8
  it.each<[string, JsonObject, JsonObject]>([
    ['a plain product', { price: 10, final_price: 10 }, { ...prices('price', 10, 2), ...prices('special_price', 0, 0) }],
    [
      'an active special price',
      { price: 10, special_price: 8, final_price: 8, ...ACTIVE },
      { ...prices('price', 8, 1.6), ...prices('special_price', 8, 1.6), ...prices('original_price', 10, 2) },
    ],
    [
      'a special price that has ended',
      { price: 10, special_price: 8, final_price: 10, ...ENDED },
      { ...prices('price', 10, 2), ...prices('special_price', 0, 0) },
    ],
    [
      'a final price that an ended special price left behind',
      { price: 10, special_price: 8, final_price: 8, ...ENDED },
      { ...prices('price', 8, 1.6), ...prices('special_price', 0, 0) },
    ],
    [
      'a catalogue rule below the special price',
      { price: 10, special_price: 8, final_price: 7 },
      { ...prices('price', 8, 1.6), ...prices('special_price', 7, 1.4) },
    ],
    [
      'a catalogue rule without a special price',
      { price: '10.0000', special_price: null, final_price: 7 },
      {
        ...prices('price', 7, 1.4),
        ...prices('special_price', 0, 0),
        ...prices('original_price', 10, 2),
        original_final_price: 7,
      },
    ],
  ])('are right for %s', (_, product, expected) => {
    expect(addTax(product)).toMatchObject(expected)
  })

  it('do not change when calculated again', () => {
    const once = addTax({ price: 10, special_price: 8, final_price: 8, ...ACTIVE })
    expect(addTax(once)).toEqual(once)
  })

  // §3.6, vector 9
  it('have no tax and no special price if no rate applies', () => {
    expect(addTax({ price: 10, special_price: 8, final_price: 8 }, null)).toMatchObject({
      ...prices('price', 8, 0),
      special_price: 8,
      special_price_incl_tax: 0,
      special_price_tax: 0,
    })
  })

  // §3.6, vector 10
  it('are those of the cheapest variant for a configurable product', () => {
    const configurable_children = [
      { price: 12 },
      { price: 10, custom_attributes: [{ attribute_code: 'special_price', value: 9 }] },
    ]
    expect(addTax({ price: 0, configurable_children })).toMatchObject({
      ...prices('price', 9, 1.8),
      ...prices('special_price', 9, 1.8),
      original_price: 0,
      configurable_children: [prices('price', 12, 2.4), { special_price: 9, original_special_price: 9 }],
    })
  })

  it('are null in JSON for a product without prices, except for the special price', () => {
    expect(JSON.parse(JSON.stringify(addTax({ id: 1 })))).toEqual({
      id: 1,
      price: null,
      price_tax: null,
      price_incl_tax: null,
      original_price: null,
      original_price_tax: null,
      original_price_incl_tax: null,
      special_price: 0,
      special_price_tax: 0,
      special_price_incl_tax: 0,
    })
  })
})
