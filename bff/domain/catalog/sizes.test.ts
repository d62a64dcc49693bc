import { describe, expect, it } from 'vitest'
import { attributesByCode } from './attribute-labels.ts'
import { sizesOf } from './sizes.ts'

const none = attributesByCode([])

describe('what a product says of its size', () => {
  it('is its length, width, coverage, pieces and sides', () => {
    const values = {
      length: '2.4 m',
      width: '120 mm',
      thickness: '28',
      coverage: '2.2',
      pack_quantity: '8 boards',
      size: '2440 × 1220',
    }
    const sizes = { length: 2400, width: 120, thickness: 28, coverage: 2.2, piecesPerPack: 8, hasTwoSides: true }
    expect(sizesOf(values, none)).toEqual(sizes)
  })

  it.each([
    ['nothing', {}],
    ['empty lists', { length: [], width: [], coverage: [], pack_quantity: [], size: [] }],
    ['nothing of use', { length: 'long', width: '?', coverage: 'plenty', pack_quantity: 'a few', size: 'Large' }],
    ['no more than one piece', { pack_quantity: '1' }],
    ['more pieces than there are', { pack_quantity: '1000000001' }],
    ['less than a square millimetre', { coverage: '0.0000009' }],
    ['more than a square kilometre', { coverage: '1000000.1' }],
  ])('is nothing to calculate with where it says %s', (_, values) => {
    const nothing = { length: null, width: null, thickness: null, coverage: null, piecesPerPack: null, hasTwoSides: false }
    expect(sizesOf(values, none)).toEqual(nothing)
  })

  it.each([
    ['coverage', '0.000001', { coverage: 0.000_001 }],
    ['coverage', '1000000', { coverage: 1_000_000 }],
    ['pack_quantity', '2', { piecesPerPack: 2 }],
    ['pack_quantity', '1000000000', { piecesPerPack: 1_000_000_000 }],
  ])('goes as far as a %s of %s', (code, value, size) => {
    expect(sizesOf({ [code]: value }, none)).toMatchObject(size)
  })
})
