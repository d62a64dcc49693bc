import { describe, expect, it } from 'vitest'
import { attributesByCode } from './attribute-labels.ts'
import { readSizes } from './sizes.ts'

const none = attributesByCode([])

describe('product size', () => {
  it('reads length, width, coverage, pieces per pack and sides', () => {
    const values = {
      length: '2.4 m',
      width: '120 mm',
      thickness: '28',
      coverage: '2.2',
      pack_quantity: '8 boards',
      size: '2440 × 1220',
    }
    const sizes = { length: 2400, width: 120, thickness: 28, coverage: 2.2, piecesPerPack: 8, hasTwoSides: true }
    expect(readSizes(values, none)).toEqual(sizes)
  })

  it.each([
    ['has no values', {}],
    ['has empty lists', { length: [], width: [], coverage: [], pack_quantity: [], size: [] }],
    ['has unusable values', { length: 'long', width: '?', coverage: 'plenty', pack_quantity: 'a few', size: 'Large' }],
    ['has one piece per pack', { pack_quantity: '1' }],
    ['has too many pieces per pack', { pack_quantity: '1000000001' }],
    ['covers less than a square millimetre', { coverage: '0.0000009' }],
    ['covers more than a square kilometre', { coverage: '1000000.1' }],
  ])('returns nothing usable if the product %s', (_, values) => {
    const nothing = { length: null, width: null, thickness: null, coverage: null, piecesPerPack: null, hasTwoSides: false }
    expect(readSizes(values, none)).toEqual(nothing)
  })

  it.each([
    ['coverage', '0.000001', { coverage: 0.000_001 }],
    ['coverage', '1000000', { coverage: 1_000_000 }],
    ['pack_quantity', '2', { piecesPerPack: 2 }],
    ['pack_quantity', '1000000000', { piecesPerPack: 1_000_000_000 }],
  ])('accepts the limit for %s: %s', (code, value, size) => {
    expect(readSizes({ [code]: value }, none)).toMatchObject(size)
  })
})
