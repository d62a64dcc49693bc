import { describe, expect, it } from 'vitest'
import { problemPlace } from './problem-place.ts'

// ORDER-14
describe('problemPlace', () => {
  it.each([
    ['the delivery step', 'shippingAddress.telephone', true, false, { step: 'shipping', field: 'telephone' }],
    [
      'the payment step if there is a separate billing address',
      'billingAddress.city',
      false,
      false,
      { step: 'payment', field: 'city' },
    ],
    [
      'the delivery step if the billing address is the same',
      'billingAddress.city',
      true,
      false,
      { step: 'shipping', field: 'city' },
    ],
    [
      'the payment step if nothing is delivered',
      'shippingAddress.telephone',
      true,
      true,
      { step: 'payment', field: 'telephone' },
    ],
    ['null without a field', null, true, false, null],
    ['null for another field', 'lines', true, false, null],
    ['null for a malformed name', 'shippingAddress."]', true, false, null],
  ])('returns %s', (_, field, isBillingSame, isVirtual, place) => {
    expect(problemPlace(field, { isBillingSame }, { isVirtual })).toEqual(place)
  })
})
