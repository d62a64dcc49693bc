import { describe, expect, it } from 'vitest'
import { paymentMethodOf, shippingMethodOf } from './methods.ts'

const way = (methodCode: string, flags: { isDefault?: boolean; isOffline?: boolean } = {}) => ({
  carrierCode: 'lorry',
  methodCode,
  isDefault: false,
  isOffline: false,
  ...flags,
})
const payment = (code: string, isDefault = false) => ({ code, isDefault })

// CHECKOUT-5
describe('the shipping method', () => {
  it.each([
    ['the default one', [way('slow'), way('fast', { isDefault: true })], null, 'fast'],
    [
      'the first that is not offline, before a default that is',
      [way('own', { isOffline: true, isDefault: true }), way('slow'), way('fast')],
      null,
      'slow',
    ],
    [
      'the offline default where there is no other',
      [way('spare', { isOffline: true }), way('own', { isOffline: true, isDefault: true })],
      null,
      'own',
    ],
    ['what was chosen', [way('slow', { isDefault: true }), way('fast')], 'lorry/fast', 'fast'],
    [
      'the default one again, where what was chosen cannot be had any more',
      [way('slow'), way('fast', { isDefault: true })],
      'lorry/gone',
      'fast',
    ],
    ['none where there is none', [], 'lorry/fast', undefined],
  ])('is %s', (_, methods, chosen, expected) => expect(shippingMethodOf(methods, chosen)?.methodCode).toBe(expected))
})

// CHECKOUT-6
describe('the payment method', () => {
  it.each([
    ['the default one', [payment('card'), payment('cash', true)], null, 'cash'],
    ['what was chosen', [payment('card'), payment('cash', true)], 'card', 'card'],
    [
      'the default one again, where what was chosen cannot be had any more',
      [payment('card'), payment('cash', true)],
      'gone',
      'cash',
    ],
    ['the first where none is the default', [payment('card'), payment('cash')], null, 'card'],
    ['none where there is none', [], 'card', undefined],
  ])('is %s', (_, methods, chosen, expected) => expect(paymentMethodOf(methods, chosen)?.code).toBe(expected))
})
