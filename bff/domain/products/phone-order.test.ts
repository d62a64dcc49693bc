import { describe, expect, it } from 'vitest'
import type { CustomOptionSource } from '../catalog/catalog.types.ts'
import { product } from '../testing/catalog.ts'
import { isPhoneOrderOnly } from './phone-order.ts'

const option = (type: string, required: boolean): CustomOptionSource => ({
  optionId: '1',
  title: 'Own lettering',
  type,
  required,
  price: null,
  priceType: 'fixed',
  maxCharacters: null,
  lengthLimits: null,
  position: 1,
  values: [],
})

// ATTR-5
describe('isPhoneOrderOnly', () => {
  it.each([
    ['the merchant says so', true, { attributes: { phone_order_only: '1' } }],
    ['the merchant says that it is not', false, { attributes: { phone_order_only: '0' } }],
    ['the merchant says nothing', false, {}],
    ['it requires a file', true, { customOptions: [option('field', false), option('file', true)] }],
    ['it accepts a file', false, { customOptions: [option('file', false)] }],
    ['it requires a text', false, { customOptions: [option('field', true)] }],
  ])('if %s, is %s', (_, expected, given) => {
    expect(isPhoneOrderOnly(product(given))).toBe(expected)
  })
})
