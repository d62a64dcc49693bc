import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createInvalidations } from '../cache/invalidation/invalidations.ts'
import type { CatalogProduct } from '../domain/catalog/catalog.types.ts'
import { product } from '../domain/testing/catalog.ts'
import { PlatformUnreachable, SearchUnreachable } from '../platform/base/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { scopeWith, silent, toResult } from '../services/testing/platform.ts'
import { catalogIndex } from './catalog-index.ts'

const boards = (count: number) =>
  Array.from({ length: count }, (_, i) => product({ id: String(1000 + i), sku: `S-${i}`, name: `Board ${i}`, price: i + 1 }))

/** A shop whose catalogue can change and whose platform can fail. */
async function shopOver(catalog: readonly CatalogProduct[], most = 5000) {
  const platform = { catalog, isAway: false, calls: 0 }
  const products: Platform['products'] = async (_view, { body }) => {
    platform.calls += 1
    if (platform.isAway) throw new SearchUnreachable(new PlatformUnreachable('PLATFORM_TIMEOUT'))
    return toResult(body.search_after ? [] : platform.catalog, { total: platform.catalog.length })
  }
  const app = Fastify()
  onTestFinished(() => app.close())
  let now = 0
  const invalidations = createInvalidations()
  await app.register(catalogIndex, {
    getScope: () => scopeWith({ products }),
    most,
    storeViews: 1,
    freshSeconds: 45,
    invalidations,
    log: silent,
    now: () => now,
  })
  const get = (query = '', headers = {}) => app.inject({ url: `/catalogue-index.json${query}`, headers })
  /** Advances the clock until the cached index has expired. */
  const waitADay = () => {
    now += 86_400_000
  }
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  return { get, platform, waitADay, wait, invalidations }
}

// CACHE-12
describe('/catalogue-index.json', () => {
  it('returns the catalogue, cacheable by anyone for a short time', async () => {
    const { get } = await shopOver(boards(3))
    const { statusCode, headers, body } = await get()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=900',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    })
    expect(JSON.parse(body)).toMatchObject({
      since: null,
      changed: [{ sku: 'S-0' }, { sku: 'S-1' }, { sku: 'S-2' }],
      removed: [],
    })
  })

  it('reads the catalogue once for concurrent requests', async () => {
    const { get, platform } = await shopOver(boards(3))
    await Promise.all([get(), get(), get('?since=x')])
    await get()
    expect(platform.calls).toBe(2)
  })

  it('returns 304 to a client that has the current version', async () => {
    const { get } = await shopOver(boards(3))
    const { headers } = await get()
    const again = await get('', { 'if-none-match': `"another", ${headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('', { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('is compressed in the client’s preferred encoding', async () => {
    const { get } = await shopOver(boards(60))
    const { headers, rawPayload } = await get('', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString()).changed).toHaveLength(60)
  })

  it('returns the difference from a known older version, and an empty one for the current version', async () => {
    const shop = await shopOver(boards(3))
    const before = (await shop.get()).json()
    expect((await shop.get(`?since=${before.version}`)).json()).toMatchObject({ since: before.version, changed: [], removed: [] })

    shop.platform.catalog = boards(4).slice(1)
    shop.waitADay()
    const now = (await shop.get(`?since=${before.version}`)).json()
    expect(now).toMatchObject({ since: before.version, changed: [{ sku: 'S-3' }], removed: ['1000'] })
    expect(now.version).not.toBe(before.version)
  })

  it.each([
    ['no version', '?since='],
    ['a version of another server', '?since=AAAAAAAAAAAAAAAA'],
    ['two versions', '?since=a&since=b'],
    ['a property name of objects', '?since=__proto__'],
    ['control characters', '?since=%00%0d%0a'],
    ['a very long version', `?since=${'x'.repeat(4000)}`],
  ])('returns everything for %s', async (_, query) => {
    const { get } = await shopOver(boards(3))
    const { statusCode, body } = await get(query)
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ since: null, changed: [{}, {}, {}] })
  })

  // RUN-4
  it('returns the cached index with its age while the platform is unreachable', async () => {
    const shop = await shopOver(boards(3))
    const before = (await shop.get()).body
    shop.platform.isAway = true
    shop.waitADay()
    const { headers, body } = await shop.get()
    expect([headers['x-cache'], headers.age, body]).toEqual(['stale', expect.stringMatching(/^[1-9]\d*$/), before])
  })

  it('is read again one minute after the last read once products were invalidated', async () => {
    const shop = await shopOver(boards(3))
    await shop.get()
    shop.platform.catalog = boards(4)
    shop.invalidations.invalidate(['P1003'])
    shop.wait(59)
    expect((await shop.get()).json().changed).toHaveLength(3)
    shop.wait(1)
    expect((await shop.get()).json().changed).toHaveLength(4)
    shop.wait(61)
    await shop.get()
    expect(shop.platform.calls).toBe(4)
  })

  it('is read no more often for many invalidated products, and not for invalidated content', async () => {
    const shop = await shopOver(boards(3))
    for (let second = 0; second < 120; second += 1) {
      shop.invalidations.invalidate([`P${second}`])
      await shop.get()
      shop.wait(1)
    }
    expect(shop.platform.calls).toBe(4)
    shop.wait(60)
    await shop.get()
    shop.invalidations.invalidate(['cmsPage'])
    shop.wait(60)
    await shop.get()
    expect(shop.platform.calls).toBe(6)
  })

  it('fails if the platform was never reachable', async () => {
    const shop = await shopOver(boards(3))
    shop.platform.isAway = true
    expect((await shop.get()).statusCode).toBeGreaterThanOrEqual(500)
  })

  it.each([
    ['the catalogue is larger than a device may store', boards(4), 3, 1],
    ['the maximum is zero', boards(1), 0, 0],
  ])('returns 204 if %s', async (_, catalog, most, calls) => {
    const { get, platform } = await shopOver(catalog, most)
    const { statusCode, headers, body } = await get()
    expect([statusCode, headers['cache-control'], body]).toEqual([204, 'public, max-age=900', ''])
    expect(platform.calls).toBe(calls)
  })

  it('returns 204 if a few products have more data than a device may store', async () => {
    const endless = product({ id: '1' })
    const { get } = await shopOver([{ ...endless, image: `/${'x'.repeat(10_000)}.jpg` }], 1)
    expect((await get()).statusCode).toBe(204)
  })
})
