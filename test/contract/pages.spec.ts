import request from 'supertest'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { rewritingPlatform } from '../kit/rewriting-platform.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop()
}, 60_000)
afterAll(() => shop?.close())

const page = (headers: Readonly<Record<string, string>> = {}, path = '/decking') =>
  request(shop.url).get(path).set(headers).redirects(0)

describe('page encoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
    ['no-such-encoding', undefined],
    ['', undefined],
  ])('for %s is %s', async (accepted, encoding) => {
    const { status, headers } = await page({ 'accept-encoding': accepted }).buffer(false)
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding'])
  })

  it('does not change the content', async () => {
    const [packed, plain] = [await page({ 'accept-encoding': 'gzip' }), await page({ 'accept-encoding': 'identity' })]
    expect(packed.text).toBe(plain.text)
    expect(packed.headers.etag).toBe(plain.headers.etag)
  })
})

describe('conditional page request', () => {
  it.each([
    ['a matching etag', (tag: string) => tag],
    ['one of several etags', (tag: string) => `W/"old", ${tag}`],
    ['any etag', () => '*'],
  ])('answers 304 for %s', async (_, tags) => {
    const { headers } = await page()
    const again = await page({ 'if-none-match': tags(headers.etag ?? '') })
    expect([again.status, again.text]).toEqual([304, ''])
    for (const name of ['etag', 'cache-control', 'vary', 'cache-tag']) expect(again.headers[name]).toBe(headers[name])
  })

  it('sends the page if it has changed', async () => {
    expect((await page({ 'if-none-match': 'W/"old"' })).status).toBe(200)
  })

  it('answers 404 for a missing page', async () => {
    expect((await page({ 'if-none-match': '*' }, '/no/such/category')).status).toBe(404)
  })

  it('is answered from the cache for all shoppers, marked as a hit', async () => {
    await page({}, '/fencing')
    expect(
      (await page({ cookie: 'session=1', authorization: 'Bearer x' }, '/fencing?utm_source=letter')).headers['x-cache'],
    ).toBe('hit')
  })
})

describe('redirect', () => {
  it.each([
    ['/decking/', '/decking'],
    ['/Decking/Boards', '/decking/boards'],
    ['//decking//boards', '/decking/boards'],
  ])('leads from %s to %s within the shop', async (path, location) => {
    const { status, headers, text } = await page({}, path)
    expect([status, headers.location, text]).toEqual([301, location, ''])
  })
})

describe('page headers', () => {
  const PATHS = ['/', '/decking', '/p/OSB3-18/any-slug', '/i/delivery']
  const headSize = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0)

  it.each(PATHS)('of %s fit within proxy limits', async (path) => {
    expect(headSize((await page({}, path)).headers)).toBeLessThan(4096)
  })

  // LIMIT-8
  it('fit within proxy limits with 4,000 categories', { timeout: 60_000 }, async () => {
    const platform = await rewritingPlatform(inject('shop').sandboxUrl, (entity, document) => {
      const copies = entity === 'category' && Number(document.level) > 1 ? 60 : 0
      return [document, ...Array.from({ length: copies }, (_, i) => ({ ...document, id: Number(document.id) * 1000 + i }))]
    })
    const large = await httpShop({ PLATFORM_URL: platform.url })
    for (const path of PATHS) {
      const { status, headers, text } = await request(large.url).get(path)
      expect([path, status]).toEqual([path, 200])
      expect(text.match(/href="\/decking"/g)?.length).toBeGreaterThan(60)
      expect(headSize(headers)).toBeLessThan(4096)
      expect(headers['cache-tag']?.split(',')).toContain('menu')
    }
    await large.close()
    await platform.close()
  })
})
