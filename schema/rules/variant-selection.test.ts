import { describe, expect, it } from 'vitest'
import { exactVariant, findVariant, matchLevel, type SelectableVariant } from './variant-selection.ts'

const variant = (
  sku: string,
  thickness: string,
  wood: string,
  priceGross: number | null = 1000,
  more: Partial<SelectableVariant> = {},
) => ({
  sku,
  values: { thickness, wood },
  priceGross,
  ...more,
})
const variants = [variant('A', '9', 'oak', 1200), variant('B', '18', 'oak', 1500), variant('C', '18', 'pine', 700)]

describe('best matching variant', () => {
  it('has the most selected values', () => {
    expect(findVariant(variants, { thickness: '18', wood: 'oak' })?.sku).toBe('B')
    expect(findVariant(variants, { thickness: '9', wood: 'pine' })?.sku).toBe('C')
  })

  // VAR-3
  it('is the cheapest among equals', () => {
    expect(findVariant(variants, { wood: 'oak' })?.sku).toBe('A')
    expect(findVariant(variants, {})?.sku).toBe('C')
    expect(findVariant([variant('X', '9', 'oak', null), variant('Y', '9', 'oak', 900)], {})?.sku).toBe('Y')
  })

  // VAR-2
  it('ignores a price among the choices', () => {
    expect(findVariant(variants, { price: '50-100', wood: 'pine' })?.sku).toBe('C')
    expect(exactVariant(variants, { price: '50-100', wood: 'pine' })?.sku).toBe('C')
  })

  it('accepts any of several values', () => {
    expect(findVariant(variants, { thickness: ['9', '12'] })?.sku).toBe('A')
  })

  it('is the one with the requested sku', () => {
    expect(findVariant(variants, { wood: 'pine' }, { sku: 'B' })?.sku).toBe('B')
    expect(findVariant(variants, { wood: 'pine' }, { sku: 'NONE' })?.sku).toBe('C')
  })

  it('is never a disabled one', () => {
    expect(findVariant([variant('X', '9', 'oak', 1, { status: 2 })], {})).toBeNull()
  })

  it('is never out of stock if such variants are not listed', () => {
    const out = [variant('X', '9', 'oak', 1, { isInStock: false }), variant('Y', '9', 'oak', 2, { isInStock: null })]
    expect(findVariant(out, {})?.sku).toBe('X')
    expect(findVariant(out, {}, { listOutOfStock: false })?.sku).toBe('Y')
  })
})

// platform contract §6.3, step by step
describe('selection step by step', () => {
  const out = { isInStock: false }
  it.each([
    [
      'skips what is out of stock when that is not listed',
      [variant('X', '9', 'oak', 1, out), variant('Y', '9', 'oak', 2)],
      {},
      'Y',
    ],
    ['keeps what nobody counted', [variant('X', '9', 'oak', 1, { isInStock: null })], {}, 'X'],
    ['skips status 2', [variant('X', '9', 'oak', 1, { status: 2 }), variant('Y', '9', 'oak', 2)], {}, 'Y'],
    ['skips status 3', [variant('X', '9', 'oak', 1, { status: 3 })], {}, undefined],
    ['keeps status 0', [variant('X', '9', 'oak', 1, { status: 0 })], {}, 'X'],
    [
      'takes the higher match, however dear',
      [variant('X', '9', 'oak', 1), variant('Y', '18', 'oak', 9)],
      { thickness: '18' },
      'Y',
    ],
    ['takes the lower price at a draw', [variant('X', '9', 'oak', 9), variant('Y', '9', 'oak', 1)], { wood: 'oak' }, 'Y'],
    ['keeps the first at equal prices', [variant('X', '9', 'oak', 1), variant('Y', '9', 'oak', 1)], { wood: 'oak' }, 'X'],
    ['lets one without a price lose', [variant('X', '9', 'oak', null), variant('Y', '9', 'oak', 9)], { wood: 'oak' }, 'Y'],
    ['counts a key that is null for nothing', [variant('X', '9', 'oak', 9), variant('Y', '18', 'ash', 1)], { wood: null }, 'Y'],
    [
      'counts a key without a value for nothing',
      [variant('X', '9', 'oak', 9), variant('Y', '18', 'ash', 1)],
      { wood: undefined },
      'Y',
    ],
    ['takes a partial match', [variant('X', '9', 'oak'), variant('Y', '18', 'ash')], { thickness: '18', wood: 'pine' }, 'Y'],
    [
      'takes the cheapest where nothing matches',
      [variant('X', '9', 'oak', 9), variant('Y', '18', 'ash', 1)],
      { wood: 'elm' },
      'Y',
    ],
    ['finds nothing in nothing', [], { wood: 'oak' }, undefined],
  ] as const)('%s', (_, all, choice, sku) => {
    expect(findVariant(all, choice, { listOutOfStock: false })?.sku).toBe(sku)
  })
})

describe('combination', () => {
  it('exists if one variant has every selected value', () => {
    expect(exactVariant(variants, { thickness: '18', wood: 'pine' })?.sku).toBe('C')
    expect(exactVariant(variants, { thickness: '9', wood: 'pine' })).toBeNull()
    expect(exactVariant(variants, { thickness: '9', wood: null })?.sku).toBe('A')
  })

  it('does not exist if no variant has the property', () => {
    expect(exactVariant(variants, { wood: 'oak', colour: '5' })).toBeNull()
    expect(exactVariant(variants, { wood: 'oak', colour: ['5', '6'] })).toBeNull()
  })

  it('treats undefined and null as not selected', () => {
    expect(exactVariant(variants, { thickness: undefined, wood: 'pine' })?.sku).toBe('C')
  })
})

describe('match level', () => {
  it('counts selected values in common', () => {
    const [a] = variants
    expect(a && matchLevel(a, { thickness: '9', wood: 'pine', price: '1', colour: null })).toBe(1)
  })
})
