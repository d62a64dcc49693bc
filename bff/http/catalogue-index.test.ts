import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createInvalidations } from '../cache/invalidation/invalidations.ts'
import type { CatalogProduct } from '../domain/catalog/catalog.types.ts'
import { product } from '../domain/testing/catalogue.ts'
import { PlatformUnreachable, SearchUnreachable } from '../platform/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { found, scopeWith, silent } from '../services/testing/platform.ts'
import { catalogueIndex } from './catalogue-index.ts'

const boards = (count: number) =>
  Array.from({ length: count }, (_, i) => product({ id: String(1000 + i), sku: `S-${i}`, name: `Board ${i}`, price: i + 1 }))

/** A shop over a catalogue that can change, and a platform that can go away. */
async function shopOver(catalogue: readonly CatalogProduct[], most = 5000) {
  const platform = { catalogue, isAway: false, calls: 0 }
  const products: Platform['products'] = async (_view, { body }) => {
    platform.calls += 1
    if (platform.isAway) throw new SearchUnreachable(new PlatformUnreachable('PLATFORM_TIMEOUT'))
    return found(body.search_after ? [] : platform.catalogue, { total: platform.catalogue.length })
  }
  const app = Fastify()
  onTestFinished(() => app.close())
  let now = 0
  const invalidations = createInvalidations()
  await app.register(catalogueIndex, {
    ...{ scopeOf: () => scopeWith({ products }), most, storeViews: 1, freshSeconds: 45, invalidations, log: silent },
    now: () => now,
  })
  const get = (query = '', headers = {}) => app.inject({ url: `/catalogue-index.json${query}`, headers })
  /** Until what was read is too old to be given at all. */
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
  it('is the catalogue, for anybody to keep a while', async () => {
    const { get } = await shopOver(boards(3))
    const { statusCode, headers, body } = await get()
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=900' },
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    })
    expect(JSON.parse(body)).toMatchObject({
      since: null,
      changed: [{ sku: 'S-0' }, { sku: 'S-1' }, { sku: 'S-2' }],
      removed: [],
    })
  })

  it('is read once however many ask', async () => {
    const { get, platform } = await shopOver(boards(3))
    await Promise.all([get(), get(), get('?since=x')])
    await get()
    expect(platform.calls).toBe(2)
  })

  it('is not sent again to who has it', async () => {
    const { get } = await shopOver(boards(3))
    const { headers } = await get()
    const again = await get('', { 'if-none-match': `"another", ${headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await get('', { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('is compressed as the caller reads it', async () => {
    const { get } = await shopOver(boards(60))
    const { headers, rawPayload } = await get('', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString()).changed).toHaveLength(60)
  })

  it('is the difference for a device that has a version of before, and nothing for one that has this one', async () => {
    const shop = await shopOver(boards(3))
    const before = (await shop.get()).json()
    expect((await shop.get(`?since=${before.version}`)).json()).toMatchObject({ since: before.version, changed: [], removed: [] })

    shop.platform.catalogue = boards(4).slice(1)
    shop.waitADay()
    const now = (await shop.get(`?since=${before.version}`)).json()
    expect(now).toMatchObject({ since: before.version, changed: [{ sku: 'S-3' }], removed: ['1000'] })
    expect(now.version).not.toBe(before.version)
  })

  it.each([
    ['no version', '?since='],
    ['one of another server', '?since=AAAAAAAAAAAAAAAA'],
    ['two of them', '?since=a&since=b'],
    ['a name that objects have', '?since=__proto__'],
    ['what is no text', '?since=%00%0d%0a'],
    ['a very long one', `?since=${'x'.repeat(4000)}`],
  ])('is everything for a device that names %s', async (_, query) => {
    const { get } = await shopOver(boards(3))
    const { statusCode, body } = await get(query)
    expect(statusCode).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ since: null, changed: [{}, {}, {}] })
  })

  it('is as it was while the platform is away', async () => {
    const shop = await shopOver(boards(3))
    const before = (await shop.get()).body
    shop.platform.isAway = true
    shop.waitADay()
    const { headers, body } = await shop.get()
    expect([headers['x-cache'], body]).toEqual(['stale', before])
  })

  it('is read again a minute after it was, once products were invalidated', async () => {
    const shop = await shopOver(boards(3))
    await shop.get()
    shop.platform.catalogue = boards(4)
    shop.invalidations.invalidate(['P1003'])
    shop.wait(59)
    expect((await shop.get()).json().changed).toHaveLength(3)
    shop.wait(1)
    expect((await shop.get()).json().changed).toHaveLength(4)
    shop.wait(61)
    await shop.get()
    expect(shop.platform.calls).toBe(4)
  })

  it('is read no more often however many products are invalidated, and not for content', async () => {
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

  it('is not to be had from a platform that was never there', async () => {
    const shop = await shopOver(boards(3))
    shop.platform.isAway = true
    expect((await shop.get()).statusCode).toBeGreaterThanOrEqual(500)
  })

  it.each([
    ['the catalogue is larger than devices are to keep', boards(4), 3, 1],
    ['none are wanted', boards(1), 0, 0],
  ])('is nothing where %s', async (_, catalogue, most, calls) => {
    const { get, platform } = await shopOver(catalogue, most)
    const { statusCode, headers, body } = await get()
    expect([statusCode, headers['cache-control'], body]).toEqual([204, 'public, max-age=900', ''])
    expect(platform.calls).toBe(calls)
  })

  it('is nothing where few products have more to say than devices have room for', async () => {
    const endless = product({ id: '1' })
    const { get } = await shopOver([{ ...endless, image: `/${'x'.repeat(10_000)}.jpg` }], 1)
    expect((await get()).statusCode).toBe(204)
  })
})
