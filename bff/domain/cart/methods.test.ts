import { describe, expect, it } from 'vitest'
import { messages as de } from '../messages/generated/de.ts'
import { messages as en } from '../messages/generated/en.ts'
import type { QuotePaymentMethod, QuoteShippingMethod } from './cart.types.ts'
import { paymentMethods, shippingMethods } from './methods.ts'

const { ownMethods } = en

const way = (code: string, given: Partial<QuoteShippingMethod> = {}): QuoteShippingMethod => ({
  carrierCode: code,
  methodCode: code,
  carrierTitle: code,
  methodTitle: code,
  price: 4,
  priceWithTax: 4.8,
  isAvailable: true,
  ...given,
})

describe('shippingMethods', () => {
  const codes = (...named: readonly QuoteShippingMethod[]) =>
    shippingMethods(named, ownMethods).map(({ carrierCode }) => carrierCode)

  // TOTAL-3
  it('returns only available methods', () => {
    expect(codes(way('pallet', { isAvailable: false }), way('courier'))).toEqual(['courier'])
    expect(codes(way('pallet', { isAvailable: false }))).toEqual([])
  })

  // TOTAL-5
  it('removes duplicates and makes the first method the default', () => {
    const methods = shippingMethods([way('courier'), way('courier', { price: 9 }), way('pallet')], ownMethods)
    expect(methods.map(({ carrierCode, price, isDefault, isOffline }) => [carrierCode, price, isDefault, isOffline])).toEqual([
      ['courier', 4, true, false],
      ['pallet', 4, false, false],
    ])
  })

  // CART-22, LIMIT-35
  it('returns the shop’s own courier if the platform states no methods', () => {
    const courier = {
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      price: 4,
      priceWithTax: 5,
      isDefault: true,
      isOffline: true,
    }
    expect([shippingMethods([], ownMethods), shippingMethods(null, ownMethods)]).toMatchObject([[courier], [courier]])
  })
})

describe('paymentMethods', () => {
  const transfer = { code: 'checkmo', title: 'Pay by bank transfer' }
  const cash = { code: 'cashondelivery', title: 'Cash' }
  const describeMethods = (named: readonly QuotePaymentMethod[], isVirtual: boolean) =>
    paymentMethods(named, isVirtual, ownMethods).map(({ code, isDefault, isServerMethod }) => [code, isDefault, isServerMethod])

  // TOTAL-6, CART-23, LIMIT-34
  it('returns the shop’s own free cash on delivery and the platform’s methods, without duplicates', () => {
    expect(describeMethods([transfer, cash, transfer], false)).toEqual([
      ['cashondelivery', true, false],
      ['checkmo', false, true],
    ])
    expect(paymentMethods([], false, ownMethods)).toMatchObject([{ cost: 0, costWithTax: 0, isOffline: true }])
  })

  // CART-9
  it('hides every cash on delivery method for a cart without deliveries', () => {
    const account = { code: 'account', title: 'On account' }
    expect(describeMethods([cash, transfer, account], true)).toEqual([
      ['checkmo', true, true],
      ['account', false, true],
    ])
    expect(paymentMethods([transfer], true, ownMethods)).toMatchObject([{ isOffline: false }])
    expect(describeMethods([cash], true)).toEqual([])
  })
})

// VIEW-2
it('shippingMethods and paymentMethods use the store view’s names for the shop’s own methods', () => {
  expect(shippingMethods(null, de.ownMethods)).toMatchObject([{ carrierTitle: 'Kurier', methodTitle: 'Kurier' }])
  expect(paymentMethods([], false, de.ownMethods)).toMatchObject([{ title: 'Nachnahme' }])
})
