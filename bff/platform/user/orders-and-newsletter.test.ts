import { describe, expect, it } from 'vitest'
import { PlatformUnreachable } from '../base/errors.ts'
import { platformClient, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, empty, hangUp, html, json } from '../testing/scripted-platform.ts'
import { catchError, createUserCalls } from './calls.test-kit.ts'

// CALL-2
describe('orders from the platform', () => {
  const order = (number: string, more: object = {}) => ({ entity_id: Number(number), increment_id: number, ...more })

  it('are read by page, without duplicates', async () => {
    const items = [
      order('00044', {
        status: 'processing',
        created_at: '2024-05-02 09:14:33',
        order_currency_code: 'GBP',
        grand_total: '93.6000',
        items: [
          { sku: 'SET', name: 'Set', qty_ordered: '1.0000', row_total_incl_tax: 12 },
          { sku: 'PART', name: 'Part', qty_ordered: 1, parent_item_id: 1 },
          { sku: null },
        ],
      }),
      order('00044'),
      order('00043', { items: { a: { sku: 7, qty_ordered: 2.5 } } }),
      { entity_id: 1 },
      'order',
    ]
    const { user, last } = await createUserCalls(json({ code: 200, result: { items, total_count: '2' } }))
    const page = await user.orders(VIEW, 't', { size: 20, page: 1 })
    expect(page.total).toBe(2)
    expect(page.items).toEqual([
      expect.objectContaining({ id: '44', number: '00044', status: null }),
      expect.objectContaining({
        number: '00043',
        lines: [{ sku: '7', name: '7', isBundle: false, quantity: 2.5, rowTotal: null, rowTotalWithTax: null }],
      }),
    ])
    expect(last()?.url).toBe('/api/user/order-history?currentPage=1&pageSize=20&token=t')
  })

  it('have the lines whose parent is 0, which stands for none', async () => {
    const items = [
      { sku: 'A', qty_ordered: 1, parent_item_id: 0 },
      { sku: 'B', qty_ordered: 1, parent_item_id: '0' },
    ]
    const { user } = await createUserCalls(json({ code: 200, result: { items: [order('1', { items })], total_count: 1 } }))
    expect((await user.orders(VIEW, 't', { size: 20, page: 1 })).items[0]?.lines).toMatchObject([{ sku: 'A' }, { sku: 'B' }])
  })

  // ORDER-25
  it('are named in the log, once, if they or some of their lines cannot be shown', async () => {
    const items = [
      { sku: 'A', qty_ordered: 1 },
      { sku: 'B', qty_ordered: null },
      { sku: null, qty_ordered: 1 },
      { sku: null, parent_item_id: 1 },
    ]
    const sent = [order('1', { items }), order('2', { items: [items[0]] }), { entity_id: 3, items }]
    const { user, log } = await createUserCalls(json({ code: 200, result: { items: sent, total_count: 3 } }))
    for (const _ of [1, 2]) await user.orders(VIEW, 't', { size: 20, page: 1 })
    expect(log.lines.filter(({ level }) => level === 'warn').map(({ fields, message }) => [message, fields])).toEqual([
      ['order lines without a sku or a quantity dropped', { order: '1', dropped: 2 }],
      ['orders without a number dropped', { dropped: 1 }],
    ])
  })

  it.each([[{ total_count: 3 }], [{ items: null, total_count: 3 }], [{ items: 'none', total_count: '3' }]])(
    'are unknown, not none, for a result of %j',
    async (result) => {
      const { user } = await createUserCalls(json({ code: 200, result }))
      await expect(user.orders(VIEW, 't', { size: 20, page: 1 })).rejects.toMatchObject({ code: 'PLATFORM_SHAPE' })
    },
  )

  // ORDER-10
  it('have the amounts, addresses and methods the platform sends', async () => {
    const address = {
      firstname: 'Anna',
      lastname: 'Birch',
      company: 'Stairworks',
      street: ['Unit 3', '', 'Sawmill Lane'],
      city: 'Leeds',
      region: { region: 'Yorkshire' },
      postcode: 'LS9 8AA',
      country_id: 'gb',
      telephone: '0113',
      vat_id: 'GB1',
    }
    const sent = order('00046', {
      grand_total: '92.40',
      subtotal: 80,
      subtotal_incl_tax: '96.0000',
      discount_amount: '-8.40',
      tax_amount: 15.4,
      shipping_amount: 4,
      shipping_incl_tax: 4.8,
      coupon_code: 'TIMBER10',
      billing_address: address,
      payment: { method: 'checkmo', additional_information: ['Pay by bank transfer'] },
      extension_attributes: { shipping_assignments: [{ shipping: { method: 'courier_day', address: { city: 'York' } } }] },
    })
    const { user } = await createUserCalls(json({ code: 200, result: { items: [sent], total_count: 1 } }))
    const [read] = (await user.orders(VIEW, 't', { size: 20, page: 1 })).items
    expect(read).toMatchObject({
      grandTotal: 92.4,
      subtotal: 80,
      subtotalWithTax: 96,
      discount: -8.4,
      tax: 15.4,
      shipping: 4,
      shippingWithTax: 4.8,
      couponCode: 'TIMBER10',
      shippingMethod: 'courier_day',
      paymentMethod: 'Pay by bank transfer',
      billingAddress: {
        name: 'Anna Birch',
        company: 'Stairworks',
        street: ['Unit 3', 'Sawmill Lane'],
        city: 'Leeds',
        region: 'Yorkshire',
        postcode: 'LS9 8AA',
        country: 'GB',
        telephone: '0113',
        vatNumber: 'GB1',
      },
      shippingAddress: { name: null, street: [], city: 'York' },
    })
  })

  // TOTAL-17
  it('name the delivery as the checkout does', async () => {
    const sent = order('00047', { shipping_description: 'Courier - Next day' })
    const { user } = await createUserCalls(json({ code: 200, result: { items: [sent], total_count: 1 } }))
    const [read] = (await user.orders(VIEW, 't', { size: 20, page: 1 })).items
    expect(read?.shippingMethod).toBe('Courier: Next day')
  })

  it.each([
    ['nothing', {}],
    ['strings', { billing_address: 'Leeds', payment: 'cash', extension_attributes: 'none', discount_amount: 'much' }],
    ['lists', { billing_address: [], payment: [[]], extension_attributes: [1] }],
    ['empty records', { billing_address: { street: [''] }, payment: {}, extension_attributes: { shipping_assignments: [{}] } }],
    ['an invalid shipping', { extension_attributes: { shipping_assignments: [{ shipping: 7 }] } }],
  ])('have no addresses and methods if the platform sends %s', async (_, more) => {
    const { user } = await createUserCalls(json({ code: 200, result: { items: [order('00046', more)], total_count: 1 } }))
    expect((await user.orders(VIEW, 't', { size: 20, page: 1 })).items).toMatchObject([
      { number: '00046', billingAddress: null, shippingAddress: null, shippingMethod: null, paymentMethod: null, discount: null },
    ])
  })

  // ORDER-9
  it.each<[string, object, object]>([
    ['no lines', {}, { lines: [] }],
    ['invalid lines', { items: 'none' }, { lines: [] }],
    ['an invalid time', { created_at: 'soon' }, { createdAt: null }],
    ['impossible amounts', { grand_total: 1e300 }, { grandTotal: null }],
    [
      'zero and impossible line quantities',
      {
        items: [
          { sku: 'A', qty_ordered: 0 },
          { sku: 'A', qty_ordered: '1e9', row_total: 1e300 },
        ],
      },
      { lines: [{ sku: 'A', quantity: 0 }] },
    ],
    ['a bundle', { items: [{ sku: 'A-B', product_type: 'bundle', qty_ordered: 1 }] }, { lines: [{ isBundle: true }] }],
    // PROD-76
    [
      'a size typed with an x',
      { items: [{ sku: 'A-25x75', name: 'Block 25 x 75 mm', qty_ordered: 1 }] },
      { lines: [{ sku: 'A-25x75', name: 'Block 25 × 75 mm' }] },
    ],
    [
      'a script as a product name',
      { items: [{ sku: 'A', name: '<script>alert(1)</script>', qty_ordered: 1 }] },
      { lines: [{ name: '<script>alert(1)</script>' }] },
    ],
  ])('keep their valid fields with %s', async (_, more, expected) => {
    const { user } = await createUserCalls(json({ code: 200, result: { items: [order('00045', more)], total_count: 1 } }))
    expect((await user.orders(VIEW, 't', { size: 20, page: 1 })).items).toMatchObject([{ number: '00045', ...expected }])
  })
})

