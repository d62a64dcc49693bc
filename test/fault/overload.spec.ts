import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { contentWith } from '../kit/content.ts'
import { type FaultyPlatform, faultyPlatform } from '../kit/faulty-platform.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { createShopper } from '../kit/shopper.ts'

/** One page at a time, and none may wait. */
const RENDERS = { RENDERS: 'atOnce=1,waiting=0' }
const SEARCHES = /\/api\/catalog/
const KNOWN = '/i/delivery'

let platform: FaultyPlatform
let shop: HttpShop
let hanging: Promise<string>
beforeAll(async () => {
  platform = await faultyPlatform(inject('shop').sandboxUrl)
  const stale = { PAGE_FRESH_SECONDS: '0', UPSTREAM_FRESH_SECONDS: '3600' }
  const german = contentWith({ storeViews: { open: ['de', 'it'] } })
  shop = await httpShop({ PLATFORM_URL: platform.url, LOG_LEVEL: 'silent', ...RENDERS, ...stale, ...german })
  expect(await knownPage()).toMatchObject({ status: 200 })
  platform.fail('slow', SEARCHES)
  const before = platform.calls.length
  hanging = fetch(`${shop.url}/search?q=oak`).then((page) => page.text())
  await vi.waitFor(() => expect(platform.calls.length).toBeGreaterThan(before), 20_000)
}, 60_000)
afterAll(async () => {
  // The calls that hang fail, so that the page ends.
  await platform?.close()
  await hanging?.catch(() => null)
  await shop?.close()
})

/** Reads the whole page, because a stopping shop waits for responses that are not read. */
async function knownPage() {
  const page = await fetch(shop.url + KNOWN)
  await page.text()
  return { status: page.status, isStale: page.headers.has('age') }
}

// LOAD-1 to LOAD-3
describe('a shop that renders as many pages as it can', () => {
  it.each([
    ['', 'Sorry, we’ll be back in a minute'],
    ['/de', 'Wir sind gleich wieder für Sie da'],
    ['/it', 'torniamo tra un minuto'],
  ])('answers 503 to other pages of %s/, in its language and with a script that tries again', async (prefix, text) => {
    const path = `${prefix}/search?q=%22fir%22&sort=latest`
    const page = await fetch(shop.url + path)
    const html = await page.text()
    expect(page.status).toBe(503)
    expect(page.headers.get('retry-after')).toBe('10')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain(text)
    expect(html).toContain(`href="${path.replaceAll('&', '&amp;')}"`)
    expect(html).toContain(page.headers.get('x-request-id'))
    expect(html).toMatch(/<script[^>]*src="[^"]*retry[^"]*"/)
  })

  it('serves a stale page', async () => {
    expect(await knownPage()).toEqual({ status: 200, isStale: true })
  })

  it('answers queries and carts', async () => {
    const guest = createShopper(shop.url)
    expect((await guest.ask('{ store { code } }')).status).toBe(200)
    const { data } = await guest.ask('mutation ($input: CartSyncInput!) { cartSync(input: $input) { userErrors { code } } }', {
      input: { deviceId: 'device', revision: 1, lines: [] },
    })
    expect(data?.cartSync.userErrors).toEqual([])
  })
})
