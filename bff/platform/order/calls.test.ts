import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NewOrder, OrderAddress } from '../../domain/checkout/order.types.ts'
import { PlatformRefused } from '../errors.ts'
import { GERMAN, platformClient, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, empty, hangUp, html, json } from '../testing/scripted-platform.ts'
import { OrderUnconfirmed } from './calls.ts'

const KEY = '1763800000000-0b7e2c1a-4a5b-4c6d-8e9f-0123456789ab'
const ADDRESS: OrderAddress = {
  ...{ firstName: 'Anna', lastName: 'Birch', company: '', street: ['Unit 3 Sawmill Lane'], city: 'Leeds', region: '' },
  ...{ postcode: 'LS9 8AA', country: 'GB', telephone: '', vatNumber: 'GB123' },
}
const ORDER: NewOrder = {
  ...{ key: KEY, customerId: '40', cartId: '4417', email: 'anna@STAIRWORKS.example', paymentCode: 'cashondelivery' },
  lines: [
    {
      quote: {
        ...{ itemId: '812', sku: 'OAK-22', quoteId: '4417', quantity: 4, name: 'Oak board', type: 'configurable' },
        ...{ variantOptions: [{ attributeId: '141', valueId: '58' }], bundleChoices: [], optionAnswers: [] },
      },
      ...{ parentSku: 'OAK', quantity: 4, price: 18.5, priceWithTax: 22.2 },
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

async function orders(behaviour: Behaviour) {
  const { client, platform } = await platformClient(behaviour)
  return { ...client.order, platform }
}

afterEach(() => {
  vi.useRealTimers()
})

// CALL-4, ORDER-1, ORDER-3
describe('an order', () => {
  it('is sent as the platform’s own rules want it, though it keeps none of them', async () => {
    const { place, platform } = await orders(placed)
    expect(await place(GERMAN, ORDER)).toEqual({ id: '5120', number: '000004433' })
    expect(platform.asked[0]?.url).toBe('/api/order?storeCode=de')
    const address = {
      ...{ firstname: 'Anna', lastname: 'Birch', company: '', street: ['Unit 3 Sawmill Lane'], city: 'Leeds', region: '' },
      ...{ region_id: 0, region_code: '', postcode: 'LS9 8AA', country_id: 'GB', telephone: '', vat_id: 'GB123' },
      email: 'anna@stairworks.example',
    }
    expect(JSON.parse(platform.asked[0]?.body ?? '')).toEqual({
      ...{ user_id: '40', cart_id: '4417', store_code: 'de', store_id: 2, order_id: KEY, transmited: true },
      ...Object.fromEntries(['created_at', 'updated_at', 'transmited_at'].map((name) => [name, '2026-11-22T12:00:00.000Z'])),
      products: [
        {
          ...{ sku: 'OAK-22', parentSku: 'OAK', qty: 4, price: 18.5, priceInclTax: 22.2, name: 'Oak board' },
          ...{ product_type: 'configurable', server_item_id: 812 },
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
        ...{ shippingAddress: address, billingAddress: address, payment_method_additional: {} },
        ...{ shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate', payment_method_code: 'cashondelivery' },
      },
    })
  })

  it.each([
    ['the number of a job', { code: 200, result: 77 }, { id: KEY, number: null, isReceived: true }],
    ['nothing', { code: 200, result: null }, { id: KEY, number: null }],
    ['a text', { code: 200, result: 'OK' }, { id: KEY, number: null }],
    ['no result code', { result: { backendOrderId: 9 } }, { id: '9', number: null }],
    [
      'ids that are none',
      { code: 200, result: { backendOrderId: {}, magentoOrderId: 12, orderNumber: [] } },
      { id: '12', number: null },
    ],
  ])('is placed, or received, when the platform answers %s', async (_, body, receipt) => {
    const { place } = await orders(json(body))
    expect(await place(VIEW, ORDER)).toEqual(receipt)
  })

  it('is placed once for its key, at once and later', async () => {
    const { place, placed: placedBefore, platform } = await orders(placed)
    const both = await Promise.all([place(VIEW, ORDER), place(VIEW, { ...ORDER, email: 'other@b.example' })])
    expect(both[1]).toEqual(both[0])
    expect(await placedBefore(VIEW, KEY)).toEqual(both[0])
    expect(platform.asked).toHaveLength(1)
  })

  it.each([
    [400, [{ keyword: 'required', dataPath: '.products' }]],
    [500, 'Error placing an order. The requested qty is not available'],
    [500, { code: 401, result: 'no' }],
  ])('is refused by a %i of the platform, and can be sent again', async (code, result) => {
    const { place, isUnconfirmed, platform } = await orders(json({ code, result }, code))
    await expect(place(VIEW, ORDER)).rejects.toBeInstanceOf(PlatformRefused)
    expect(await isUnconfirmed(KEY)).toBe(false)
    platform.behave(placed)
    expect(await place(VIEW, ORDER)).toMatchObject({ id: '5120' })
  })

  it.each([
    ['no answer', hangUp],
    ['a gateway’s', html(502)],
    ['a web server’s', html(404)],
    ['an empty one', empty(200)],
    [
      'one of what is behind it that it did not reach',
      json({ code: 500, result: 'Error placing an order. read ECONNRESET' }, 500),
    ],
  ])('may have been placed after %s: nothing is sent for two minutes', async (_, behaviour) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { place, isUnconfirmed, platform } = await orders(behaviour)
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
describe('an order in the queue of the platform', () => {
  it('is placed once the platform says so, and stays received until then', async () => {
    const { place, placed: state, platform } = await orders(json({ code: 200, result: 77 }))
    await place(VIEW, ORDER)
    platform.behave(json({ code: 200, result: null }))
    expect(await state(VIEW, KEY)).toEqual({ id: KEY, number: null, isReceived: true })
    platform.behave(json({ code: 200, result: { platform_order_id: 5120, transmited: true } }))
    expect(await state(VIEW, KEY)).toEqual({ id: '5120', number: null })
  })

  it('is refused in the words that its worker wrote down', async () => {
    const { place, placed: state, refusal, platform } = await orders(json({ code: 200, result: 77 }))
    await place(VIEW, ORDER)
    platform.behave(json({ code: 200, result: { transmited: false, error: 'No telephone' } }))
    expect(await state(VIEW, KEY)).toEqual({ id: KEY, number: null, isReceived: true })
    expect(refusal(KEY)?.forLog()).toMatchObject({ code: 'PLATFORM_REFUSED', detail: 'No telephone' })
  })
})

describe('what became of an order', () => {
  it.each([
    [
      'that arrived',
      { platform_order_id: 5120, transmited: true, platform: 'magento2', order: null },
      { id: '5120', number: null },
    ],
    ['without a number', { transmited: '1' }, { id: KEY, number: null }],
    ['that is on its way', { transmited: false }, null],
    ['nobody knows', null, null],
    ['said in no shape', 'yes', null],
  ])('is asked of the platform: %s', async (_, result, receipt) => {
    const { placed: placedBefore, platform } = await orders(json({ code: 200, result }))
    expect(await placedBefore(VIEW, KEY)).toEqual(receipt)
    expect(platform.asked[0]?.url).toBe(`/api/sync/order/${KEY}`)
  })

  it.each([
    ['keeps no account of them', html(404)],
    ['refuses to say', json({ code: 404, result: 'no' }, 404)],
  ])('is not known where the platform %s', async (_, behaviour) => {
    const { placed: placedBefore } = await orders(behaviour)
    expect(await placedBefore(VIEW, KEY)).toBeNull()
  })

  it('cannot be found out without an answer', async () => {
    const { placed: placedBefore } = await orders(html(503))
    await expect(placedBefore(VIEW, KEY)).rejects.toMatchObject({ kind: 'unreachable' })
  })
})
