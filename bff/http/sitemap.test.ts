import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createInvalidations } from '../cache/invalidation/invalidations.ts'
import { product } from '../domain/testing/catalog.ts'
import { PRODUCTS_PER_SITEMAP } from '../domain/urls/sitemap.ts'
import { PlatformUnreachable, SearchUnreachable } from '../platform/base/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { scopeWith, silent, toResult } from '../services/testing/platform.ts'
import { errors } from './errors.ts'
import { sitemap } from './sitemap.ts'

/** A shop with this many products, whose platform can fail. */
async function shopOver(count: number) {
  const platform = { count, isAway: false, calls: 0 }
  const products: Platform['products'] = async (_view, { body, size }) => {
    platform.calls += 1
    if (platform.isAway) throw new SearchUnreachable(new PlatformUnreachable('PLATFORM_TIMEOUT'))
    const [after = 0] = Array.isArray(body.search_after) ? body.search_after : []
    const rest = Math.max(0, Math.min(size, platform.count - Number(after)))
    const items = Array.from({ length: rest }, (_, i) => product({ id: String(Number(after) + i + 1), sku: `S-${i}` }))
    return toResult(items, { total: platform.count })
  }
  const app = Fastify()
  onTestFinished(() => app.close())
  let now = 0
  const invalidations = createInvalidations()
  await app.register(errors, { sendErrorPage: async (_request, reply) => reply })
  await app.register(sitemap, {
    getScope: () => scopeWith({ products }),
    origin: (request) => `https://${request.host}`,
    getShop: () => Object.create(null),
    storeViews: 1,
    freshSeconds: 45,
    invalidations,
    log: silent,
    now: () => now,
  })
  const get = (url: string, host = 'shop.test') => app.inject({ url, headers: { host } })
  const wait = (seconds: number) => {
    now += seconds * 1000
  }
  return { get, platform, wait, invalidations }
}

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

// URL-9
describe('sitemap files', () => {
  it('are made once for concurrent and later requests', async () => {
    const { get, platform } = await shopOver(2 * PRODUCTS_PER_SITEMAP)
    const [first] = await Promise.all([1, 2, 3].map(() => get('/sitemap.xml')))
    expect((await get('/sitemap.xml')).body).toBe(first?.body)
    expect(platform.calls).toBe(2)
    for (const address of addressesIn(first?.body ?? '')) {
      for (let times = 0; times < 2; times += 1) {
        const { statusCode, headers } = await get(new URL(address).pathname)
        expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
      }
    }
    expect(platform.calls).toBe(4)
  })

  it('have the address of the request', async () => {
    const { get } = await shopOver(1)
    for (const host of ['shop.test', 'other.test'])
      expect(addressesIn((await get('/sitemap.xml', host)).body)).toEqual([
        `https://${host}/sitemap-categories.xml`,
        `https://${host}/sitemap-products.xml`,
      ])
  })

  it('are made again in the background after products have changed', async () => {
    const { get, platform, wait, invalidations } = await shopOver(1)
    await get('/sitemap-products.xml')
    platform.count = 2
    invalidations.invalidate(['P2'])
    wait(61)
    const { headers, body } = await get('/sitemap-products.xml')
    expect([headers['x-cache'], addressesIn(body).length]).toEqual(['stale', 1])
    await expect.poll(async () => addressesIn((await get('/sitemap-products.xml')).body)).toHaveLength(2)
    expect(platform.calls).toBe(2)
  })

  it('are the last good ones while the platform fails, however old', async () => {
    const { get, platform, wait } = await shopOver(3)
    await get('/sitemap-products.xml')
    platform.isAway = true
    wait(30 * 86_400)
    for (let times = 0; times < 2; times += 1) {
      const { statusCode, headers, body } = await get('/sitemap-products.xml')
      expect([statusCode, headers['x-cache'], addressesIn(body).length]).toEqual([200, 'stale', 3])
    }
  })

  it('are unavailable if the platform fails before the first is made', async () => {
    const { get, platform } = await shopOver(3)
    platform.isAway = true
    expect((await get('/sitemap.xml')).statusCode).toBe(503)
    platform.isAway = false
    expect((await get('/sitemap.xml')).statusCode).toBe(200)
  })

  it('do not exist for ids beyond the last and for names that are none', async () => {
    const { get } = await shopOver(3)
    const id = Buffer.from('99').toString('base64url')
    for (const name of [`products-after-${id}`, 'products-after-%00', 'products-after-', 'other'])
      expect((await get(`/sitemap-${name}.xml`)).statusCode).toBe(404)
  })
})
