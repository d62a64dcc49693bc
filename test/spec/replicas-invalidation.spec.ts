import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startMemoryServer } from '../../bff/cache/valkey/testing/memory-server.ts'
import type { StoreServer } from '../../bff/cache/valkey/testing/store-server.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import type { LocalServer } from '../kit/local-server.ts'
import { visit } from '../kit/page.ts'
import { rewritingPlatform } from '../kit/rewriting-platform.ts'

const KEY = 'b5d1c0ffee0123456789'
const SKU = 'OSB3-18'
const PRODUCT = `/p/${SKU}/any-slug`

let name = ''
let changes = 0
let platform: LocalServer
let store: StoreServer
let called: HttpShop
let other: HttpShop

const rename = () => {
  changes += 1
  name = `Board ${changes}`
}
const show = async (shop: HttpShop) => expect((await visit(PRODUCT, shop.url)).html).toContain(name)
const showsSoon = (shop: HttpShop) => expect.poll(async () => (await visit(PRODUCT, shop.url)).html.includes(name)).toBe(true)
const invalidate = async (tags: string): Promise<unknown> =>
  (await fetch(`${called.url}/invalidate?key=${KEY}&tag=${tags}`)).json()

beforeAll(async () => {
  store = await startMemoryServer()
  platform = await rewritingPlatform(inject('shop').sandboxUrl, (entity, document) =>
    entity === 'product' && document.sku === SKU ? { ...document, name } : document,
  )
  const env = {
    PLATFORM_URL: platform.url,
    VALKEY_URL: store.url,
    VALKEY_TIMEOUT_MS: '20000',
    LOG_LEVEL: 'silent',
    UPSTREAM_FRESH_SECONDS: '86400',
    PAGE_FRESH_SECONDS: '86400',
  }
  called = await httpShop({ ...env, INVALIDATION_KEY: KEY })
  other = await httpShop(env)
}, 60_000)
afterAll(async () => {
  await Promise.all([called, other].map((shop) => shop?.close()))
  await platform?.close()
  await store?.stop()
})
beforeEach(async () => {
  rename()
  await invalidate('product')
  for (const shop of [called, other]) await showsSoon(shop)
})

// CACHE-13
describe('replicas with a shared store', () => {
  it('all show a change, whichever of them the platform notified', async () => {
    rename()
    expect(await invalidate('product')).toMatchObject({ code: 200, areReplicasTold: true })
    await show(called)
    await showsSoon(other)
  })

  it('show a change made during a store outage once the store is back', async () => {
    await store.die()
    rename()
    expect(await invalidate('product')).toMatchObject({ code: 200, areReplicasTold: false })
    await show(called)
    await store.comeBack()
    await showsSoon(other)
  })
})
