import { describe, expect, it } from 'vitest'
import { Customers } from '../../store/shoppers/customers.ts'
import { Outbox } from '../../store/shoppers/outbox.ts'
import { cartPlatform, ORDER_ADDRESS } from '../cart/cart.test-kit.ts'

const { platform, newCart, update, pull } = cartPlatform()
const COURIER = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate', payment_method_code: 'cashondelivery' }
const SPINDLES = { sku: 'SPINDLE', qty: 2, price: 3.5 }
const createOrder = (cart: string, given: object = {}, information: object = {}) => ({
  user_id: '',
  cart_id: cart,
  order_id: `order-${cart}`,
  products: [SPINDLES],
  addressInformation: { shippingAddress: ORDER_ADDRESS, billingAddress: ORDER_ADDRESS, ...COURIER, ...information },
  ...given,
})
const send = (body: object) => platform.post('/api/order', body)
const readTransfer = async (id: string) => (await platform.get(`/api/sync/order/${id}`)).json.result
const countOrders = () => Number(platform.shoppers.prepare('SELECT count(*) AS count FROM sales_order').get()?.count)

async function fillCart(): Promise<string> {
  const cart = await newCart()
  await update(cart, { sku: 'SPINDLE', qty: 2 })
  return cart
}

describe('order API', () => {
  // CHECKOUT-11
  it.each([
    ['shipping', { shippingAddress: { ...ORDER_ADDRESS, telephone: undefined } }],
    ['shipping', { shippingAddress: { ...ORDER_ADDRESS, telephone: ' ' } }],
    ['billing', { billingAddress: { ...ORDER_ADDRESS, telephone: '' } }],
  ])(
    'rejects an order without a telephone number in the %s address, like Magento, and keeps its cart',
    async (kind, information) => {
      const cart = await fillCart()
      const before = countOrders()
      const { status, json } = await send(createOrder(cart, {}, information))
      const words = 'information. "telephone" is required. Enter the required value and try again.'
      expect([status, json]).toEqual([
        500,
        { code: 500, result: `Error placing an order. Please check the ${kind} address ${words}` },
      ])
      expect([countOrders(), await readTransfer(`order-${cart}`)]).toEqual([before, null])
      expect(await pull(cart)).toHaveLength(1)
    },
  )

  // Shipping information was not sent before: it is in the order (platform contract §14).
  it('closes a guest’s cart, sends an e-mail, and reports the order under the shop’s id', async () => {
    const cart = await fillCart()
    expect(await readTransfer(`order-${cart}`)).toBeNull()
    const { json } = await send(createOrder(cart))
    expect(json).toEqual({
      code: 200,
      result: {
        magentoOrderId: expect.stringMatching(/^\d+$/),
        orderNumber: expect.stringMatching(/^\d{9}$/),
        backendOrderId: json.result.magentoOrderId,
        transferedAt: expect.any(String),
      },
    })
    expect(await readTransfer(`order-${cart}`)).toMatchObject({
      platform_order_id: json.result.backendOrderId,
      transmited: true,
      platform: 'magento2',
      order: null,
    })
    expect((await platform.get(`/api/cart/pull?token=&cartId=${cart}`)).status).toBe(404)
    expect(new Outbox(platform.shoppers).mails()[0]).toMatchObject({
      recipient: ORDER_ADDRESS.email,
      text: expect.stringContaining('2 × Pine spindle'),
    })
  })

  it('places exactly the lines of the order', async () => {
    const cart = await fillCart()
    await update(cart, { sku: 'CAP', qty: 1 })
    const [line] = await pull(cart)
    await send(
      createOrder(cart, {
        products: [
          { sku: 'x', server_item_id: line.item_id, qty: 5 },
          { sku: 'PLAN', qty: 1 },
        ],
      }),
    )
    const { text } = new Outbox(platform.shoppers).mails()[0] ?? {}
    expect(text?.split('\n').slice(1)).toEqual(['5 × Pine spindle', '1 × Plan of a shed'])
  })

  it('uses the customer’s current cart, and a new cart if the order is sent again', async () => {
    const customers = new Customers(platform.shoppers)
    const profile = { firstname: 'Ben', lastname: 'Ash' }
    const ben = customers.create({ email: 'ben@orders.example', password: 'hash', groupId: 1, storeId: 1, profile })
    const token = ben ? customers.newToken(ben, Date.now() + 60_000) : ''
    const body = createOrder('not looked at', { user_id: String(ben?.id) })
    for (const count of [1, 2]) {
      expect((await send(body)).status).toBe(200)
      const { json } = await platform.get(`/api/user/order-history?token=${token}&pageSize=20&currentPage=1`)
      expect(json.result.items).toHaveLength(count)
    }
  })

  it.each([
    ['no lines', { products: undefined }, 'req.body.products is not iterable'],
    ['an unknown line', { products: [{ sku: 'NOTHING', qty: 1 }] }, 'Error while adding products. '],
    [
      'a quantity above stock',
      {
        products: [
          { sku: 'SPINDLE', qty: 9999 },
          { sku: 'GONE', qty: 1 },
        ],
      },
      'Error while adding products. ',
    ],
    ['an empty list of lines', { products: [] }, 'Error placing an order. '],
    [
      'no billing address',
      { addressInformation: { shippingAddress: ORDER_ADDRESS, ...COURIER } },
      "Cannot read property 'country_id' of undefined",
    ],
    ['only lines', { addressInformation: null }, "Cannot read property 'country_id' of undefined"],
  ])('rejects an order with %s in the platform’s words', async (_, given, words) => {
    const cart = await fillCart()
    const before = countOrders()
    const { status, json } = await send(createOrder(cart, given))
    expect([status, json.code]).toEqual([500, 500])
    expect(json.result).toContain(words)
    expect([countOrders(), await readTransfer(`order-${cart}`)]).toEqual([before, null])
  })

  it.each([
    ['an unknown carrier', { shipping_carrier_code: 'owl' }, 'Error while adding shipping address. '],
    ['no method of delivery', { shipping_method_code: undefined }, 'Error while adding shipping address. '],
    ['an address abroad', { shippingAddress: { ...ORDER_ADDRESS, country_id: 'FR' } }, 'Error while adding shipping address. '],
    ['an unknown payment method', { payment_method_code: 'shells' }, 'Error placing an order. '],
  ])('rejects an order with %s and keeps the cart', async (_, information, words) => {
    const cart = await fillCart()
    expect((await send(createOrder(cart, {}, information))).json.result).toContain(words)
    expect(await pull(cart)).toHaveLength(1)
  })

  it('never answers an order for a cart that was already ordered', async () => {
    const cart = await fillCart()
    await send(createOrder(cart))
    const before = countOrders()
    const again = platform.send('/api/order', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(createOrder(cart)),
      signal: AbortSignal.timeout(300),
    })
    await expect(again).rejects.toMatchObject({ name: 'TimeoutError' })
    expect(countOrders()).toBe(before)
  })

  it('accepts an order without a shipping address if nothing is delivered', async () => {
    const cart = await newCart()
    await update(cart, { sku: 'PLAN', qty: 1 })
    const information = { shippingAddress: undefined, shipping_carrier_code: undefined, payment_method_code: 'checkmo' }
    const { json } = await send(createOrder(cart, { products: [{ sku: 'PLAN', qty: 1 }] }, information))
    expect(json.code).toBe(200)
  })
})
