import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startMemoryServer } from '../../bff/cache/valkey/testing/memory-server.ts'
import type { StoreServer } from '../../bff/cache/valkey/testing/store-server.ts'
import { askCustomer, registerCustomer, SIGN_IN, SIGN_OUT } from '../kit/accounts.ts'
import { cartLine, cartShopper } from '../kit/cart-shopper.ts'
import { type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { rateLimits } from '../kit/shop.ts'
import { createShopper } from '../kit/shopper.ts'

const LINES = [
  cartLine('OAK-BOARD-CHR-22X150-900-OILED', 2, { parentSku: 'OAK-BOARD-CHR-22X150' }),
  cartLine('OIL-LINSEED-1L', 3),
  cartLine('PLAN-GARDEN-BENCH', 1),
]

let store: StoreServer
let platform: FaultyPlatform
let shops: readonly [HttpShop, HttpShop]
beforeAll(async () => {
  store = await startMemoryServer()
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  const env = {
    VALKEY_URL: store.url,
    VALKEY_TIMEOUT_MS: '20000',
    SESSION_KEYS: randomBytes(32).toString('base64'),
    PLATFORM_URL: platform.url,
    ...rateLimits({ signIn: 3 }),
    LOG_LEVEL: 'silent',
  }
  shops = await Promise.all([httpShop(env), httpShop(env)])
}, 60_000)
afterAll(async () => {
  await Promise.all((shops ?? []).map((shop) => shop.close()))
  await platform?.close()
  await store?.stop()
})
beforeEach(async () => {
  platform.fail('none')
  platform.calls.length = 0
  await store.comeBack()
})

describe('two replicas with a shared store', () => {
  it('count sign-in attempts together', async () => {
    const input = { email: 'nobody@replicas.example', password: 'Wrong-Password-1' }
    const attempt = async ({ url }: HttpShop) =>
      (await createShopper(url).ask(SIGN_IN, { input })).data?.customerSignIn?.userErrors.map(({ code }) => code)
    for (const shop of [shops[0], shops[1], shops[0]]) expect(await attempt(shop)).not.toEqual(['TOO_MANY_REQUESTS'])
    expect(await attempt(shops[1])).toEqual(['TOO_MANY_REQUESTS'])
    expect(await attempt(shops[0])).toEqual(['TOO_MANY_REQUESTS'])
  })

  it('run the syncs of one session one at a time, so that each line is added once', async () => {
    const here = cartShopper(shops[0].url)
    await here.sync(1, [])
    await here.sync(2, LINES.slice(0, 1))
    platform.failBy({ faults: ['delayed'], paths: /^\/api\/cart\/update/, delayMs: 200 })
    platform.calls.length = 0
    const there = here.at(shops[1].url)
    await Promise.all([here.sync(3, LINES), there.sync(3, LINES), here.at(shops[0].url).sync(3, LINES)])
    const quantities = Object.fromEntries(LINES.map(({ sku, quantity }) => [sku, quantity]))
    for (const browser of [here, there]) {
      const { cart } = await browser.sync(4, LINES)
      expect(Object.fromEntries((cart?.lines ?? []).map(({ sku, quantity }) => [sku, quantity]))).toEqual(quantities)
    }
    expect(platform.calls.filter((path) => path === '/api/cart/update')).toHaveLength(2)
  })

  it('reject the cookie of a session that was signed out at the other', async () => {
    const { browser, account } = await registerCustomer(shops[0].url)
    const copy = createShopper(shops[1].url, browser.cookie)
    expect((await askCustomer(copy))?.email).toBe(account.email)
    await browser.ask(SIGN_OUT)
    expect(await askCustomer(copy)).toBeNull()
  })

  it('serve shoppers during a store outage', async () => {
    await store.die()
    const { browser, account } = await registerCustomer(shops[0].url)
    expect((await askCustomer(createShopper(shops[1].url, browser.cookie)))?.email).toBe(account.email)
    const guest = cartShopper(shops[1].url)
    expect((await guest.sync(1, LINES.slice(0, 1))).userErrors).toEqual([])
    expect((await guest.at(shops[0].url).sync(2, LINES)).cart?.lines).toHaveLength(3)
  })
})
