import { describe, expect, it } from 'vitest'
import type { CartLineInput } from '#schema/generated/types.ts'
import { ukVat } from '../../domain/testing/catalog.ts'
import { UNLIMITED } from '../scope/rate-limits.ts'
import { cartPlatform } from '../testing/cart-platform.ts'
import { toResult } from '../testing/platform.ts'
import { goodsDelivery } from './goods-delivery.ts'
import { createShopper, line, readErrors } from './sync/sync.test-kit.ts'

const TO = { country: 'GB', postcode: 'LS9 8AA' }

// TOTAL-9
describe('delivery of goods outside a cart', () => {
  it('is quoted for the chosen quantity in a separate guest quote and leaves the shopper’s cart unchanged', async () => {
    const { cart, session, scope, sync } = createShopper()
    await sync(1, [line('A', 2)])
    const before = session.read()
    const asked = cart.calls.length
    expect(await goodsDelivery([line('B', 7), line('SKIRTING-OAK', 1, { parentSku: 'SKIRTING' })], TO, scope())).toMatchObject({
      methods: [{ carrierCode: 'courier', price: { gross: { amount: 480 } }, isDefault: true, isOffline: false }],
      userErrors: [],
    })
    expect(cart.calls.slice(asked)).toEqual([
      'create',
      'update B 7',
      expect.stringMatching(/^update SKIRTING/),
      'shipping-methods GB LS9 8AA',
    ])
    expect(session.read()).toEqual(before)
    expect(cart.quantities(before.cartId ?? '')).toEqual({ A: 2 })
  })

  // TOTAL-13
  it('has the goods’ VAT in a price that the platform states without it', async () => {
    const cart = cartPlatform()
    const courier = { carrierCode: 'courier', methodCode: 'day', carrierTitle: 'Courier', methodTitle: 'Next day' }
    const shippingMethods = async () => [{ ...courier, price: 4, priceWithTax: null, isAvailable: true }]
    const platform = { taxRules: async () => toResult([ukVat]) }
    const { scope } = createShopper({ cart: { ...cart, shippingMethods }, platform })
    expect(await goodsDelivery([line('B', 7)], TO, scope())).toMatchObject({ methods: [{ price: { gross: { amount: 480 } } }] })
  })

  // DELIVERY-30
  it('has no methods for an address without any, if the platform has methods for the store view’s country', async () => {
    const { scope } = createShopper({ cart: cartPlatform({ delivers: (country) => country === 'GB' }) })
    expect(await goodsDelivery([line('B', 7)], { country: 'FR', postcode: '75002' }, scope())).toEqual({
      methods: [],
      userErrors: [],
    })
  })

  it('has no methods for virtual goods or an empty list', async () => {
    const { cart, scope } = createShopper()
    expect(await goodsDelivery([line('PLAN', 1)], TO, scope())).toEqual({ methods: [], userErrors: [] })
    expect(await goodsDelivery([], TO, scope())).toEqual({ methods: [], userErrors: [] })
    expect(cart.calls).toEqual([])
  })

  it.each<[string, readonly CartLineInput[], string]>([
    ['a zero quantity', [line('A', 0)], 'INVALID lines.0.quantity'],
    ['a negative quantity', [line('A', 1), line('B', -3)], 'INVALID lines.1.quantity'],
    ['an excessive quantity', [line('A', 2_000_000_000)], 'INVALID lines.0.quantity'],
    ['an unknown sku', [line('../../cart', 1)], 'NOT_FOUND lines.0'],
    ['a sku named like an object property', [line('__proto__', 1)], 'NOT_FOUND lines.0'],
    ['a configurable without a chosen variant', [line('SKIRTING', 1)], 'NOT_CONFIGURED lines.0'],
    ['a bundle without a choice', [line('A', 1), line('SET', 1)], 'NOT_CONFIGURED lines.1'],
    ['too many lines', Array.from({ length: 51 }, () => line('A', 1)), 'INVALID lines'],
  ])('rejects %s without a platform call', async (_, lines, error) => {
    const { cart, scope } = createShopper()
    const answer = await goodsDelivery(lines, TO, scope())
    expect([answer.methods, readErrors(answer)]).toEqual([null, [error]])
    expect(cart.calls).toEqual([])
  })

  it.each(['??', 'ZZ', 'UK', 'EU', 'GBR', 'G', '__proto__', 'GB\u0000', '<script>', '🪵', 'DE DE', 'G B'])(
    'rejects the country %j without a platform call',
    async (country) => {
      const { cart, scope } = createShopper()
      const answer = await goodsDelivery([line('A', 1)], { ...TO, country }, scope())
      expect([answer.methods, readErrors(answer)]).toEqual([null, ['INVALID address.country']])
      expect(cart.calls).toEqual([])
    },
  )

  it.each(['gb', ' GB ', '', ' ', undefined])('accepts the country %j', async (country) => {
    const { cart, scope } = createShopper()
    expect((await goodsDelivery([line('A', 1)], country === undefined ? {} : { country }, scope())).userErrors).toEqual([])
    expect(cart.calls.at(-1)).toMatch(/^shipping-methods GB /)
  })

  it.each(['create', 'update', 'shipping'])('is unknown if the platform does not answer the %s call', async (name) => {
    const fate = (call: string) => (call.startsWith(name) ? ('lost on the way' as const) : ('answered' as const))
    const { scope } = createShopper({ cart: cartPlatform({ fate }) })
    expect(await goodsDelivery([line('A', 1)], TO, scope())).toEqual({ methods: null, userErrors: [] })
  })

  it('reports the stock’s reason if the platform rejects the goods', async () => {
    const refuse = (call: string) => (call.startsWith('update B') ? 400 : null)
    const { scope } = createShopper({ cart: cartPlatform({ refuse }) })
    const answer = await goodsDelivery([line('A', 1), line('B', 9)], TO, scope())
    expect([answer.methods, readErrors(answer)]).toEqual([null, ['REFUSED lines.1']])
  })

  it('is rate limited', async () => {
    const { cart, scope } = createShopper()
    const asked: string[] = []
    const limited = { ...scope(), rateLimits: { ...UNLIMITED, allows: async (action: string) => asked.push(action) < 0 } }
    expect(readErrors(await goodsDelivery([line('A', 1)], TO, limited))).toEqual(['TOO_MANY_REQUESTS null'])
    expect([asked, cart.calls]).toEqual([['delivery'], []])
  })
})
