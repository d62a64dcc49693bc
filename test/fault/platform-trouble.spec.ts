import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type Fault, type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { type RunningShop, startShop } from '../kit/shop.ts'

const FAULTS: readonly Fault[] = ['refused', 'slow', 'html', 'half a body', 'empty', 'error 500']
const SEEN = '/'
const NEVER_SEEN = '/search?q=never+seen+before'
/** Texts that would reveal the platform, its search engine or this process. */
const LEAKS =
  /ECONNREFUSED|ETIMEDOUT|10\.1\.0\.4|Cannot GET|undici|node_modules|at async|PlatformUnreachable|127\.0\.0\.1:\d+\/api/

/** The products on a page, which stay the same between renderings. */
const productLinks = (html: string) => [...html.matchAll(/<article[^>]*>.*?href="([^"]+)"/gs)].map(([, href]) => href)

const WHOLE_PAGE = { timeout: 50_000, interval: 500 }
const IN_ORDER = { concurrent: false }

// The tests mostly wait for the next call to the platform, so they run concurrently.
describe.concurrent.each(FAULTS)('shop whose platform is %s', (fault) => {
  let platform: FaultyPlatform
  let shop: RunningShop
  let before: string

  beforeAll(async () => {
    platform = await faultyPlatform(inject('shop').sandboxUrl)
    shop = await startShop({
      env: {
        PLATFORM_URL: platform.url,
        PLAYGROUND: 'true',
        PAGE_FRESH_SECONDS: '0',
        UPSTREAM_FRESH_SECONDS: '0',
        // Longer limits, so that a busy machine does not time out a platform that answers.
        ...(fault !== 'slow' && { PLATFORM_SEARCH_TIMEOUT_MS: '3000' }),
      },
    })
    // On a busy machine the first rendering may be incomplete; the cache must hold a complete page.
    before = await vi.waitFor(async () => {
      const html = await (await fetch(shop.url + SEEN)).text()
      expect(productLinks(html).length).toBeGreaterThan(10)
      return html
    }, WHOLE_PAGE)
    platform.fail(fault)
  }, 60_000)

  afterAll(async () => {
    await shop?.stop()
    await platform?.close()
  })

  it('still serves pages that were rendered before', IN_ORDER, async () => {
    const page = await fetch(shop.url + SEEN)
    expect(page.status).toBe(200)
    expect(productLinks(await page.text())).toEqual(productLinks(before))
  })

  it('answers 503 with a retry notice for pages that are not cached', IN_ORDER, async () => {
    const page = await fetch(shop.url + NEVER_SEEN)
    const html = await page.text()
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<h1')
    expect(html).not.toMatch(LEAKS)
  })

  it('reports PLATFORM_UNREACHABLE to GraphQL clients', IN_ORDER, async () => {
    const reply = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ product(by: { sku: "NEVER-SEEN-BEFORE" }) { id } }' }),
    })
    const text = await reply.text()
    expect(JSON.parse(text).errors[0].extensions.code).toBe('PLATFORM_UNREACHABLE')
    expect(text).not.toMatch(LEAKS)
  })

  it('stays alive and ready', IN_ORDER, async () => {
    expect((await fetch(`${shop.url}/health/live`)).status).toBe(200)
    const ready = await fetch(`${shop.url}/health/ready`)
    expect([ready.status, (await ready.json()).status]).toEqual([200, 'ready'])
  })

  it('serves pages again each time the platform recovers', { ...IN_ORDER, timeout: 60_000 }, async () => {
    for (const time of ['once', 'twice', 'thrice']) {
      platform.fail('none')
      const unseen = `${shop.url}${NEVER_SEEN}+${time}`
      await vi.waitFor(async () => expect((await fetch(unseen)).status).toBe(200), { timeout: 30_000, interval: 200 })
      platform.fail(fault)
      expect((await fetch(`${unseen}+more`)).status).toBe(503)
    }
  })
})
