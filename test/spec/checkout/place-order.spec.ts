import { describe, expect, it } from 'vitest'
import type { OrderPlaceInput } from '#schema/generated/types.ts'
import { SIGN_UP } from '../../kit/accounts.ts'
import { cartShopper } from '../../kit/cart-shopper.ts'
import { ADDRESS, PLACE } from '../../kit/guest-order.ts'
import {
  BOARD,
  countMails,
  createOrder,
  email,
  OIL,
  PLAN,
  place,
  platform,
  readSent,
  readTotal,
  shopper,
  shops,
  startOrderShops,
  toErrorTexts,
} from './order.test-kit.ts'

const HISTORY = '{ customer { orders { items { number lineCount lines { sku quantity } } } } }'

startOrderShops()

// CALL-4, ORDER-1, ORDER-3
describe('order at the built-in checkout', () => {
  it('of a guest is placed with all required data and closes its cart', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal(), { shippingAddress: { ...ADDRESS, street: [' 3 Saw Lane ', '', 'Yard 2'] } })
    expect(await place({ ...input, email: ` ${email.replace('order.example', 'ORDER.example')} ` })).toEqual({
      order: { id: expect.stringMatching(/^\d+$/), number: expect.stringMatching(/^\d{9}$/) },
      cart: null,
      userErrors: [],
    })
    expect(readSent()).toMatchObject([
      {
        user_id: '',
        cart_id: expect.stringMatching(/^[\da-f]{32}$/),
        order_id: input.key,
        store_id: expect.any(Number),
        products: [{ sku: BOARD.sku, parentSku: BOARD.parentSku, qty: 2, server_item_id: expect.any(Number) }],
        addressInformation: {
          shippingAddress: { street: ['3 Saw Lane', 'Yard 2'], country_id: 'GB', region_id: 0, email },
          billingAddress: { firstname: 'Ben', lastname: 'Ash', city: 'Leeds', postcode: 'LS9 8AA' },
          shipping_carrier_code: 'flatrate',
          shipping_method_code: 'flatrate',
          payment_method_code: 'cashondelivery',
        },
      },
    ])
    expect(readSent()[0].products[0].price).toBeGreaterThan(0)
    expect(await countMails()).toBe(1)
    expect(await shopper.sync(2, [BOARD, OIL])).toMatchObject({ isOrdered: true })
    expect((await shopper.sync(1, [OIL], { deviceId: 'device-2' })).cart?.quantity).toBe(1)
  })

  it('of a customer belongs to them whatever the request says, and appears in the order history', async () => {
    const signUp = { email, password: 'Dovetail-Saw-9', firstName: 'Ben', lastName: 'Ash' }
    expect((await shopper.send(SIGN_UP, { input: signUp })).data.customerSignUp.userErrors).toEqual([])
    await shopper.sync(1, [BOARD])
    const { order } = await place(createOrder(await readTotal()))
    expect(readSent()).toMatchObject([{ user_id: expect.stringMatching(/^[1-9]\d*$/), cart_id: expect.stringMatching(/^\d+$/) }])
    const { data } = await shopper.send(HISTORY)
    expect(data).toMatchObject({
      customer: { orders: { items: [{ number: order?.number, lineCount: 1, lines: [{ sku: BOARD.sku, quantity: 2 }] }] } },
    })
    expect(await shopper.sync(2, [BOARD])).toMatchObject({ isOrdered: true })
    expect((await shopper.sync(1, [OIL], { deviceId: 'device-2' })).cart?.quantity).toBe(1)
    expect(JSON.stringify(readSent())).not.toContain('Dovetail')
  })

  // CART-9, CART-22
  it('of a virtual cart has only a billing address and cannot be paid on delivery', async () => {
    await shopper.sync(1, [PLAN])
    const input = {
      ...createOrder(0),
      lines: [PLAN],
      shippingAddress: null,
      billingAddress: ADDRESS,
      carrierCode: null,
      methodCode: null,
    }
    const seen = await place({ ...input, total: null, paymentCode: 'checkmo' })
    const sum = seen.cart?.totals?.grandTotal.amount ?? 0
    expect(seen.userErrors).toMatchObject([{ code: 'CART_CHANGED', field: 'total' }])
    expect(toErrorTexts(await place({ ...input, total: sum }))).toEqual(['INVALID paymentCode'])
    expect(readSent()).toEqual([])
    expect(await place({ ...input, total: sum, paymentCode: 'checkmo' })).toMatchObject({ order: { number: expect.any(String) } })
    expect(readSent()[0].addressInformation).not.toHaveProperty('shippingAddress')
  })

  it('is rejected if the platform’s cart differs from what the shopper saw', async () => {
    await shopper.sync(1, [BOARD])
    const sum = await readTotal()
    await shopper.sync(1, [BOARD, OIL], { deviceId: 'device-2' })
    expect(await place(createOrder(sum))).toMatchObject({
      order: null,
      cart: { quantity: 3 },
      userErrors: [{ code: 'CART_CHANGED', field: 'lines', message: expect.stringContaining('cart has changed') }],
    })
    const both = [BOARD, OIL]
    expect(toErrorTexts(await place(createOrder(sum, { lines: both })))).toEqual(['CART_CHANGED total'])
    expect(toErrorTexts(await place(createOrder(sum, { lines: [{ ...BOARD, quantity: 1 }, OIL] })))).toEqual([
      'CART_CHANGED lines',
    ])
    expect(toErrorTexts(await place(createOrder(sum, { lines: [] })))).toEqual(['CART_CHANGED lines'])
    expect(readSent()).toEqual([])
    expect(await place(createOrder(await readTotal(), { lines: both }))).toMatchObject({ userErrors: [] })
  })

  it('is rejected without a cart, or with an unknown shipping or payment method', async () => {
    expect(toErrorTexts(await place(createOrder(1)))).toEqual(['CART_CHANGED lines'])
    await shopper.sync(1, [BOARD])
    const sum = await readTotal()
    const ways: readonly [Partial<OrderPlaceInput>, string][] = [
      [{ carrierCode: 'owl' }, 'INVALID carrierCode'],
      [{ methodCode: null }, 'INVALID carrierCode'],
      [
        { carrierCode: 'pallet', methodCode: 'pallet', shippingAddress: { ...ADDRESS, postcode: 'KW1 5AA' } },
        'INVALID carrierCode',
      ],
      [{ paymentCode: '__proto__' }, 'INVALID paymentCode'],
      [{ paymentCode: '' }, 'REQUIRED paymentCode'],
    ]
    for (const [given, error] of ways) expect(toErrorTexts(await place(createOrder(sum, given)))).toEqual([error])
    expect(toErrorTexts(await place(createOrder(sum, { shippingAddress: null, billingAddress: ADDRESS })))).toContain(
      'REQUIRED shippingAddress.street',
    )
    expect(readSent()).toEqual([])
  })
})

