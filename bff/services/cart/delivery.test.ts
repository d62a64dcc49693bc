import { describe, expect, it } from 'vitest'
import { ukVat } from '../../domain/testing/catalog.ts'
import type { Platform } from '../../platform/platform.ts'
import { cartPlatform } from '../testing/cart-platform.ts'
import { failUnreachable, toResult } from '../testing/platform.ts'
import { cartPaymentMethods, cartShippingMethods, setShipping } from './delivery.ts'
import { createShopper, line } from './sync/sync.test-kit.ts'

const COURIER = { carrierCode: 'courier', methodCode: 'day', carrierTitle: 'Courier', methodTitle: 'Next day', isAvailable: true }
const NOTHING = { stock: false, product: null }

async function withLine(given: Parameters<typeof cartPlatform>[0] = {}, sku = 'A') {
  const { cart, scope, sync } = createShopper({ cart: cartPlatform(given) })
  await sync(1, [line(sku, 2)])
  return { cart, scope }
}

describe('cart delivery', () => {
  // TOTAL-2, TOTAL-7
  it('lists methods for an address, or for the store view’s country alone', async () => {
    const { cart, scope } = await withLine()
    expect(await cartShippingMethods({ country: 'de', postcode: '10115' }, scope())).toMatchObject([
      { carrierCode: 'courier', price: { net: { amount: 400 }, gross: { amount: 480 } }, isDefault: true },
    ])
    await cartShippingMethods({}, scope())
    expect(cart.calls.filter((call) => call.startsWith('shipping'))).toEqual([
      'shipping-methods DE 10115',
      'shipping-methods GB ',
    ])
  })

  // TOTAL-13
  it('adds the goods’ VAT to a price that the platform states without it', async () => {
    const cart = cartPlatform()
    const shippingMethods = async () => [{ ...COURIER, price: 4, priceWithTax: null }]
    const price = async (taxRules: Platform['taxRules']) => {
      const { scope, sync } = createShopper({ cart: { ...cart, shippingMethods }, platform: { taxRules } })
      await sync(1, [line('A', 2)])
      return (await cartShippingMethods({}, scope())).map((method) => method.price?.gross.amount)
    }
    expect(await price(async () => toResult([ukVat]))).toEqual([480])
    expect(await price(failUnreachable)).toEqual([undefined])
  })

  // DELIVERY-30
  it('lists no methods for an address without any, if the platform has methods for the store view’s country', async () => {
    const { cart, scope } = await withLine({ delivers: (country) => country === 'GB' })
    expect(await cartShippingMethods({ country: 'FR', postcode: '75002' }, scope())).toEqual([])
    expect(cart.calls.filter((call) => call.startsWith('shipping'))).toEqual([
      'shipping-methods FR 75002',
      'shipping-methods GB ',
    ])
  })

  // CART-22
  it('lists the shop’s own courier if the platform has no methods at all', async () => {
    const { scope } = await withLine({ delivers: () => false })
    expect(await cartShippingMethods({ country: 'FR' }, scope())).toMatchObject([{ carrierCode: 'flatrate', isOffline: true }])
  })

  it('lists no methods for an empty cart, and no shipping methods for a virtual one', async () => {
    const none = createShopper()
    expect([await cartShippingMethods({}, none.scope()), await cartPaymentMethods(none.scope())]).toEqual([[], []])
    const { scope, cart } = await withLine({}, 'PLAN')
    expect(await cartShippingMethods({}, scope())).toEqual([])
    expect((await cartPaymentMethods(scope())).map(({ code }) => code)).toEqual(['checkmo'])
    expect(cart.calls.filter((call) => call.startsWith('shipping'))).toEqual([])
  })

  it('is set and returns the cart with its totals', async () => {
    const { cart, scope } = await withLine()
    const answer = await setShipping({ address: { country: 'GB' }, carrierCode: 'courier', methodCode: 'day' }, NOTHING, scope())
    expect(answer).toMatchObject({ userErrors: [], cart: { quantity: 2, totals: { grandTotal: { amount: 240 } } } })
    expect(cart.calls).toContain('shipping courier day GB')
  })

  it.each(['??', 'ZZ', 'UK', 'constructor', 'DE\nDE'])('rejects %j as a country', async (country) => {
    const { cart, scope } = await withLine()
    const before = cart.calls.length
    const answer = await setShipping({ address: { country }, carrierCode: 'courier', methodCode: 'day' }, NOTHING, scope())
    expect(answer).toMatchObject({ cart: { quantity: 2 }, userErrors: [{ code: 'INVALID', field: 'address.country' }] })
    expect(cart.calls.slice(before).filter((call) => call.startsWith('shipping'))).toEqual([])
  })

  it('reports a refusal by the platform, and UNAVAILABLE if the platform does not answer', async () => {
    const set = (scope: ReturnType<typeof createShopper>['scope']) =>
      setShipping({ address: {}, carrierCode: 'courier', methodCode: 'day' }, NOTHING, scope())
    const refused = await withLine({ refuse: (call) => (call.startsWith('shipping') ? 404 : null) })
    expect(await set(refused.scope)).toMatchObject({ cart: { quantity: 2 }, userErrors: [{ code: 'REFUSED', field: null }] })
    const away = await withLine({ fate: (call) => (call.startsWith('shipping') ? 'lost on the way' : 'answered') })
    expect(await set(away.scope)).toMatchObject({ userErrors: [{ code: 'UNAVAILABLE' }] })
    await expect(cartShippingMethods({}, away.scope())).rejects.toMatchObject({ kind: 'unreachable' })
  })
})
