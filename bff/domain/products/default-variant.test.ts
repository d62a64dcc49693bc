import { describe, expect, it } from 'vitest'
import { pickDefaultVariant } from './default-variant.ts'

describe('default variant', () => {
  it.each([
    [
      'the cheapest variant',
      [
        ['OAK', 1200],
        ['ASH', 1100],
        ['ELM', 1300],
      ],
      'ASH',
    ],
    [
      'the first of equally cheap variants',
      [
        ['OAK', 1100],
        ['ASH', 1100],
      ],
      'OAK',
    ],
    ['the only variant', [['OAK', 0]], 'OAK'],
    ['null if no variant is available', [], null],
  ] as const)('is %s', (_, variants, sku) => {
    const offers = variants.map(([sku, priceGross]) => ({ sku, priceGross }))
    expect(pickDefaultVariant(offers)?.sku ?? null).toBe(sku)
  })
})
