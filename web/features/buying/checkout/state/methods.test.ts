import { describe, expect, it } from 'vitest'
import { selectPaymentMethod, selectShippingMethod } from './methods.ts'

const way = (methodCode: string, flags: { isDefault?: boolean; isOffline?: boolean } = {}) => ({
  carrierCode: 'lorry',
  methodCode,
  isDefault: false,
  isOffline: false,
  ...flags,
})
const payment = (code: string, isDefault = false) => ({ code, isDefault })

// CHECKOUT-5
describe('selectShippingMethod', () => {
  it.each([
    ['the default method', [way('slow'), way('fast', { isDefault: true })], null, 'fast'],
    [
      'the first method that is not offline, before an offline default',
      [way('own', { isOffline: true, isDefault: true }), way('slow'), way('fast')],
      null,
      'slow',
    ],
    [
      'the offline default if there is no other',
      [way('spare', { isOffline: true }), way('own', { isOffline: true, isDefault: true })],
      null,
      'own',
    ],
    ['the chosen method', [way('slow', { isDefault: true }), way('fast')], 'lorry/fast', 'fast'],
    [
      'the default method if the chosen one is no longer available',
      [way('slow'), way('fast', { isDefault: true })],
      'lorry/gone',
      'fast',
    ],
    ['undefined without methods', [], 'lorry/fast', undefined],
  ])('returns %s', (_, methods, chosen, expected) =>
    expect(selectShippingMethod(methods, chosen, { delivery: null, load: { longest: 4200, kilograms: 0 } })?.methodCode).toBe(
      expected,
    ),
  )

  // DELIVERY-22
  it.each([
    ['skips a default that cannot carry the goods', null, 4200, 'fast'],
    ['replaces a chosen method that cannot carry the goods', 'lorry/slow', 4200, 'fast'],
    ['keeps the chosen method while it can carry the goods', 'lorry/slow', 2400, 'slow'],
  ])('%s', (_, chosen, longest, expected) => {
    const methods = [way('slow', { isDefault: true }), way('fast')]
    const delivery = { methods: [{ method: 'lorry_slow', days: 1, hours: null, longest: 2400, heaviest: null }] }
    expect(selectShippingMethod(methods, chosen, { delivery, load: { longest, kilograms: 0 } })?.methodCode).toBe(expected)
    expect(selectShippingMethod(methods.slice(0, 1), chosen, { delivery, load: { longest: 4200, kilograms: 0 } })).toBeNull()
  })
})

// CHECKOUT-6
describe('selectPaymentMethod', () => {
  it.each([
    ['the default method', [payment('card'), payment('cash', true)], null, 'cash'],
    ['the chosen method', [payment('card'), payment('cash', true)], 'card', 'card'],
    ['the default method if the chosen one is no longer available', [payment('card'), payment('cash', true)], 'gone', 'cash'],
    ['the first method if none is the default', [payment('card'), payment('cash')], null, 'card'],
    ['undefined without methods', [], 'card', undefined],
  ])('returns %s', (_, methods, chosen, expected) => expect(selectPaymentMethod(methods, chosen)?.code).toBe(expected))
})
