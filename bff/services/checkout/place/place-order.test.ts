import { describe, expect, it } from 'vitest'
import type { OrderPlaceInput } from '#schema/generated/types.ts'
import type { CatalogProduct } from '../../../domain/catalog/catalog.types.ts'
import type { NewOrder, OrderReceipt } from '../../../domain/checkout/order.types.ts'
import { PlatformRefused, PlatformUnreachable } from '../../../platform/base/errors.ts'
import { type OrderCalls, OrderUnconfirmed } from '../../../platform/order/calls.ts'
import type { UserCalls } from '../../../platform/user/calls.ts'
import { askedProducts, createShopper, line, readErrors } from '../../cart/sync/sync.test-kit.ts'
import { PROFILE } from '../../customer/customer.test-kit.ts'
import { UNLIMITED } from '../../scope/rate-limits.ts'
import { cartPlatform } from '../../testing/cart-platform.ts'
import { config, toResult } from '../../testing/platform.ts'
import { CREDENTIALS } from '../../testing/session.ts'
import { placeOrder } from './place-order.ts'

const NOTHING = { stock: false, product: null }
const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Birch',
  street: ['3 Lane'],
  city: 'Leeds',
  postcode: 'LS9 8AA',
  country: 'GB',
  telephone: '0113 496 0123',
}
const ORDER: OrderPlaceInput = {
  key: '1763800000000-0b7e2c1a-4a5b-4c6d-8e9f-0123456789ab',
  deviceId: 'device-1',
  lines: [line('A', 2)],
  total: 240,
  email: 'ann@b.example',
  shippingAddress: ADDRESS,
  isAgreed: true,
  carrierCode: 'courier',
  methodCode: 'day',
  paymentCode: 'cashondelivery',
}

const DELIVERY = {
  timeZone: 'Europe/London',
  countries: [],
  cutOff: '12:00',
  workingDays: ['monday'],
  holidays: [],
} satisfies Partial<typeof config.shop.delivery>

interface Behaviour {
  readonly place?: (order: NewOrder) => Promise<OrderReceipt>
  readonly placed?: () => Promise<OrderReceipt | null>
  readonly customerToken?: string
  readonly id?: string | null
  readonly cart?: ReturnType<typeof cartPlatform>
  /** Of each product in the catalogue. */
  readonly attributes?: CatalogProduct['attributes']
}

/** A shopper with two A in the cart, and a platform that accepts orders. */
async function createBuyer({
  place,
  placed = async () => null,
  customerToken,
  id = '40',
  cart = cartPlatform(),
  attributes = {},
}: Behaviour = {}) {
  const sent: NewOrder[] = []
  const order: OrderCalls = {
    placed,
    isUnconfirmed: async () => false,
    refusal: () => null,
    close: async () => true,
    place: async (_view, order) => {
      sent.push(order)
      return place ? place(order) : { id: '5120', number: '000004433' }
    },
  }
  const profile = async () => ({ ...PROFILE, id })
  // Calls that a test does not define fail.
  const user = { profile } as unknown as UserCalls
  const products: typeof askedProducts = async (...request) =>
    toResult((await askedProducts(...request)).items.map((product) => ({ ...product, attributes })))
  const given = createShopper({ cart, platform: { order, user, products } })
  if (customerToken) given.session.signIn({ ...CREDENTIALS, customerToken })
  await given.sync(1, [line('A', 2)])
  const send = (input: Partial<OrderPlaceInput> = {}, facts: Partial<ReturnType<typeof given.scope>> = {}) =>
    placeOrder({ ...ORDER, ...input }, NOTHING, { ...given.scope(), ...facts })
  return { ...given, sent, send }
}

