import { describe, expect, it } from 'vitest'
import { cheapestVariant, exactVariant } from './variant-selection.ts'

const variant = (sku: string, thickness: string, wood: string, priceGross: number) => ({
  sku,
  values: { thickness, wood },
  priceGross,
})
const variants = [variant('A', '9', 'oak', 1200), variant('B', '18', 'oak', 1500), variant('C', '18', 'pine', 700)]

describe('cheapestVariant', () => {
  // VAR-3
  it('is the cheapest variant, and the first of equally cheap ones', () => {
    expect(cheapestVariant(variants)?.sku).toBe('C')
    expect(cheapestVariant([variant('X', '9', 'oak', 1), variant('Y', '9', 'oak', 1)])?.sku).toBe('X')
  })

  it('is null without variants', () => {
    expect(cheapestVariant([])).toBeNull()
  })
})

describe('exactVariant', () => {
  it('is the variant with every chosen value', () => {
    expect(exactVariant(variants, { thickness: '18', wood: 'oak' })?.sku).toBe('B')
    expect(exactVariant(variants, { thickness: '9' })?.sku).toBe('A')
  })

  it.each([{ thickness: '9', wood: 'pine' }, { wood: 'elm' }, { wood: 'oak', colour: '5' }])(
    'is null if no variant has all of %j',
    (choice) => {
      expect(exactVariant(variants, choice)).toBeNull()
    },
  )

  // VAR-3
  it('is the cheapest of the variants that match', () => {
    expect(exactVariant(variants, { wood: 'oak' })?.sku).toBe('A')
    expect(exactVariant(variants, {})?.sku).toBe('C')
  })

  // VAR-2
  it('ignores a price among the choices', () => {
    expect(exactVariant(variants, { price: '50-100', wood: 'pine' })?.sku).toBe('C')
  })
})
