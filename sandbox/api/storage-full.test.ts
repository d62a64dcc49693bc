import { describe, expect, it, onTestFinished } from 'vitest'
import { isStorageFull } from '../store/data-folder.ts'
import { cartPlatform } from './cart/cart.test-kit.ts'

const { platform, newCart, update, pull } = cartPlatform()

/** Stops the database from growing. @returns lifts the limit, as does the end of the test */
function fillDisk(): () => void {
  const pages = Number(platform.shoppers.prepare('PRAGMA page_count').get()?.page_count)
  platform.shoppers.exec(`PRAGMA max_page_count = ${pages}`)
  const makeRoom = () => platform.shoppers.exec('PRAGMA max_page_count = 1000000')
  onTestFinished(makeRoom)
  return makeRoom
}

/** Creates carts until the database is full. */
async function fillLastPage() {
  for (let carts = 0; carts < 5000; carts++) {
    const answer = await platform.post('/api/cart/create', {})
    if (answer.status !== 200) return answer
  }
  throw new Error('The disk is never full')
}

const LONG = 'A long lane '.repeat(1000)
const createOrder = (cart: string) => {
  const address = {
    firstname: 'Anna',
    lastname: 'Birch',
    street: [LONG],
    city: 'Leeds',
    postcode: 'LS9 8AA',
    country_id: 'GB',
    telephone: '0113 496 0000',
    email: 'anna@stairworks.example',
  }
  const methods = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate', payment_method_code: 'cashondelivery' }
  return {
    user_id: '',
    cart_id: cart,
    order_id: `order-${cart}`,
    products: [{ sku: 'SPINDLE', qty: 2, price: 3.5 }],
    addressInformation: { shippingAddress: address, billingAddress: address, ...methods },
  }
}
const count = (table: string) => Number(platform.shoppers.prepare(`SELECT count(*) AS count FROM ${table}`).get()?.count)

// RUN-9
describe('sandbox with a full disk', () => {
  it('answers writes with 503 and still answers reads', async () => {
    const cart = await newCart()
    await update(cart, { sku: 'SPINDLE', qty: 2 })
    const makeRoom = fillDisk()
    const refused = await fillLastPage()
    expect([refused.status, refused.json.code]).toEqual([503, 503])
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(refused.text).not.toMatch(/sqlite|disk|page/i)
    expect(await pull(cart)).toHaveLength(1)
    makeRoom()
    expect((await platform.post('/api/cart/create', {})).status).toBe(200)
  })

  it('stores an order, its closed cart and its e-mail together or not at all', async () => {
    const cart = await newCart()
    await update(cart, { sku: 'SPINDLE', qty: 2 })
    const makeRoom = fillDisk()
    const before = [count('sales_order'), count('mail'), count('transferred_order')]
    const refused = await platform.post('/api/order', createOrder(cart))
    expect([refused.status, refused.json.code]).toEqual([503, 503])
    expect([count('sales_order'), count('mail'), count('transferred_order')]).toEqual(before)
    makeRoom()
    expect((await platform.post('/api/order', createOrder(cart))).json).toMatchObject({ code: 200 })
    expect(count('sales_order')).toBe((before[0] ?? 0) + 1)
  })

  it.each([
    ['a full file system', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), true],
    ['an exceeded quota', Object.assign(new Error('quota'), { code: 'EDQUOT' }), true],
    ['another error', Object.assign(new Error('no'), { code: 'EACCES', errcode: 8 }), false],
    ['a value that is not an error', { code: 'ENOSPC' }, false],
  ])('recognises %s', (_, error, isFull) => {
    expect(isStorageFull(error)).toBe(isFull)
  })
})
