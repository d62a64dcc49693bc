import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMemoryServer } from '../../bff/cache/valkey/testing/memory-server.ts'
import type { StoreServer } from '../../bff/cache/valkey/testing/store-server.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { shopper } from '../kit/shopper.ts'

const SIGN_IN = 'mutation ($input: CustomerSignInInput!) { customerSignIn(input: $input) { userErrors { code } } }'

let store: StoreServer
let shops: readonly [HttpShop, HttpShop]
beforeAll(async () => {
  store = await startMemoryServer()
  const env = {
    ...{ VALKEY_URL: store.url, VALKEY_TIMEOUT_MS: '20000', SESSION_KEYS: randomBytes(32).toString('base64') },
    ...{ RATE_LIMIT_SIGN_IN: '3', LOG_LEVEL: 'silent' },
  }
  shops = await Promise.all([httpShop(env), httpShop(env)])
}, 60_000)
afterAll(async () => {
  await Promise.all((shops ?? []).map((shop) => shop.close()))
  await store?.stop()
})

describe('two replicas that share a store', () => {
  it('count attempts to sign in together', async () => {
    const input = { email: 'nobody@replicas.example', password: 'Wrong-Password-1' }
    const attempt = async ({ url }: HttpShop) =>
      (await shopper(url).ask(SIGN_IN, { input })).data?.customerSignIn?.userErrors.map(({ code }) => code)
    for (const shop of [shops[0], shops[1], shops[0]]) expect(await attempt(shop)).not.toEqual(['TOO_MANY_REQUESTS'])
    expect(await attempt(shops[1])).toEqual(['TOO_MANY_REQUESTS'])
    expect(await attempt(shops[0])).toEqual(['TOO_MANY_REQUESTS'])
  })
})
