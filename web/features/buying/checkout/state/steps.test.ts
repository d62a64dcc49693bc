import { describe, expect, it } from 'vitest'
import { ADDRESS, COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import { firstOpenStep, isStepReached } from './steps.ts'

const DELIVERED = { isVirtual: false, needsPassword: false, isTelephoneRequired: true }
const VIRTUAL = { ...DELIVERED, isVirtual: true }

// CHECKOUT-9
describe('firstOpenStep', () => {
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
    ['reaches the first incomplete step', 'shipping', 'shipping', true],
    ['reaches the steps before it', 'personal', 'shipping', true],
    ['does not reach the steps after it', 'payment', 'shipping', false],
    ['reaches every step if none is incomplete', 'payment', null, true],
  ] as const)('%s', (_, step, missing, isReached) => expect(isStepReached(step, missing)).toBe(isReached))
})
