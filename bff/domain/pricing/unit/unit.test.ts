import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { attributesByCode } from '../../catalog/attribute-labels.ts'
import { attribute } from '../../testing/catalog.ts'
import { unitPrice } from './unit.ts'

const attributes = attributesByCode([
  attribute('length', { '1': '2.4 m', '2': '1220 mm' }),
  attribute('width', { '10': '1220 mm', '11': '41 mm', '12': '250 mm', '13': '300 mm', '14': '95 mm' }),
  attribute('thickness', { '20': '100 mm', '21': '18 mm', '22': '0 mm' }),
  attribute('aa_pricepermetre', {}, { input: 'price' }),
])
const twelvePounds = withTax(12, 20)
const unit = (values: Parameters<typeof unitPrice>[1]) => unitPrice(twelvePounds, values, attributes, 20)

// ATTR-3
describe('unitPrice', () => {
  it.each<[string, Parameters<typeof unitPrice>[1], ReturnType<typeof unitPrice>]>([
    [
      'the price of a metre from the final price and the length',
      { aa_pricepermetre: '9.99', length: '1' },
      { unit: 'METRE', price: { net: 500, tax: 100, gross: 600 } },
    ],
    [
      "the merchant's price of a metre if there is no length",
      { aa_pricepermetre: '4.5' },
      { unit: 'METRE', price: { net: 450, tax: 90, gross: 540 } },
    ],
    [
      'the price of a square metre from the coverage',
      { coverage: '2.4' },
      { unit: 'SQUARE_METRE', price: { net: 500, tax: 100, gross: 600 } },
    ],
    [
      'the price of a square metre from width and length',
      { width: '10', length: '2' },
      { unit: 'SQUARE_METRE', price: { net: 806, tax: 161, gross: 967 } },
    ],
    [
      'the price of a metre of a sleeper, which is wide but thick',
      { width: '12', thickness: '20', length: '1' },
      { unit: 'METRE', price: { net: 500, tax: 100, gross: 600 } },
    ],
    [
      'the price of a square metre if the width is three times the thickness',
      { width: '13', thickness: '20', length: '1' },
      { unit: 'SQUARE_METRE', price: { net: 1667, tax: 333, gross: 2000 } },
    ],
    [
      'the price of a square metre if the thickness is a typing error',
      { width: '10', thickness: '22', length: '2' },
      { unit: 'SQUARE_METRE', price: { net: 806, tax: 161, gross: 967 } },
    ],
    ['null for a narrow piece, however thick', { width: '11', thickness: '20', length: '1' }, null],
    [
      'the price of a piece of a pack',
      { pack_quantity: '10', width: '10', length: '1' },
      { unit: 'PIECE', price: { net: 120, tax: 24, gross: 144 } },
    ],
    [
      'the price of a square metre of the narrowest board',
      { width: '14', length: '1' },
      { unit: 'SQUARE_METRE', price: { net: 5263, tax: 1053, gross: 6316 } },
    ],
    ['null for a negative price of a metre', { aa_pricepermetre: '-3' }, null],
    ['null for an infinite price of a metre', { aa_pricepermetre: '1e999' }, null],
    ['null for a price of a metre that is not a number', { aa_pricepermetre: 'ask us' }, null],
    ['null for a spindle, which is not sold by the square metre', { width: '11', length: '1' }, null],
    ['null for a single piece', { pack_quantity: '1' }, null],
    ['null without dimensions', {}, null],
    ['null for unreadable dimensions', { length: '99', width: '10', aa_pricepermetre: '0', coverage: 'much' }, null],
  ])('returns %s', (_, values, price) => {
    expect(unit(values)).toEqual(price)
  })

  it('uses the merchant’s price if the attribute is unknown', () => {
    expect(unitPrice(twelvePounds, { aa_pricepermetre: '4.5' }, attributesByCode([]), null)?.price).toEqual(withTax(4.5, 0))
  })

  it('does not read a ticked boolean as a price of 1', () => {
    const ticked = attributesByCode([attribute('aa_pricepermetre', {}, { input: 'boolean' })])
    expect(unitPrice(twelvePounds, { aa_pricepermetre: '1' }, ticked, 20)).toBeNull()
  })
})
