import { describe, expect, it } from 'vitest'
import { attribute } from '../testing/catalog.ts'
import { attributesByCode } from './attribute-labels.ts'
import { longestSide, toMeasure } from './measure.ts'

const attributes = attributesByCode([
  attribute('length', { '1': '2.4 m', '2': '2440 mm', '3': '50 mm' }),
  attribute('thickness', { '1': '100 mm', '2': '20 mm' }),
  attribute('width', { '1': '120 mm', '2': '1220 mm', '3': '44 mm', '4': '95 mm', '5': '590 mm' }),
])
const linear = { aa_pricepermetre: '4.5' }

describe('product measure', () => {
  it.each([
    ['measures a moulding by its length', { ...linear, length: '1', width: '1' }, { lengthMillimetres: 2400, coverage: null }],
    ['measures a beam by its length', { length: '1', width: '1', thickness: '1' }, { lengthMillimetres: 2400, coverage: null }],
    [
      'measures a board by its area',
      { length: '1', width: '1', thickness: '2' },
      { lengthMillimetres: null, coverage: { squareMetres: 0.288, unit: 'PIECE' } },
    ],
    [
      'measures a sheet by its area',
      { length: '2', width: '2' },
      { lengthMillimetres: null, coverage: { squareMetres: 2.9768, unit: 'SHEET' } },
    ],
    [
      'measures a sheet by its stated coverage',
      { size: '2440 x 1220 mm', coverage: '2.977' },
      { lengthMillimetres: null, coverage: { squareMetres: 2.977, unit: 'SHEET' } },
    ],
    [
      'measures a roll by its stated coverage',
      { size: '50 m', coverage: '75' },
      { lengthMillimetres: null, coverage: { squareMetres: 75, unit: 'PIECE' } },
    ],
    [
      'measures a pack by its stated coverage',
      { coverage: '2.22', pack_quantity: '8', length: '1', width: '1' },
      { lengthMillimetres: null, coverage: { squareMetres: 2.22, unit: 'PACK' } },
    ],
    [
      'measures a decking board by length and by area',
      { ...linear, length: '1', width: '1', coverage: '0.3' },
      { lengthMillimetres: 2400, coverage: { squareMetres: 0.3, unit: 'PIECE' } },
    ],
    [
      'measures a moulding sold in packs by the pack only',
      { ...linear, length: '1', pack_quantity: '4', coverage: '2' },
      { lengthMillimetres: null, coverage: { squareMetres: 2, unit: 'PACK' } },
    ],
    [
      'measures the narrowest piece that counts as a surface by its area',
      { length: '1', width: '4' },
      { lengthMillimetres: null, coverage: { squareMetres: 0.228, unit: 'PIECE' } },
    ],
    [
      'measures the narrowest piece that counts as a sheet by its area',
      { length: '1', width: '5' },
      { lengthMillimetres: null, coverage: { squareMetres: 1.416, unit: 'SHEET' } },
    ],
    [
      'measures a board by its area',
      { length: '1', width: '1' },
      { lengthMillimetres: null, coverage: { squareMetres: 0.288, unit: 'PIECE' } },
    ],
  ])('%s', (_, values, measure) => {
    expect(toMeasure(values, attributes)).toEqual(measure)
  })

  it.each([
    ['a screw, although it has a length', { length: '3', pack_quantity: '200' }],
    ['a post, which is too narrow for a surface', { length: '1', width: '3' }],
    ['a price per metre without a length', linear],
    ['a pack of boards without a stated coverage', { length: '1', width: '1', pack_quantity: '8' }],
    ['a width without a length', { width: '1' }],
    ['a length without a width', { length: '1' }],
    ['a coverage that is not a number', { coverage: 'plenty' }],
    ['a coverage of zero', { coverage: '0' }],
    ['a product without sizes', {}],
  ])('returns null for %s', (_, values) => {
    expect(toMeasure(values, attributes)).toBeNull()
  })
})

// DELIVERY-3
describe('the longest side of a product', () => {
  it.each([
    ['is its length', { length: '1', width: '1' }, 2400],
    ['is its width if that is longer', { length: '3', width: '2' }, 1220],
    ['is the longer side of a size', { size: '2440 x 1220 mm' }, 2440],
    ['is unknown for a size that names no sides', { size: '50 m' }, null],
    ['is unknown without a side', { coverage: '2' }, null],
  ])('%s', (_, values, expected) => expect(longestSide(values, attributes)).toBe(expected))
})
