import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createPageCache, type RenderedPage } from './pages.ts'
import type { SharedPages } from './shared-pages.ts'

const quiet = { debug: () => {}, warn: () => {}, error: () => {} }
const CONFIG = { pageBytes: 1_000_000, pageFreshSeconds: 60 }

const page = (body: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
  tags: ['product', 'P93'],
  isComplete: true,
  ...more,
})

function createPages(shared: SharedPages | null = null) {
  let time = 0
  const cache = createPageCache(CONFIG, quiet, { now: () => time, random: () => 0.5 }, shared)
  return {
    cache,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

const text = (read: { value: { body: { identity: Buffer } } }) => read.value.body.identity.toString()

describe('page cache', () => {
  it('stores a page as plain text, gzip and Brotli with equal content', async () => {
    const { cache } = createPages()
    const html = '<p>Skirting boards at £4.20 a metre</p>'.repeat(100)
    const { value } = await cache.read('/skirting', async () => page(html))
    expect(value.body.identity.toString()).toBe(html)
    expect(gunzipSync(value.body.gzip ?? '').toString()).toBe(html)
    expect(brotliDecompressSync(value.body.br ?? '').toString()).toBe(html)
    expect(value.body.br?.length).toBeLessThan(value.body.identity.length)
  })

  it('does not compress a small page', async () => {
    const { value } = await createPages().cache.read('/x', async () => page('short'))
    expect(value.body).toMatchObject({ gzip: null, br: null })
  })

  it('renders a page once for concurrent requests', async () => {
    const { cache } = createPages()
    const render = vi.fn(async () => page('one'))
    await Promise.all(Array.from({ length: 100 }, () => cache.read('/', render)))
    expect(render).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['throws', async () => Promise.reject(new Error('The platform cannot be reached.'))],
    ['returns a 503', async () => page('sorry', { status: 503 })],
  ])('serves the last good page if rendering %s', async (_, fail) => {
    const { cache, pass } = createPages()
    await cache.read('/', async () => page('good'))
    pass(3600)
    const read = await cache.read('/', fail)
    expect(read.state).toBe('stale')
    expect(text(read)).toBe('good')
  })

  it('serves a 503 if there is no other page, and renders again for the next request', async () => {
    const { cache } = createPages()
    expect((await cache.read('/', async () => page('sorry', { status: 503 }))).value.status).toBe(503)
    expect(text(await cache.read('/', async () => page('good')))).toBe('good')
  })

  it.each([
    ['a page that was not found', { status: 404 }],
    ['an incomplete page', { isComplete: false }],
  ])('caches %s only for seconds', async (_, more) => {
    const { cache, pass } = createPages()
    await cache.read('/', async () => page('poor', more))
    expect(text(await cache.read('/', async () => page('good')))).toBe('poor')
    pass(25)
    expect(text(await cache.read('/', async () => page('good')))).toBe('good')
  })

  it('caches a redirect', async () => {
    const { cache } = createPages()
    await cache.read('/old', async () => page('', { status: 301, headers: { location: '/new' } }))
    const read = await cache.read('/old', async () => page('other'))
    expect(read).toMatchObject({ state: 'hit', value: { status: 301, headers: { location: '/new' } } })
  })

  // CACHE-9
  it('renders a page again after its tag was invalidated', async () => {
    const { cache } = createPages()
    await cache.read('/', async () => page('old'))
    cache.invalidate(['P93'])
    expect(text(await cache.read('/', async () => page('new')))).toBe('new')
  })
})

describe('age of a page', () => {
  const failRender = () => Promise.reject(new Error('down'))

  it('is stated for a stale page, in seconds since it was rendered', async () => {
    const { cache, pass } = createPages()
    const first = await cache.read('/skirting', async () => page('old'))
    pass(30)
    const hit = await cache.read('/skirting', failRender)
    expect([first.ageSeconds, hit.ageSeconds]).toEqual([undefined, undefined])
    pass(3600)
    expect(await cache.read('/skirting', failRender)).toMatchObject({ state: 'stale', ageSeconds: 3630 })
  })

  it('counts from the rendering on another replica', async () => {
    const { cache: other } = createPages()
    const { value } = await other.read('/skirting', async () => page('old'))
    const { cache, pass } = createPages({
      read: async () => ({ ...value, renderedAt: 0 }),
      moment: () => null,
      write: () => undefined,
    })
    pass(50)
    await cache.read('/skirting', failRender)
    pass(20)
    expect(await cache.read('/skirting', failRender)).toMatchObject({ state: 'stale', ageSeconds: 70 })
  })

  // RUN-38
  it('counts from now if the other replica’s clock is ahead', async () => {
    const { cache: other } = createPages()
    const { value } = await other.read('/skirting', async () => page('old'))
    const { cache, pass } = createPages({
      read: async () => ({ ...value, renderedAt: 500_000 }),
      moment: () => null,
      write: () => undefined,
    })
    await cache.read('/skirting', failRender)
    pass(70)
    expect(await cache.read('/skirting', failRender)).toMatchObject({ state: 'stale', ageSeconds: 70 })
  })
})

describe('page cache after an invalidation', () => {
  const key = 'en https://shop.example /contact'
  const contact = (body: string) => page(body, { tags: ['contact', 'C5', 'menu'] })

  // CACHE-16
  it('returns a page without prices once more while it renders it again, marked as invalidated', async () => {
    const { cache } = createPages()
    await cache.read(key, async () => contact('before'))
    expect(cache.invalidate(['C5'])).toBe(1)
    const stale = await cache.read(key, async () => contact('after'))
    expect([text(stale), stale.state, stale.isInvalidated]).toEqual(['before', 'stale', true])
    await vi.waitFor(async () => expect(text(await cache.read(key, async () => contact('after')))).toBe('after'))
    expect(await cache.read(key, async () => contact('later'))).toMatchObject({ state: 'hit' })
  })

  // CACHE-16
  it('waits for a page with prices, also if its menu is invalidated after its product', async () => {
    const { cache } = createPages()
    const product = (body: string) => page(body, { tags: ['product', 'P93', 'menu'] })
    await cache.read(key, async () => product('before'))
    cache.invalidate(['P93'])
    cache.invalidate(['menu'])
    const fresh = await cache.read(key, async () => product('after'))
    expect([text(fresh), fresh.state]).toEqual(['after', 'miss'])
  })

  // CACHE-16
  it('waits for a page that was not found or lacked a part', async () => {
    const { cache } = createPages()
    for (const poor of [{ status: 404 }, { isComplete: false }]) {
      await cache.read(JSON.stringify(poor), async () => page('before', { tags: ['menu'], ...poor }))
      cache.invalidate(['C5'])
      expect(text(await cache.read(JSON.stringify(poor), async () => page('after')))).toBe('after')
    }
  })

  // LOAD-2
  it('tells the renderer whether a reader waits for the page', async () => {
    const { cache } = createPages()
    const awaited: boolean[] = []
    const render = (rendered: RenderedPage) => async (isAwaited: boolean) => {
      awaited.push(isAwaited)
      return rendered
    }
    await cache.read(key, render(page('product')))
    cache.invalidate(['P93'])
    await cache.read(key, render(contact('page without prices')))
    cache.invalidate(['C5'])
    await cache.read(key, render(contact('later')))
    await vi.waitFor(() => expect(awaited).toEqual([true, true, false]))
  })

  // CACHE-17
  it('names the addresses it would reach', async () => {
    const { cache } = createPages()
    await cache.read(key, async () => contact('contact'))
    await cache.read('en https://shop.example /p/1', async () => page('product'))
    expect(cache.addresses(['C5', 'P1'])).toEqual(['https://shop.example/contact'])
    expect(await cache.read(key, async () => contact('later'))).toMatchObject({ state: 'hit' })
  })
})
