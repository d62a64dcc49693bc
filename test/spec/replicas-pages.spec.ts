import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { startMemoryServer } from '../../bff/cache/valkey/testing/memory-server.ts'
import type { StoreServer } from '../../bff/cache/valkey/testing/store-server.ts'
import { contentWith } from '../kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { visit } from '../kit/page.ts'

const ORIGIN = 'https://shop.example'
const PAGES = ['/decking', '/p/OSB3-18/any-slug', '/']

let store: StoreServer
let platform: FaultyPlatform
beforeAll(async () => {
  store = await startMemoryServer()
  platform = await faultyPlatform(inject('shop').sandboxUrl)
})
afterAll(async () => {
  await platform?.close()
  await store?.stop()
})

async function startReplica(env: Readonly<Record<string, string>> = {}): Promise<HttpShop> {
  const shop = await httpShop({
    PLATFORM_URL: platform.url,
    VALKEY_URL: store.url,
    VALKEY_TIMEOUT_MS: '20000',
    PUBLIC_URL: ORIGIN,
    PAGE_FRESH_SECONDS: '3600',
    LOG_LEVEL: 'silent',
    ...env,
  })
  onTestFinished(() => shop.close())
  return shop
}

// CACHE-14
describe('new replica', () => {
  it('serves pages that another replica has rendered, without a platform call', async () => {
    const one = await startReplica()
    for (const path of PAGES) await visit(path, one.url)
    await expect
      .poll(async () => {
        const other = await startReplica()
        const before = platform.calls.length
        for (const path of PAGES) expect((await visit(path, other.url)).status).toBe(200)
        return platform.calls.length - before
      })
      .toBe(0)
  })

  it('renders its own pages if its configuration differs', async () => {
    const one = await startReplica()
    await visit('/decking', one.url)
    const other = await startReplica(contentWith({ shop: { name: 'Oak and Ash' } }))
    expect((await visit('/decking', other.url)).html).toContain('Oak and Ash')
  })
})
