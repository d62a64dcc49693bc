import { describe, expect, it } from 'vitest'
import { defaultVariantOf } from './default-variant.ts'

describe('the variant a page opens with', () => {
  it.each([
    [
      'the cheapest',
      [
        ['OAK', 1200],
        ['ASH', 1100],
        ['ELM', 1300],
      ],
      'ASH',
    ],
    [
      'the first of equals',
      [
        ['OAK', 1100],
        ['ASH', 1100],
      ],
      'OAK',
    ],
    ['the only one', [['OAK', 0]], 'OAK'],
    ['none when none can be had', [], null],
  ] as const)('is %s', (_, variants, sku) => {
    const offers = variants.map(([sku, priceGross]) => ({ sku, priceGross }))
    expect(defaultVariantOf(offers)?.sku ?? null).toBe(sku)
  })
})
