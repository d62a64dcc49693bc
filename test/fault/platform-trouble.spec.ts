import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type Fault, type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { type RunningShop, startShop } from '../kit/shop.ts'

const FAULTS: readonly Fault[] = ['refused', 'slow', 'html', 'half a body', 'empty', 'error 500']
const SEEN = '/'
const NEVER_SEEN = '/search?q=never+seen+before'
/** What the platform, its engine or this process would say for themselves. */
const LEAKS =
  /ECONNREFUSED|ETIMEDOUT|10\.1\.0\.4|Cannot GET|undici|node_modules|at async|PlatformUnreachable|127\.0\.0\.1:\d+\/api/

/** What a page offers, whatever else may differ between two renderings of it. */
const productLinks = (html: string) => [...html.matchAll(/<article[^>]*>.*?href="([^"]+)"/gs)].map(([, href]) => href)

const WHOLE_PAGE = { timeout: 50_000, interval: 500 }
const IN_ORDER = { concurrent: false }

// Most of each is waiting until the platform is asked again, so all are waited for at once.
describe.concurrent.each(FAULTS)('a platform that is %s', (fault) => {
  let platform: FaultyPlatform
  let shop: RunningShop
  let before: string

  beforeAll(async () => {
    platform = await faultyPlatform(inject('shop').sandboxUrl)
    shop = await startShop({
      env: {
        ...{ PLATFORM_URL: platform.url, PLAYGROUND: 'true', PAGE_FRESH_SECONDS: '0', UPSTREAM_FRESH_SECONDS: '0' },
        // A platform that answers is not to be given up on a busy machine.
        ...(fault !== 'slow' && { PLATFORM_SEARCH_TIMEOUT_MS: '3000' }),
      },
    })
    // A busy machine may take longer than the shop waits: what is to be kept is a page that lacked nothing.
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

  it('leaves pages that were rendered before as they were', IN_ORDER, async () => {
    const page = await fetch(shop.url + SEEN)
    expect(page.status).toBe(200)
    expect(productLinks(await page.text())).toEqual(productLinks(before))
  })

  it('gets a page that says so and offers another try, where nothing is kept', IN_ORDER, async () => {
    const page = await fetch(shop.url + NEVER_SEEN)
    const html = await page.text()
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<h1')
    expect(html).not.toMatch(LEAKS)
  })

  it('tells a GraphQL client by a code of the closed list', IN_ORDER, async () => {
    const reply = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ product(by: { sku: "NEVER-SEEN-BEFORE" }) { id } }' }),
    })
    const text = await reply.text()
    expect(JSON.parse(text).errors[0].extensions.code).toBe('PLATFORM_UNREACHABLE')
    expect(text).not.toMatch(LEAKS)
  })

  it('still has the process alive and ready, and says how the platform is', IN_ORDER, async () => {
    expect((await fetch(`${shop.url}/health/live`)).status).toBe(200)
    const ready = await fetch(`${shop.url}/health/ready`)
    expect([ready.status, (await ready.json()).status]).toEqual([200, 'ready'])
  })

  it('is served again when it is back, as often as it goes and comes', { ...IN_ORDER, timeout: 60_000 }, async () => {
    for (const time of ['once', 'twice', 'thrice']) {
      platform.fail('none')
      const unseen = `${shop.url}${NEVER_SEEN}+${time}`
      await vi.waitFor(async () => expect((await fetch(unseen)).status).toBe(200), { timeout: 30_000, interval: 200 })
      platform.fail(fault)
      expect((await fetch(`${unseen}+more`)).status).toBe(503)
    }
  })
})
