import { describe, expect, it } from 'vitest'
import { problemPlace } from './problem-place.ts'

// ORDER-14
describe('the place of a problem', () => {
  it.each([
    ['the delivery', 'shippingAddress.telephone', true, false, { step: 'shipping', field: 'telephone' }],
    [
      'the payment, if the bill has an address of its own',
      'billingAddress.city',
      false,
      false,
      { step: 'payment', field: 'city' },
    ],
    ['the delivery, if the bill goes there too', 'billingAddress.city', true, false, { step: 'shipping', field: 'city' }],
    ['the payment, if nothing is delivered', 'shippingAddress.telephone', true, true, { step: 'payment', field: 'telephone' }],
    ['nowhere without a field', null, true, false, null],
    ['nowhere for another field', 'lines', true, false, null],
    ['nowhere for a name that is none', 'shippingAddress."]', true, false, null],
  ])('is %s', (_, field, isBillingSame, isVirtual, place) => {
    expect(problemPlace(field, { isBillingSame }, { isVirtual })).toEqual(place)
  })
})
