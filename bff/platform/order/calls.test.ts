import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NewOrder, OrderAddress } from '../../domain/checkout/order.types.ts'
import { PlatformRefused } from '../base/errors.ts'
import { GERMAN, platformClient, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, empty, hangUp, html, json } from '../testing/scripted-platform.ts'
import { OrderUnconfirmed } from './calls.ts'

const KEY = '1763800000000-0b7e2c1a-4a5b-4c6d-8e9f-0123456789ab'
const ADDRESS: OrderAddress = {
  firstName: 'Anna',
  lastName: 'Birch',
  company: '',
  street: ['Unit 3 Sawmill Lane'],
  city: 'Leeds',
  region: '',
  postcode: 'LS9 8AA',
  country: 'GB',
  telephone: '',
  vatNumber: 'GB123',
}
const ORDER: NewOrder = {
  key: KEY,
  customerId: '40',
  cartId: '4417',
  email: 'anna@STAIRWORKS.example',
  paymentCode: 'cashondelivery',
  lines: [
    {
      quote: {
        itemId: '812',
        sku: 'OAK-22',
        quoteId: '4417',
        quantity: 4,
        name: 'Oak board',
        type: 'configurable',
        variantOptions: [{ attributeId: '141', valueId: '58' }],
        bundleChoices: [],
        optionAnswers: [],
      },
      parentSku: 'OAK',
      quantity: 4,
      price: 18.5,
      priceWithTax: 22.2,
    },
  ],
  delivery: { address: ADDRESS, carrierCode: 'flatrate', methodCode: 'flatrate' },
  billingAddress: ADDRESS,
  createdAt: new Date('2026-11-22T12:00:00Z'),
}
const placed = json({
  code: 200,
  result: { magentoOrderId: 5120, orderNumber: '000004433', backendOrderId: '5120', transferedAt: '2026-11-22T12:00:01Z' },
})

async function createOrderCalls(behaviour: Behaviour) {
  const { client, platform } = await platformClient(behaviour)
  return { ...client.order, platform }
}

afterEach(() => {
  vi.useRealTimers()
})

// CALL-4, ORDER-1, ORDER-3
describe('order placement on the platform', () => {
  it('sends an order by the platform’s rules, although the platform does not enforce them', async () => {
    const { place, platform } = await createOrderCalls(placed)
    expect(await place(GERMAN, ORDER)).toEqual({ id: '5120', number: '000004433' })
    expect(platform.asked[0]?.url).toBe('/api/order?storeCode=de')
    const address = {
      firstname: 'Anna',
      lastname: 'Birch',
      company: '',
      street: ['Unit 3 Sawmill Lane'],
      city: 'Leeds',
      region: '',
      region_id: 0,
      region_code: '',
      postcode: 'LS9 8AA',
      country_id: 'GB',
      telephone: '',
      vat_id: 'GB123',
      email: 'anna@stairworks.example',
    }
    expect(JSON.parse(platform.asked[0]?.body ?? '')).toEqual({
      user_id: '40',
      cart_id: '4417',
      store_code: 'de',
      store_id: 2,
      order_id: KEY,
      transmited: true,
      ...Object.fromEntries(['created_at', 'updated_at', 'transmited_at'].map((name) => [name, '2026-11-22T12:00:00.000Z'])),
      products: [
        {
          sku: 'OAK-22',
          parentSku: 'OAK',
          qty: 4,
          price: 18.5,
          priceInclTax: 22.2,
          name: 'Oak board',
          product_type: 'configurable',
          server_item_id: 812,
          product_option: {
            extension_attributes: {
              custom_options: [],
              configurable_item_options: [{ option_id: '141', option_value: '58' }],
              bundle_options: [],
            },
          },
        },
      ],
      addressInformation: {
        shippingAddress: address,
        billingAddress: address,
        payment_method_additional: {},
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        payment_method_code: 'cashondelivery',
      },
    })
  })

  it.each([
    ['a job number', { code: 200, result: 77 }, { id: KEY, number: null, isReceived: true }],
    ['null', { code: 200, result: null }, { id: KEY, number: null }],
    ['a string', { code: 200, result: 'OK' }, { id: KEY, number: null }],
    ['no result code', { result: { backendOrderId: 9 } }, { id: '9', number: null }],
    [
      'invalid ids',
      { code: 200, result: { backendOrderId: {}, magentoOrderId: 12, orderNumber: [] } },
      { id: '12', number: null },
    ],
  ])('returns a receipt if the platform answers %s', async (_, body, receipt) => {
    const { place } = await createOrderCalls(json(body))
    expect(await place(VIEW, ORDER)).toEqual(receipt)
  })

  it.each([
    ['an invalid signature', 'Invalid signature validation of OAK-22'],
    ['a nested failure', { errorMessage: 'The requested qty is not available', code: 400 }],
  ])('reports a refusal in an answer with code 200: %s', async (_, result) => {
    const { place, isUnconfirmed, platform } = await createOrderCalls(json({ code: 200, result }))
    await expect(place(VIEW, ORDER)).rejects.toBeInstanceOf(PlatformRefused)
    expect(await isUnconfirmed(KEY)).toBe(false)
    platform.behave(placed)
    expect(await place(VIEW, ORDER)).toMatchObject({ id: '5120' })
  })

  it('places one order per key, at once and later', async () => {
    const { place, placed: placedBefore, platform } = await createOrderCalls(placed)
    const both = await Promise.all([place(VIEW, ORDER), place(VIEW, { ...ORDER, email: 'other@b.example' })])
    expect(both[1]).toEqual(both[0])
    expect(await placedBefore(VIEW, KEY)).toEqual(both[0])
    expect(platform.asked).toHaveLength(1)
  })

  it.each([
    [400, [{ keyword: 'required', dataPath: '.products' }]],
    [500, 'Error placing an order. The requested qty is not available'],
    [500, { code: 401, result: 'no' }],
  ])('reports a refusal with %i, after which the order can be sent again', async (code, result) => {
    const { place, isUnconfirmed, platform } = await createOrderCalls(json({ code, result }, code))
    await expect(place(VIEW, ORDER)).rejects.toBeInstanceOf(PlatformRefused)
    expect(await isUnconfirmed(KEY)).toBe(false)
    platform.behave(placed)
    expect(await place(VIEW, ORDER)).toMatchObject({ id: '5120' })
  })

  it.each([
    ['no answer', hangUp],
    ['a gateway error', html(502)],
    ['a web server error', html(404)],
    ['an empty answer', empty(200)],
    ['an error about an unreachable shop system', json({ code: 500, result: 'Error placing an order. read ECONNRESET' }, 500)],
  ])('sends nothing for two minutes after %s, because the order may have been placed', async (_, behaviour) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { place, isUnconfirmed, platform } = await createOrderCalls(behaviour)
    await expect(place(VIEW, ORDER)).rejects.toBeInstanceOf(OrderUnconfirmed)
    platform.behave(placed)
    vi.advanceTimersByTime(110_000)
    await expect(place(VIEW, ORDER)).rejects.toBeInstanceOf(OrderUnconfirmed)
    expect([platform.asked.length, await isUnconfirmed(KEY)]).toEqual([1, true])
    vi.advanceTimersByTime(11_000)
    expect(await place(VIEW, ORDER)).toMatchObject({ id: '5120' })
  })
})

