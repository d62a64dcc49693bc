import { describe, expect, it } from 'vitest'
import { ADDRESS, COMPLETE } from './checkout.test-kit.ts'
import { firstOpenStep } from './steps.ts'

const DELIVERED = { isVirtual: false, needsPassword: false, isTelephoneRequired: true }
const VIRTUAL = { ...DELIVERED, isVirtual: true }

// CHECKOUT-9
describe('the step that something is missing in', () => {
  it.each([
    ['who orders', { ...COMPLETE, personal: null, shipping: null }, DELIVERED, 'personal'],
    [
      'an e-mail address that is none',
      { ...COMPLETE, personal: { firstName: 'Ann', lastName: 'Wright', email: 'ann' } },
      DELIVERED,
      'personal',
    ],
    ['the password of an account to be made', COMPLETE, { ...DELIVERED, needsPassword: true }, 'personal'],
    ['where it goes', { ...COMPLETE, shipping: null }, DELIVERED, 'shipping'],
    ['a postcode that is too short', { ...COMPLETE, shipping: { ...ADDRESS, postcode: 'LS' } }, DELIVERED, 'shipping'],
    ['a telephone number', { ...COMPLETE, shipping: { ...ADDRESS, telephone: ' ' } }, DELIVERED, 'shipping'],
    [
      'nothing, without a telephone number where that is optional',
      { ...COMPLETE, shipping: { ...ADDRESS, telephone: '' } },
      { ...DELIVERED, isTelephoneRequired: false },
      null,
    ],
    ['whom the bill is for', { ...COMPLETE, isBillingSame: false }, DELIVERED, 'payment'],
    ['nothing', COMPLETE, DELIVERED, null],
    ['nothing, with a bill to somebody else', { ...COMPLETE, isBillingSame: false, billing: ADDRESS }, DELIVERED, null],
    ['whom the bill is for, where nothing is delivered', { ...COMPLETE, shipping: null }, VIRTUAL, 'payment'],
    ['nothing, where nothing is delivered', { ...COMPLETE, shipping: null, billing: ADDRESS }, VIRTUAL, null],
  ])('lacks %s', (_, draft, circumstances, step) => expect(firstOpenStep(draft, circumstances)).toBe(step))
})
