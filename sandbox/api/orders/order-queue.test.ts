import { describe, expect, it } from 'vitest'
import { cartPlatform, ORDER_ADDRESS } from '../cart/cart.test-kit.ts'

const { platform, newCart, update, pull } = cartPlatform({ orderQueue: 'auto' })
const readTransfer = async (id: string) => (await platform.get(`/api/sync/order/${id}`)).json.result
const readJobs = async () => (await platform.get('/sandbox/queue')).json

async function send(given: object = {}) {
  const cart = await newCart()
  await update(cart, { sku: 'SPINDLE', qty: 2 })
  const methods = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate', payment_method_code: 'cashondelivery' }
  const addressInformation = { shippingAddress: ORDER_ADDRESS, billingAddress: ORDER_ADDRESS, ...methods, ...given }
  const products = [{ sku: 'SPINDLE', qty: 2 }]
  const { json } = await platform.post('/api/order', { user_id: '', cart_id: cart, order_id: cart, products, addressInformation })
  return { cart, json }
}

// ORDER-14
describe('order queue', () => {
  it('returns a job id at once and places the order shortly after', async () => {
    const { cart, json } = await send()
    expect(json).toEqual({ code: 200, result: expect.any(Number) })
    await expect.poll(() => readTransfer(cart), { timeout: 20_000 }).toMatchObject({ transmited: true, order: null })
    expect((await platform.get(`/api/cart/pull?token=&cartId=${cart}`)).status).toBe(404)
  })

  it('does not report an order that its worker rejected, and keeps the cart, like the platform', async () => {
    const { cart, json } = await send({ shippingAddress: { ...ORDER_ADDRESS, telephone: '' } })
    expect(json.code).toBe(200)
    await platform.post('/sandbox/queue', {})
    expect(await readTransfer(cart)).toBeNull()
    expect(await pull(cart)).toHaveLength(1)
    expect((await readJobs()).at(-1)).toMatchObject({
      orderId: cart,
      state: 'failed',
      failure: expect.stringContaining('telephone'),
    })
  })

  it('tries an order only once if its cart is gone', async () => {
    const { cart } = await send()
    await platform.post('/sandbox/queue', {})
    await platform.post('/api/order', { cart_id: cart, order_id: 'again', products: [{ sku: 'SPINDLE', qty: 2 }] })
    await platform.post('/sandbox/queue', {})
    expect((await readJobs()).at(-1)).toMatchObject({ orderId: 'again', state: 'failed' })
  })
})
