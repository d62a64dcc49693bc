import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../engine/query/json.ts'
import { netPrices, variantsOf } from './net-prices.ts'

const NOW = '2026-11-20 12:00:00'

describe('what a product costs now', () => {
  it.each<[string, JsonObject, { regular: number; final: number; special: number | null }]>([
    ['its price', { price: 10, final_price: 10 }, { regular: 10, final: 10, special: null }],
    ['a price written as text', { price: '10.5000' }, { regular: 10.5, final: 10.5, special: null }],
    ['a special price without dates', { price: 10, special_price: 8 }, { regular: 10, final: 8, special: 8 }],
    [
      'a special price inside its dates',
      { price: 10, special_price: 8, special_from_date: '2026-11-01 00:00:00', special_to_date: '2026-12-01 00:00:00' },
      { regular: 10, final: 8, special: 8 },
    ],
    [
      'its price before the special one begins',
      { price: 10, special_price: 8, special_from_date: '2026-11-21 00:00:00' },
      { regular: 10, final: 10, special: null },
    ],
    [
      'its price after the special one ended, stale final price or not',
      { price: 10, special_price: 8, final_price: 8, special_to_date: '2026-11-19 00:00:00' },
      { regular: 10, final: 10, special: null },
    ],
    ['what a catalogue rule makes of it', { price: 10, final_price: 7 }, { regular: 10, final: 7, special: null }],
    ['a rule below a special price', { price: 10, special_price: 8, final_price: 7 }, { regular: 10, final: 7, special: 8 }],
    ['its price when the special one is higher', { price: 10, special_price: 12 }, { regular: 10, final: 10, special: null }],
    [
      'what its parts cost when it has none of its own',
      { price: 0, regular_price: 315.42, final_price: 315.42 },
      { regular: 315.42, final: 315.42, special: null },
    ],
    ['nothing when it has no price', {}, { regular: 0, final: 0, special: null }],
  ])('is %s', (_, document, prices) => {
    expect(netPrices(document, [], NOW)).toMatchObject(prices)
  })

  it('is the cheapest part’s, parts without a price left out', () => {
    const parts = [{ price: 12 }, { price: 10, special_price: 9 }, { price: 0 }]
    expect(netPrices({ price: 99 }, parts, NOW)).toEqual({
      regular: 10,
      final: 9,
      special: 9,
      lowestRegular: 10,
      highestRegular: 12,
      highest: 12,
    })
  })

  it('counts variants that are for sale', () => {
    expect(
      variantsOf({ configurable_children: [{ sku: 'A' }, { sku: 'B', status: '2' }, { sku: 'C', status: 1 }, null] }),
    ).toEqual([{ sku: 'A' }, { sku: 'C', status: 1 }])
  })
})
