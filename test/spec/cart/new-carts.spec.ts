import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerCustomer } from '../../kit/accounts.ts'
import { cartShopper, cartLine as line } from '../../kit/cart-shopper.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { rateLimits } from '../../kit/shop.ts'

/** Number of carts that one address may start if the limit per account is one. */
const CARTS_OF_AN_ADDRESS = 10
const OIL = 'OIL-LINSEED-1L'
const SYNC = `mutation ($id: ID!, $sku: ID!) {
  cartSync(input: { deviceId: $id, revision: 1, lines: [{ key: $sku, sku: $sku, quantity: 1 }] }) { userErrors { code } }
}`

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop({ ...rateLimits({ cart: 1 }), LOG_LEVEL: 'silent' })
}, 60_000)
afterAll(() => shop?.close())

describe('an address that has started too many carts', () => {
  it('cannot start another one, while its carts and those of customers keep working', async () => {
    const first = cartShopper(shop.url)
    const others = Array.from({ length: CARTS_OF_AN_ADDRESS - 1 }, () => cartShopper(shop.url))
    for (const guest of [first, ...others]) expect((await guest.sync(1, [line(OIL, 1)])).userErrors).toEqual([])
    for (let turn = 0; turn < 2; turn++) {
      const { cart, userErrors } = await cartShopper(shop.url).sync(1, [line(OIL, 1)])
      expect([cart, userErrors]).toMatchObject([null, [{ code: 'TOO_MANY_REQUESTS', field: null }]])
    }
    expect(await first.sync(2, [line(OIL, 3)])).toMatchObject({ cart: { quantity: 3 }, userErrors: [] })
    const { browser } = await registerCustomer(shop.url)
    const { data } = await browser.ask(SYNC, { id: crypto.randomUUID(), sku: OIL })
    expect(data?.cartSync).toEqual({ userErrors: [] })
  })
})
