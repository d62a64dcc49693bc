import Fastify from 'fastify'
import { SaxesParser } from 'saxes'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createInvalidations } from '../../cache/invalidation/invalidations.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { LISTED_AT_ONCE } from '../../domain/search/listed-page-query.ts'
import { product } from '../../domain/testing/catalog.ts'
import { PlatformUnreachable, SearchUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { config, scopeWith, silent, toResult } from '../../services/testing/platform.ts'
import { errors } from '../errors.ts'
import { googleFeed } from './google-feed.ts'

const boards = (count: number) =>
  Array.from({ length: count }, (_, i) => product({ id: String(10_000 + i), sku: `S-${i}`, name: `Board ${i}`, price: i + 1 }))

const withAddress = (code: string, basePath: string) => {
  const [view] = config.storeViews
  if (!view) throw new Error('There is no store view')
  return { ...view, code, basePath }
}

/** A shop whose catalogue can change, and whose platform can fail from a call on. */
async function shopOver(catalog: readonly CatalogProduct[]) {
  const platform = { catalog, failsFrom: Number.POSITIVE_INFINITY, calls: 0, total: null as number | null }
  const products: Platform['products'] = async (_view, { body, size }) => {
    platform.calls += 1
    if (platform.calls >= platform.failsFrom) throw new SearchUnreachable(new PlatformUnreachable('PLATFORM_TIMEOUT'))
    const [after = ''] = Array.isArray(body.search_after) ? body.search_after : []
    const rest = platform.catalog.filter(({ id }) => id > String(after))
    return toResult(rest.slice(0, size), { total: platform.total ?? platform.catalog.length })
  }
  const app = Fastify()
  onTestFinished(() => app.close())
  let now = 0
  const invalidations = createInvalidations()
  await app.register(errors, { sendErrorPage: async (_request, reply) => reply })
  await app.register(googleFeed, {
    getScope: ({ headers }) =>
      scopeWith({ products }, { storeView: headers.view === 'de' ? withAddress('de', '/de') : withAddress('default', '') }),
    origin: (request) => `https://${request.host}`,
    storeViews: 2,
    freshSeconds: 45,
    invalidations,
    log: silent,
    now: () => now,
  })
  const get = (headers = {}, method: 'GET' | 'HEAD' = 'GET') => app.inject({ url: '/feeds/google.xml', method, headers })
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  return { get, platform, wait, invalidations }
}

const idsIn = (feed: string) => [...feed.matchAll(/<g:id>(.*)<\/g:id>/g)].map(([, id]) => id)

// SHARE-2, URL-9
describe('/feeds/google.xml', () => {
  it('lists every product of all pages, as a well-formed file with the address of the request', async () => {
    const { get, platform } = await shopOver(boards(2 * LISTED_AT_ONCE + 3))
    const { statusCode, headers, body } = await get({ host: 'shop.test' })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'public, max-age=3600',
    ])
    expect(new Set(idsIn(body)).size).toBe(2 * LISTED_AT_ONCE + 3)
    expect(body).toContain('<g:link>https://shop.test/')
    expect(body).not.toContain('\u0000')
    expect(() => new SaxesParser({ xmlns: true }).write(body).close()).not.toThrow()
    expect((await get({ host: 'other.test' })).body).toContain('<g:link>https://other.test/')
    expect(platform.calls).toBe(4)
  })

  it('reads the catalogue once per store view for concurrent requests', async () => {
    const { get, platform } = await shopOver(boards(3))
    const replies = await Promise.all([get(), get(), get({ view: 'de' }), get({ view: 'de' })])
    expect(replies.map(({ body }) => body.includes('/de/</link>'))).toEqual([false, false, true, true])
    expect(platform.calls).toBe(4)
  })

  it('reads the catalogue again after a change, at most once a minute, and returns the last feed meanwhile', async () => {
    const { get, platform, wait, invalidations } = await shopOver(boards(1))
    await get()
    platform.catalog = boards(2)
    invalidations.invalidate(['P10000'])
    expect((await get()).headers['x-cache']).toBe('hit')
    wait(61)
    const { headers, body } = await get()
    expect([headers['x-cache'], headers['cache-control'], idsIn(body).length]).toEqual(['stale', 'no-cache', 1])
    await expect.poll(async () => idsIn((await get()).body)).toHaveLength(2)
    invalidations.invalidate(['cms-page'])
    wait(61)
    await get()
    expect(platform.calls).toBe(4)
  })

  it.each<[string, { failsFrom?: number; total?: number }]>([
    ['is away', { failsFrom: 1 }],
    ['fails after the first page', { failsFrom: 2 }],
    ['returns fewer products than it counts', { total: 500 }],
  ])('is unavailable as a whole if the platform %s', async (_, failure) => {
    const { get, platform } = await shopOver(boards(LISTED_AT_ONCE + 5))
    Object.assign(platform, failure)
    const { statusCode, headers, body } = await get()
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
    expect(body).not.toContain('<')
  })

  it('is the last whole feed, with its age, while the platform fails', async () => {
    const { get, platform, wait } = await shopOver(boards(3))
    await get()
    platform.failsFrom = 1
    wait(86_400)
    const { statusCode, headers, body } = await get()
    expect([statusCode, headers['x-cache'], headers.age]).toEqual([200, 'stale', '86400'])
    expect(idsIn(body)).toHaveLength(3)
  })

  it('is not sent again to a client that has it, and has no body for HEAD', async () => {
    const { get } = await shopOver(boards(3))
    const { headers } = await get()
    const known = await get({ 'if-none-match': headers.etag })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    expect((await get({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
    const head = await get({}, 'HEAD')
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, headers.etag, ''])
  })
})
