import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'

/** The visible part of a page. The data for hydration holds the time, and its order depends on how fast the platform answers. */
const readMain = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text
const sorted = (tags: string | null) => tags?.split(',').sort()

// LOAD-7
describe('a shop with a render thread', () => {
  let threaded: HttpShop
  let plain: HttpShop
  beforeAll(async () => {
    ;[threaded, plain] = await Promise.all([httpShop({ RENDER_THREADS: '1' }), httpShop({ RENDER_THREADS: '0' })])
  })
  afterAll(async () => {
    await Promise.all([threaded, plain].map((shop) => shop.close()))
  })

  const answer = async (shop: HttpShop, path: string) => {
    const response = await fetch(shop.url + path, { redirect: 'manual' })
    const { status, headers } = response
    const caching = [headers.get('cache-control'), sorted(headers.get('cache-tag'))]
    return { status, caching, preloads: headers.get('link'), text: readMain((await response.text()).replaceAll(shop.url, '')) }
  }

  it.each([
    ['the home page', '/', 200],
    ['a list with a filter and an order', '/timber?sort=price_asc', 200],
    ['a search', '/search?q=oak', 200],
    ['an unknown path', '/nothing-here', 404],
    ['header and footer alone', '/app-shell', 200],
    ['the client manifest', '/client-manifest.json', 200],
  ])('gives the same answer for %s as a shop without one', async (_, path, status) => {
    const [one, other] = await Promise.all([answer(threaded, path), answer(plain, path)])
    expect(one.status).toBe(status)
    expect(one).toEqual(other)
  })

  it('answers 503 with a page if the platform does not answer', async () => {
    const shop = await httpShop({ RENDER_THREADS: '1', PLATFORM_URL: 'http://127.0.0.1:9' })
    try {
      const { status, text } = await answer(shop, '/timber')
      expect(status).toBe(503)
      expect(text).toContain('<h1')
    } finally {
      await shop.close()
    }
  })
})