// ORDER-14
describe('order in the platform’s queue', () => {
  it('stays received until the platform says that it was placed', async () => {
    const { place, placed: state, platform } = await createOrderCalls(json({ code: 200, result: 77 }))
    await place(VIEW, ORDER)
    platform.behave(json({ code: 200, result: null }))
    expect(await state(VIEW, KEY)).toEqual({ id: KEY, number: null, isReceived: true })
    platform.behave(json({ code: 200, result: { platform_order_id: 5120, transmited: true } }))
    expect(await state(VIEW, KEY)).toEqual({ id: '5120', number: null })
  })

  it('is refused with the message its worker recorded', async () => {
    const { place, placed: state, refusal, platform } = await createOrderCalls(json({ code: 200, result: 77 }))
    await place(VIEW, ORDER)
    platform.behave(json({ code: 200, result: { transmited: false, error: 'No telephone' } }))
    expect(await state(VIEW, KEY)).toEqual({ id: KEY, number: null, isReceived: true })
    expect(refusal(KEY)?.forLog()).toMatchObject({ code: 'PLATFORM_REFUSED', detail: 'No telephone' })
  })
})

describe('state of a sent order', () => {
  it.each([
    ['placed', { platform_order_id: 5120, transmited: true, platform: 'magento2', order: null }, { id: '5120', number: null }],
    ['without a number', { transmited: '1' }, { id: KEY, number: null }],
    ['still on its way', { transmited: false }, null],
    ['unknown', null, null],
    ['in an unknown format', 'yes', null],
  ])('is read from the platform: %s', async (_, result, receipt) => {
    const { placed: placedBefore, platform } = await createOrderCalls(json({ code: 200, result }))
    expect(await placedBefore(VIEW, KEY)).toEqual(receipt)
    expect(platform.asked[0]?.url).toBe(`/api/sync/order/${KEY}`)
  })

  it.each([
    ['keeps no record of orders', html(404)],
    ['refuses to say', json({ code: 404, result: 'no' }, 404)],
  ])('is null if the platform %s', async (_, behaviour) => {
    const { placed: placedBefore } = await createOrderCalls(behaviour)
    expect(await placedBefore(VIEW, KEY)).toBeNull()
  })

  it('throws if the platform gives no answer', async () => {
    const { placed: placedBefore } = await createOrderCalls(html(503))
    await expect(placedBefore(VIEW, KEY)).rejects.toMatchObject({ kind: 'unreachable' })
  })
})
