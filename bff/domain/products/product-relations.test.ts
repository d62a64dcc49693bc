import { describe, expect, it } from 'vitest'
import { product } from '../testing/catalog.ts'
import { needsChoice } from './needs-choice.ts'
import { relatedSkus } from './related.ts'

describe('relatedSkus', () => {
  const link = (linkType: string, sku: string, position = 0) => ({ linkType, sku, type: 'simple', position, qty: null })

  it('returns related, up-sell and cross-sell products, without duplicates or the product itself', () => {
    const links = [
      link('crosssell', 'OIL'),
      link('upsell', 'ASH'),
      link('related', 'PINE', 2),
      link('related', 'OAK', 1),
      link('associated', 'NAIL'),
      link('upsell', 'PINE'),
      link('related', 'BOARD'),
    ]
    expect(relatedSkus(product({ links }))).toEqual(['OAK', 'PINE', 'ASH', 'OIL'])
    expect(relatedSkus(product({ links }), 1)).toEqual(['OAK'])
  })
})

describe('needsChoice', () => {
  const engraving = {
    optionId: '1',
    title: '',
    type: 'field',
    required: true,
    price: null,
    priceType: 'fixed',
    maxCharacters: null,
    lengthLimits: null,
    position: 0,
    values: [],
  } as const

  it.each([
    ['simple', [], false],
    ['virtual', [], false],
    ['downloadable', [], false],
    ['configurable', [], true],
    ['grouped', [], true],
    ['bundle', [], true],
    ['simple', [engraving], true],
    ['simple', [{ ...engraving, required: false }], false],
  ] as const)('for a %s product with the options %j is %s', (type, customOptions, needed) => {
    expect(needsChoice(product({ type, customOptions }))).toBe(needed)
  })
})