describe('placeOrder', () => {
  it('sends address and shipping method before it compares the total', async () => {
    const { send, cart } = await createBuyer()
    expect(await send()).toMatchObject({ order: { number: '000004433' }, cart: null, userErrors: [] })
    const last = cart.calls.slice(-2)
    expect(last).toEqual(['shipping courier day GB', 'totals'])
  })

  // SHOP-1, SHOP-7
  it.each([
    ['a guest', {}, null],
    ['a customer', { customerToken: 'token' }, '40'],
  ])('assigns the order to %s from the session alone', async (_, given, customerId) => {
    const { send, sent, session } = await createBuyer(given)
    await send()
    expect(sent).toMatchObject([
      { customerId, key: ORDER.key, lines: [{ quantity: 2, price: 1, priceWithTax: 1.2, parentSku: null }] },
    ])
    expect(session.read()).toMatchObject({ cartId: null, handedOffCartId: null, revisions: { 'device-1': -1 } })
  })

  it('does not charge a customer whose id the platform does not return', async () => {
    const { send, sent } = await createBuyer({ customerToken: 'token', id: null })
    expect(readErrors(await send())).toEqual(['UNAVAILABLE null'])
    expect(sent).toEqual([])
  })

  // SHOP-13
  it('is refused if orders are placed in an external checkout, or carts stay on devices', async () => {
    const { send, sent } = await createBuyer()
    const elsewhere = { ...config, checkout: { ...config.checkout, url: 'https://pay.example' } }
    expect(readErrors(await send({}, { config: elsewhere }))).toEqual(['REFUSED null'])
    expect(readErrors(await send({}, { config: { ...config, cart: { ...config.cart, sync: false } } }))).toEqual(['REFUSED null'])
    expect(sent).toEqual([])
  })

  // DELIVERY-23
  it.each([
    ['refuses a method that cannot carry the longest piece', '4200 mm', 2400, ['INVALID carrierCode']],
    ['accepts a method that can', '2400 mm', 2400, []],
    ['accepts a method whose rule has no limit', '4200 mm', null, []],
    ['accepts goods of unknown length', '', 2400, []],
  ])('%s', async (_, length, longest, expected) => {
    const { send, sent, cart } = await createBuyer({ attributes: { length } })
    const delivery = {
      ...DELIVERY,
      methods: [{ method: 'courier_day', days: 1, hours: null, branch: null, longest, heaviest: null, free: false }],
    }
    const before = cart.calls.length
    expect(readErrors(await send({}, { config: { ...config, shop: { ...config.shop, delivery } } }))).toEqual(expected)
    expect(sent).toHaveLength(expected.length === 0 ? 1 : 0)
    if (expected.length > 0) expect(cart.calls.slice(before)).toEqual(['pull'])
  })

  // DELIVERY-24
  it.each([
    ['refuses a method that cannot carry the weight of the cart', '10.1', 20, ['INVALID carrierCode']],
    ['accepts a method that can', '10', 20, []],
    ['accepts a method whose rule has no limit', '10.1', null, []],
    ['accepts goods of unknown weight', '', 20, []],
  ])('%s by weight', async (_, weight, heaviest, expected) => {
    const { send, sent } = await createBuyer({ attributes: { weight } })
    const methods = [{ method: 'courier_day', days: 1, hours: null, branch: null, longest: null, heaviest, free: false }]
    const shop = { ...config.shop, delivery: { ...DELIVERY, methods } }
    expect(readErrors(await send({}, { config: { ...config, shop } }))).toEqual(expected)
    expect(sent).toHaveLength(expected.length === 0 ? 1 : 0)
  })

  // DELIVERY-30
  it('is refused with the address as the reason if nothing is delivered there', async () => {
    const { send, sent } = await createBuyer({ cart: cartPlatform({ delivers: (country) => country === 'GB' }) })
    const shippingAddress = { ...ADDRESS, country: 'FR', postcode: '75002' }
    expect(readErrors(await send({ shippingAddress }))).toEqual(['INVALID shippingAddress.country'])
    expect(readErrors(await send({ carrierCode: 'pallet' }))).toEqual(['INVALID carrierCode'])
    expect(sent).toEqual([])
  })

  it('is rate limited', async () => {
    const { send, sent } = await createBuyer()
    const seen: (string | null)[] = []
    const rateLimits = {
      ...UNLIMITED,
      allows: async (action: string, account: string | null) => {
        seen.push(action, account)
        return false
      },
    }
    expect(readErrors(await send({}, { rateLimits }))).toEqual(['TOO_MANY_REQUESTS null'])
    expect([seen, sent]).toEqual([['order', 'ann@b.example'], []])
  })

  it('answers within the time limit and continues in the background', async () => {
    let arrive: (receipt: OrderReceipt) => void = () => undefined
    const arriving = new Promise<OrderReceipt>((resolve) => {
      arrive = resolve
    })
    const { send, session } = await createBuyer({ place: () => arriving })
    expect(readErrors(await send({}, { config: { ...config, operationTimeoutMs: 50 } }))).toEqual(['UNCONFIRMED null'])
    arrive({ id: '5120', number: null })
    await expect.poll(() => session.read().cartId).toBeNull()
  })

  it('only drops the cart of an order that already exists', async () => {
    const { send, sent, session, cart } = await createBuyer({ placed: async () => ({ id: '5120', number: '000004433' }) })
    cart.forget()
    expect(await send()).toMatchObject({ order: { number: '000004433' } })
    expect([sent, session.read().cartId]).toEqual([[], null])
  })

  it('returns an existing order even if its methods are no longer available', async () => {
    const nothing = { carrierCode: null, methodCode: null, paymentCode: '' }
    const { send } = await createBuyer({ placed: async () => ({ id: '5120', number: '000004433' }) })
    expect(await send(nothing)).toMatchObject({ order: { number: '000004433' }, userErrors: [] })
    const other = await createBuyer()
    expect(readErrors(await other.send(nothing))).toEqual(['REQUIRED paymentCode'])
    expect(other.sent).toEqual([])
  })

  it.each([
    ['was refused', new PlatformRefused('PLATFORM_REFUSED', 500), 'REFUSED null', null],
    ['got no answer', new OrderUnconfirmed('PLATFORM_TIMEOUT'), 'UNCONFIRMED null', 'masked-1'],
    ['was not sent', new PlatformUnreachable('PLATFORM_CIRCUIT_OPEN'), 'UNAVAILABLE null', 'masked-1'],
  ])('keeps the cart of an order that %s', async (_, error, code, handedOffCartId) => {
    const { send, session, cart } = await createBuyer({ place: () => Promise.reject(error) })
    expect(readErrors(await send())).toEqual([code])
    expect(session.read()).toMatchObject({ cartId: 'masked-1', handedOffCartId })
    expect(cart.quantities()).toEqual({ A: 2 })
  })

  it('returns the order that another replica placed first', async () => {
    const cart = cartPlatform()
    const place = () => {
      cart.forget()
      return Promise.reject(new PlatformRefused('PLATFORM_REFUSED', 500))
    }
    const { send, session } = await createBuyer({ cart, place })
    expect(await send()).toMatchObject({ order: { id: ORDER.key, number: null }, userErrors: [] })
    expect(session.read().cartId).toBeNull()
  })

  it('is not attempted if the total is unavailable', async () => {
    let isFailing = false
    const cart = cartPlatform({ refuse: (call) => (isFailing && call === 'totals' ? 500 : null) })
    const { send, sent } = await createBuyer({ cart })
    isFailing = true
    expect(readErrors(await send())).toEqual(['UNAVAILABLE null'])
    expect(sent).toEqual([])
  })
})
