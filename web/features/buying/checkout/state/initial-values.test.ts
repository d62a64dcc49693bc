import { describe, expect, it } from 'vitest'
import { createAddress, createProfile } from '../../../../sync/tasks/customer/profile.test-kit.ts'
import { ADDRESS, COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import { deliveryAnswers } from './initial-values.ts'

const NEW = { ...COMPLETE, shipping: null }

/** The account's billing address, the same as the delivery address of the order. */
const saved = createAddress({
  firstName: 'Ann',
  lastName: 'Wright',
  street: ['3 Saw Lane'],
  city: 'Leeds',
  postcode: 'LS9 8AA',
  telephone: '0113 496 0123',
  isDefaultBilling: true,
})

// CHECKOUT-19
describe('deliveryAnswers', () => {
  it('bills the company of the account, which a delivery address does not name', () => {
    const profile = createProfile({ ...saved, company: 'Wright & Sons', vatNumber: 'GB999999973' })
    expect(deliveryAnswers(ADDRESS, NEW, profile)).toEqual({
      shipping: ADDRESS,
      isBillingSame: false,
      billing: { ...ADDRESS, company: 'Wright & Sons', vatNumber: 'GB999999973' },
    })
  })

  it('bills the account’s own address if the goods go elsewhere', () => {
    const present = { ...ADDRESS, firstName: 'Bob', city: 'York' }
    expect(deliveryAnswers(present, NEW, createProfile(saved))).toEqual({
      shipping: present,
      isBillingSame: false,
      billing: ADDRESS,
    })
  })

  it.each([
    ['the account bills the delivery address', NEW, createProfile(saved)],
    ['the account has no billing address', NEW, createProfile({ ...saved, isDefaultBilling: false, city: 'York' })],
    ['the shopper has entered a billing address', { ...NEW, billing: ADDRESS }, createProfile({ ...saved, city: 'York' })],
    ['the shopper is a guest', NEW, null],
  ])('keeps the other answers if %s', (_, draft, profile) =>
    expect(deliveryAnswers(ADDRESS, draft, profile)).toEqual({ shipping: ADDRESS }),
  )
})
