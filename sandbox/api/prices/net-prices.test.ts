import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../engine/query/json.ts'
import { listVariants, netPrices } from './net-prices.ts'

const NOW = '2026-11-20 12:00:00'

describe('net price', () => {
  it.each<[string, JsonObject, { regular: number; final: number; special: number | null }]>([
    ['the price', { price: 10, final_price: 10 }, { regular: 10, final: 10, special: null }],
    ['a price written as text', { price: '10.5000' }, { regular: 10.5, final: 10.5, special: null }],
    ['a special price without dates', { price: 10, special_price: 8 }, { regular: 10, final: 8, special: 8 }],
    [
      'a special price inside its dates',
      { price: 10, special_price: 8, special_from_date: '2026-11-01 00:00:00', special_to_date: '2026-12-01 00:00:00' },
      { regular: 10, final: 8, special: 8 },
    ],
    [
      'the price before the special price starts',
      { price: 10, special_price: 8, special_from_date: '2026-11-21 00:00:00' },
      { regular: 10, final: 10, special: null },
    ],
    [
      'the price after the special price has ended, despite a stale final price',
      { price: 10, special_price: 8, final_price: 8, special_to_date: '2026-11-19 00:00:00' },
      { regular: 10, final: 10, special: null },
    ],
    ['the price of a catalogue rule', { price: 10, final_price: 7 }, { regular: 10, final: 7, special: null }],
    [
      'a rule price below a special price',
      { price: 10, special_price: 8, final_price: 7 },
      { regular: 10, final: 7, special: 8 },
    ],
    ['the price if the special price is higher', { price: 10, special_price: 12 }, { regular: 10, final: 10, special: null }],
    [
      'the price of its parts if it has none of its own',
      { price: 0, regular_price: 315.42, final_price: 315.42 },
      { regular: 315.42, final: 315.42, special: null },
    ],
    ['zero without a price', {}, { regular: 0, final: 0, special: null }],
  ])('is %s', (_, document, prices) => {
    expect(netPrices(document, [], NOW)).toMatchObject(prices)
  })

  it('is that of the cheapest part, ignoring parts without a price', () => {
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

  it('variantsOf returns variants that are for sale', () => {
    expect(
      listVariants({ configurable_children: [{ sku: 'A' }, { sku: 'B', status: '2' }, { sku: 'C', status: 1 }, null] }),
    ).toEqual([{ sku: 'A' }, { sku: 'C', status: 1 }])
  })
})