// CALL-8
describe('newsletter of the platform', () => {
  const calls = async (behaviour: Behaviour) => {
    const { client, platform } = await platformClient(behaviour)
    return { newsletter: client.newsletter, platform }
  }

  // NEWS-4, NEWS-5, NEWS-6
  it('is read, subscribed and unsubscribed by e-mail', async () => {
    const { newsletter, platform } = await calls(json({ code: 200, result: 'subscribed' }))
    expect(await newsletter.isSubscribed(VIEW, 'a+b@c.example')).toBe(true)
    platform.behave(json({ code: 200 }))
    expect([await newsletter.subscribe(VIEW, 'a@c.example'), await newsletter.unsubscribe(VIEW, 'a@c.example')]).toEqual([
      true,
      true,
    ])
    expect(platform.asked.map(({ method, url, body }) => [method, url.replace('/api/ext/magento2-subscribe', ''), body])).toEqual(
      [
        ['GET', '/subscribe?email=a%2Bb%40c.example', ''],
        ['POST', '/subscribe', '{"email":"a@c.example"}'],
        ['DELETE', '/subscribe', '{"email":"a@c.example"}'],
      ],
    )
  })

  // NEWS-7
  it.each([
    { code: 404, result: '' },
    { code: 500, result: 'Error on Magento 2: POST' },
    { code: 200, result: 'unsubscribed' },
  ])('reads %j as false', async (body) => {
    const { newsletter, platform } = await calls(json(body, body.code))
    expect(await newsletter.isSubscribed(VIEW, 'a@c.example')).toBe(false)
    platform.behave(json({ code: 500, result: 'Error on Magento 2: POST' }, 500))
    expect([await newsletter.subscribe(VIEW, 'a@c.example'), await newsletter.unsubscribe(VIEW, 'a@c.example')]).toEqual([
      false,
      false,
    ])
  })

  it('is null if the platform lacks the extension, and throws if it does not answer', async () => {
    const { newsletter, platform } = await calls(html(404))
    expect([await newsletter.isSubscribed(VIEW, 'a@c.example'), await newsletter.subscribe(VIEW, 'a@c.example')]).toEqual([
      null,
      null,
    ])
    for (const behaviour of [hangUp, html(503), empty(200)]) {
      platform.behave(behaviour)
      expect(await catchError(newsletter.unsubscribe(VIEW, 'a@c.example'))).toBeInstanceOf(PlatformUnreachable)
    }
  })
})