// SCREEN-2
describe('page of the built-in checkout', () => {
  it('is the same for everyone and ignores the session', async () => {
    await shopper.sync(1, [BOARD])
    const [guests, own] = await Promise.all(
      [cartShopper(shops[1].url), shopper.at(shops[1].url)].map((by) => by.visit('/checkout')),
    )
    expect([guests?.status, own?.status]).toEqual([200, 200])
    // Otherwise the other replica would seal the cookie anew with its newer key.
    expect(own?.headers.get('set-cookie')).toBeUndefined()
    expect(own?.text.replace(/"renderedAt":\d+/, '')).toBe(guests?.text.replace(/"renderedAt":\d+/, ''))
  })
})

describe('resent order', () => {
  it('is placed once for concurrent requests such as a double click', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    const answers = await Promise.all([place(input), place(input), place(input)])
    expect(new Set(answers.map(({ order }) => order?.number)).size).toBe(1)
    expect([readSent().length, await countMails()]).toEqual([1, 1])
    expect((await place(input)).order?.id).toBe(answers[0].order?.id)
  })

  it('is placed once after its answer was lost', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['dropped'], paths: /^\/api\/order$/, times: 1 })
    expect(toErrorTexts(await place(input))).toEqual(['UNCONFIRMED null'])
    expect(await place(input)).toMatchObject({ order: { id: expect.stringMatching(/^\d+$/) }, userErrors: [] })
    expect([readSent().length, await countMails()]).toEqual([1, 1])
    expect(await shopper.sync(2, [BOARD])).toMatchObject({ isOrdered: true })
  })

  it('is returned to a page that no longer has anything to choose', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    const { order } = await place(input)
    const again = {
      ...input,
      lines: [],
      total: null,
      shippingAddress: ADDRESS,
      carrierCode: null,
      methodCode: null,
      paymentCode: '',
    }
    expect(await place(again)).toMatchObject({ order, userErrors: [] })
    expect([readSent().length, await countMails()]).toEqual([1, 1])
  })

  it('is placed once even under another key', async () => {
    await shopper.sync(1, [BOARD])
    const sum = await readTotal()
    platform.failBy({ faults: ['dropped'], paths: /^\/api\/order$/, times: 1 })
    expect(toErrorTexts(await place(createOrder(sum)))).toEqual(['UNCONFIRMED null'])
    expect(await place(createOrder(sum))).toMatchObject({ order: { number: null }, userErrors: [] })
    expect([readSent().length, await countMails()]).toEqual([1, 1])
  })

  it('is placed once after a timeout, and reported once the platform answers', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['delayed'], paths: /^\/api\/order$/, times: 1, delayMs: 3000 })
    expect(toErrorTexts(await place(input))).toEqual(['UNCONFIRMED null'])
    expect(toErrorTexts(await place(input))).toEqual(['UNCONFIRMED null'])
    await expect.poll(async () => (await place(input)).order?.id ?? null, { timeout: 10_000 }).toMatch(/^\d+$/)
    expect([readSent().length, await countMails()]).toEqual([1, 1])
  })

  it('is completed after the browser disconnects, and reported when it is sent again', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['delayed'], paths: /^\/api\/order$/, times: 1, delayMs: 1000 })
    const leaving = new AbortController()
    const left = shopper.send(PLACE, { input }, leaving.signal)
    await expect.poll(readSent, { interval: 20 }).toHaveLength(1)
    leaving.abort()
    await expect(left).rejects.toThrow()
    await expect.poll(async () => (await place(input)).order?.id ?? null, { timeout: 10_000 }).toMatch(/^\d+$/)
    expect([readSent().length, await countMails()]).toEqual([1, 1])
    expect(await shopper.sync(2, [BOARD])).toMatchObject({ isOrdered: true })
  })

  it('is placed once for a guest if the call to the platform is duplicated', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['doubled'], paths: /^\/api\/order$/, times: 1 })
    await place(input)
    await expect.poll(async () => (await place(input)).order?.id ?? null, { timeout: 10_000 }).toMatch(/^\d+$/)
    expect(await countMails()).toBe(1)
  })

  it('is placed once if it goes to two replicas at the same time or in turn', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    const twin = shopper.at(shops[1].url)
    const [first] = await Promise.all([place(input), place(input, twin)])
    const by = first.order ? twin : shopper
    await expect.poll(async () => (await place(input, by)).order?.id ?? null, { timeout: 10_000 }).toMatch(/^\d+$/)
    expect(await countMails()).toBe(1)
    expect(await twin.sync(2, [BOARD])).toMatchObject({ isOrdered: true })
  })

  it('is not sent while the platform cannot report on the first one', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.fail('refused', /^\/api\/(order|sync)/)
    expect(toErrorTexts(await place(input))).toEqual(['UNAVAILABLE null'])
    expect(readSent()).toEqual([])
    platform.fail('html', /^\/api\/sync/)
    expect(await place(input)).toMatchObject({ userErrors: [], order: { number: expect.any(String) } })
  })

  it('is rejected for an address without delivery, and placed for another address', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    const abroad = { ...input, shippingAddress: { ...ADDRESS, country: 'FR' } }
    expect(toErrorTexts(await place(abroad))).toEqual(['INVALID shippingAddress.country'])
    expect(await countMails()).toBe(0)
    expect(toErrorTexts(await place({ ...input, total: await readTotal() }))).toEqual([])
    expect(await countMails()).toBe(1)
  })

  it('can be sent again if the platform rejected it', async () => {
    await shopper.sync(1, [BOARD])
    const input = createOrder(await readTotal())
    platform.failBy({ faults: ['error 401'], paths: /^\/api\/order$/, times: 1 })
    expect(toErrorTexts(await place(input))).toEqual(['REFUSED null'])
    expect(await place(input)).toMatchObject({ userErrors: [], order: { number: expect.any(String) } })
    expect(await countMails()).toBe(1)
  })
})
