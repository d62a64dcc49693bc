import { describe, expect, it } from 'vitest'
import { ADDRESS, COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import { firstOpenStep, isStepReached } from './steps.ts'

const DELIVERED = { isVirtual: false, needsPassword: false, isTelephoneRequired: true, isOnline: true }
const VIRTUAL = { ...DELIVERED, isVirtual: true }

const WAITING = {
  ...COMPLETE,
  waiting: { madeAt: 5, quantities: { a: 2 }, sentFrom: null, cause: 'offline', record: null },
} as const

// CHECKOUT-9
describe('firstOpenStep', () => {
  // ORDER-7
  it('is null offline while an order waits, whatever is missing, and the step of the password once online', () => {
    const reloaded = { ...DELIVERED, needsPassword: true }
    expect(firstOpenStep(WAITING, { ...reloaded, isOnline: false })).toBeNull()
    expect(firstOpenStep({ ...WAITING, shipping: null }, { ...DELIVERED, isOnline: false })).toBeNull()
    expect(firstOpenStep(WAITING, reloaded)).toBe('personal')
    expect(firstOpenStep(COMPLETE, { ...reloaded, isOnline: false })).toBe('personal')
  })

  it.each([
    ['personal details', { ...COMPLETE, personal: null, shipping: null }, DELIVERED, 'personal'],
    [
      'a valid e-mail address',
      { ...COMPLETE, personal: { firstName: 'Ann', lastName: 'Wright', email: 'ann' } },
      DELIVERED,
      'personal',
    ],
    ['the password of a new account', COMPLETE, { ...DELIVERED, needsPassword: true }, 'personal'],
    ['the delivery address', { ...COMPLETE, shipping: null }, DELIVERED, 'shipping'],
    ['a complete postcode', { ...COMPLETE, shipping: { ...ADDRESS, postcode: 'LS' } }, DELIVERED, 'shipping'],
    ['a telephone number', { ...COMPLETE, shipping: { ...ADDRESS, telephone: ' ' } }, DELIVERED, 'shipping'],
    [
      'nothing, if the telephone number is optional',
      { ...COMPLETE, shipping: { ...ADDRESS, telephone: '' } },
      { ...DELIVERED, isTelephoneRequired: false },
      null,
    ],
    ['the billing address', { ...COMPLETE, isBillingSame: false }, DELIVERED, 'payment'],
    ['nothing', COMPLETE, DELIVERED, null],
    ['nothing, with a separate billing address', { ...COMPLETE, isBillingSame: false, billing: ADDRESS }, DELIVERED, null],
    ['the billing address, if nothing is delivered', { ...COMPLETE, shipping: null }, VIRTUAL, 'payment'],
    [
      'nothing, if nothing is delivered and the billing address is complete',
      { ...COMPLETE, shipping: null, billing: ADDRESS },
      VIRTUAL,
      null,
    ],
  ])('returns the step for missing input: %s', (_, draft, context, step) => expect(firstOpenStep(draft, context)).toBe(step))
})

describe('isStepReached', () => {
  it.each([
    ['is true for the first incomplete step', 'shipping', 'shipping', true],
    ['is true for the steps before it', 'personal', 'shipping', true],
    ['is false for the steps after it', 'payment', 'shipping', false],
    ['is true for every step if none is incomplete', 'payment', null, true],
  ] as const)('%s', (_, step, missing, isReached) => expect(isStepReached(step, missing)).toBe(isReached))
})
