import { describe, expect, it } from 'vitest'
import { attribute } from '../testing/catalogue.ts'
import { attributesByCode } from './attribute-labels.ts'
import { measureOf } from './measure.ts'

const attributes = attributesByCode([
  attribute('length', { '1': '2.4 m', '2': '2440 mm', '3': '50 mm' }),
  attribute('thickness', { '1': '100 mm', '2': '20 mm' }),
  attribute('width', { '1': '120 mm', '2': '1220 mm', '3': '44 mm', '4': '95 mm', '5': '590 mm' }),
])
const linear = { aa_pricepermetre: '4.5' }

describe('what a quantity can be calculated from', () => {
  it.each([
    ['a moulding by its length', { ...linear, length: '1', width: '1' }, { lengthMillimetres: 2400, coverage: null }],
    ['a beam by its length', { length: '1', width: '1', thickness: '1' }, { lengthMillimetres: 2400, coverage: null }],
    [
      'a board by its surface',
      { length: '1', width: '1', thickness: '2' },
      { lengthMillimetres: null, coverage: { squareMetres: 0.288, unit: 'PIECE' } },
    ],
    [
      'a sheet by its surface',
      { length: '2', width: '2' },
      { lengthMillimetres: null, coverage: { squareMetres: 2.9768, unit: 'SHEET' } },
    ],
    [
      'a sheet that says what it covers',
      { size: '2440 x 1220 mm', coverage: '2.977' },
      { lengthMillimetres: null, coverage: { squareMetres: 2.977, unit: 'SHEET' } },
    ],
    [
      'a roll by what it says it covers',
      { size: '50 m', coverage: '75' },
      { lengthMillimetres: null, coverage: { squareMetres: 75, unit: 'PIECE' } },
    ],
    [
      'a pack by what it says it covers',
      { coverage: '2.22', pack_quantity: '8', length: '1', width: '1' },
      { lengthMillimetres: null, coverage: { squareMetres: 2.22, unit: 'PACK' } },
    ],
    [
      'a decking board both ways',
      { ...linear, length: '1', width: '1', coverage: '0.3' },
      { lengthMillimetres: 2400, coverage: { squareMetres: 0.3, unit: 'PIECE' } },
    ],
    [
      'a moulding sold in packs by the pack alone',
      { ...linear, length: '1', pack_quantity: '4', coverage: '2' },
      { lengthMillimetres: null, coverage: { squareMetres: 2, unit: 'PACK' } },
    ],
    [
      'the narrowest piece that is a surface',
      { length: '1', width: '4' },
      { lengthMillimetres: null, coverage: { squareMetres: 0.228, unit: 'PIECE' } },
    ],
    [
      'the narrowest piece that is a sheet',
      { length: '1', width: '5' },
      { lengthMillimetres: null, coverage: { squareMetres: 1.416, unit: 'SHEET' } },
    ],
    [
      'a board by its surface',
      { length: '1', width: '1' },
      { lengthMillimetres: null, coverage: { squareMetres: 0.288, unit: 'PIECE' } },
    ],
  ])('%s', (_, values, measure) => {
    expect(measureOf(values, attributes)).toEqual(measure)
  })

  it.each([
    ['a screw, though it has a length', { length: '3', pack_quantity: '200' }],
    ['a post, too narrow for a surface', { length: '1', width: '3' }],
    ['a price per metre without a length', linear],
    ['a pack of boards that does not say what it covers', { length: '1', width: '1', pack_quantity: '8' }],
    ['a width without a length', { width: '1' }],
    ['a length without a width', { length: '1' }],
    ['a coverage that is no number', { coverage: 'plenty' }],
    ['a coverage of nothing', { coverage: '0' }],
    ['a product without sizes', {}],
  ])('not %s', (_, values) => {
    expect(measureOf(values, attributes)).toBeNull()
  })
})
