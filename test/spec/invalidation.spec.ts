import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { contentWith } from '../kit/content.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import type { LocalServer } from '../kit/local-server.ts'
import { visit } from '../kit/page.ts'
import { rewritingPlatform } from '../kit/rewriting-platform.ts'
import { switchedShop } from '../kit/switched-shop.ts'

const GERMAN = contentWith({ storeViews: { open: ['de'] } })

const KEY = 'b5d1c0ffee0123456789'
/** Long lifetimes, so that nothing becomes stale on its own. */
const FOR_LONG = { UPSTREAM_FRESH_SECONDS: '86400', PAGE_FRESH_SECONDS: '86400' }
const SKU = 'OSB3-18'
const PRODUCT = `/p/${SKU}/any-slug`
const LISTING = '/sheet-materials/osb-and-chipboard'
const [SHELL = ''] = [...documents].find(([, text]) => text.startsWith('query Shell')) ?? []

/** The current names on the platform. */
const named = { board: 'Board', category: 'Department' }
const SOON = { timeout: 18_000 }
/** An incomplete page is rendered again after 20 seconds. */
const COMPLETE_SOON = { timeout: 50_000 }
let isSold = true
let changes = 0
/** How often the departments were read from the platform: once for each comparison of the menus. */
let menuReads = 0
let platform: LocalServer
let shop: HttpShop
let productId = ''
/** The category of the listing. */
let listingId = ''

const rename = (thing: keyof typeof named = 'board') => {
  changes += 1
  named[thing] = `${thing} ${changes}`
}
const fetchText = async (path: string) => (await visit(path, shop.url)).html
const fetchMenu = async () => (await fetch(`${shop.url}/graphql?documentId=${SHELL}`)).text()
const invalidate = async (tags: string) => {
  const answer = await fetch(`${shop.url}/invalidate?key=${KEY}&tag=${tags}`)
  expect(await answer.json()).toEqual({ code: 200, result: `Tags invalidated successfully [${tags}]` })
}

const readCacheStates = async (paths: readonly string[]) => {
  const pages = await Promise.all(paths.map((path) => visit(path, shop.url)))
  return pages.map(({ headers }) => headers.get('x-cache'))
}

/**
 * Requests pages until the cache has all of them complete. A busy machine renders some without their addresses in other store views, and
 * any invalidation removes those.
 */
const cacheComplete = (paths: readonly string[]) =>
  vi.waitFor(async () => {
    const pages = await Promise.all(paths.map((path) => visit(path, shop.url)))
    for (const { headers } of pages) {
      expect(headers.get('x-cache')).toBe('hit')
      expect(headers.get('cache-control')).toContain('stale-while-revalidate')
    }
  }, COMPLETE_SOON)

beforeAll(async () => {
  platform = await rewritingPlatform(inject('shop').sandboxUrl, (entity, document) => {
    if (entity === 'product' && document.sku === SKU) return { ...document, name: named.board, status: isSold ? 1 : 2 }
    if (entity === 'category' && document.url_path === LISTING.slice(1)) listingId = String(document.id)
    if (entity !== 'category' || document.url_path !== 'timber') return document
    menuReads += 1
    return { ...document, name: named.category }
  })
  shop = await httpShop({ PLATFORM_URL: platform.url, ...GERMAN, INVALIDATION_KEY: KEY, ...FOR_LONG })
  // The first page of a new shop waits for reads that its URLs in other store views do not need.
  await visit('/de/wishlist', shop.url)
  // From its first comparison on the shop knows its menu.
  await cacheComplete(['/wishlist'])
  await invalidate('C999999')
  await vi.waitFor(async () => expect(await readCacheStates(['/wishlist'])).toEqual(['stale']), SOON)
  productId = /,P(\d+)/.exec((await visit(PRODUCT)).headers.get('cache-tag') ?? '')?.[1] ?? ''
}, 90_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})
beforeEach(async () => {
  rename()
  await invalidate('*')
})

// CACHE-9, CACHE-13
describe('change on the platform', () => {
  it('stays hidden while cached pages are fresh', async () => {
    const before = named.board
    expect(await fetchText(PRODUCT)).toContain(before)
    rename()
    expect(await fetchText(PRODUCT)).toContain(before)
  })

  it('shows at once on the product page, its listing and all store views after its tag is invalidated', {
    timeout: 70_000,
  }, async () => {
    const paths = [PRODUCT, `/de${PRODUCT}`, LISTING]
    for (const path of paths) expect(await fetchText(path)).toContain(named.board)
    await cacheComplete(['/wishlist'])
    rename()
    await invalidate(`P${productId}`)
    for (const path of paths) expect(await fetchText(path)).toContain(named.board)
    expect((await visit('/wishlist', shop.url)).headers.get('x-cache')).toBe('hit')
  })

  it.each(['product', 'T1', 'cmsPage'])('shows on the next page after %s is invalidated', async (tags) => {
    await fetchText(PRODUCT)
    rename()
    await invalidate(tags)
    expect(await fetchText(PRODUCT)).toContain(named.board)
  })

  // CACHE-15
  it('shows on the pages of a product and its category after both are invalidated, and leaves other pages cached', {
    timeout: 70_000,
  }, async () => {
    const above = '/sheet-materials'
    const reached = [PRODUCT, LISTING, above]
    const others = ['/contact', '/timber', '/wishlist']
    await readCacheStates(reached)
    await cacheComplete(others)
    rename()
    const before = menuReads
    await invalidate(`P${productId},C${listingId}`)
    await expect.poll(() => menuReads, SOON).toBe(before + 1)
    // The next comparison begins after this one has invalidated the pages.
    await invalidate('C999999')
    await expect.poll(() => menuReads, SOON).toBe(before + 2)
    expect(await readCacheStates(others)).toEqual(['hit', 'hit', 'hit'])
    expect(await readCacheStates(reached)).toEqual(['miss', 'miss', 'miss'])
    for (const path of [PRODUCT, LISTING]) expect(await fetchText(path)).toContain(named.board)
  })

  // CACHE-15
  it('shows in every menu soon, and in browser queries at once, after any category is invalidated', async () => {
    expect(await fetchText('/wishlist')).toContain(named.category)
    expect(await fetchMenu()).toContain(named.category)
    rename('category')
    await invalidate('C999999')
    expect(await fetchMenu()).toContain(named.category)
    await expect.poll(async () => (await fetchText('/wishlist')).includes(named.category), SOON).toBe(true)
  })

  it('shows only on the invalidated screen of the invalidated store view', { timeout: 70_000 }, async () => {
    await cacheComplete(['/', '/de', PRODUCT])
    rename()
    await invalidate('de-home')
    const states = await Promise.all(
      ['/', '/de', PRODUCT].map(async (path) => (await visit(path, shop.url)).headers.get('x-cache')),
    )
    expect(states).toEqual(['hit', 'miss', 'hit'])
  })

  it('makes a page available that was not found before', async () => {
    isSold = false
    expect((await visit(PRODUCT, shop.url)).status).toBe(404)
    isSold = true
    await invalidate(`P${productId}`)
    expect((await visit(PRODUCT, shop.url)).status).toBe(200)
  })
})

// CACHE-16
describe('first page after an invalidation', () => {
  it('shows the earlier content once if it has no prices, and other caches must revalidate it', { timeout: 70_000 }, async () => {
    await cacheComplete(['/wishlist'])
    await invalidate('menu')
    const { headers } = await visit('/wishlist', shop.url)
    expect([headers.get('x-cache'), headers.get('cache-control')]).toEqual(['stale', 'no-cache'])
    await expect.poll(() => readCacheStates(['/wishlist']), SOON).toEqual(['hit'])
  })

  it('waits for the new prices if it has prices', async () => {
    await readCacheStates([PRODUCT, LISTING])
    await invalidate(`C${listingId}`)
    expect(await readCacheStates([PRODUCT, LISTING])).toEqual(['miss', 'miss'])
  })
})

// CACHE-17
describe('dry run', () => {
  it('lists the cached pages that an invalidation would reach, and invalidates none', async () => {
    for (const path of [PRODUCT, LISTING, '/contact']) await visit(path, shop.url)
    const answer = await fetch(`${shop.url}/invalidate?key=${KEY}&tag=P${productId},C${listingId}&dry=1`)
    const { total, addresses } = await answer.json()
    expect(addresses).toEqual(expect.arrayContaining([shop.url + PRODUCT, shop.url + LISTING]))
    expect(addresses).not.toContain(`${shop.url}/contact`)
    expect(total).toBe(addresses.length)
    expect(await readCacheStates([PRODUCT, LISTING])).toEqual(['hit', 'hit'])
  })
})

// CACHE-13
describe('invalidation endpoint', () => {
  it('rejects requests without the right key', async () => {
    await fetchText(PRODUCT)
    for (const query of ['?tag=*', '?key=&tag=*', `?key=${KEY}x&tag=*`, `?key=${KEY}&key=${KEY}&tag=*`])
      for (const method of ['GET', 'POST', 'HEAD']) {
        const answer = await fetch(`${shop.url}/invalidate${query}`, { method, headers: { 'sec-fetch-site': 'cross-site' } })
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
      }
    expect((await visit(PRODUCT, shop.url)).headers.get('x-cache')).toBe('hit')
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('rejects %s', async (method) => {
    const answer = await fetch(`${shop.url}/invalidate?key=${KEY}&tag=*`, { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD, OPTIONS'])
  })

  it('allows no cross-origin request', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const answer = await fetch(`${shop.url}/invalidate`, { method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('returns 404 if no key is configured', async () => {
    expect((await visit(`/invalidate?key=${KEY}&tag=*`)).status).toBe(404)
  })
})

// CACHE-13
describe('invalidation key', () => {
  it('never appears in the log, in a page or in a header, wherever it was sent', async () => {
    const silent = await switchedShop({ INVALIDATION_KEY: KEY, LOG_LEVEL: 'trace', ...GERMAN })
    const wrong = KEY.toUpperCase()
    const send = async (path: string, request: RequestInit = {}) => {
      const answer = await fetch(silent.url + path, { redirect: 'manual', ...request })
      const seen = JSON.stringify([[...answer.headers], await answer.text()])
      expect([seen.includes(KEY), seen.includes(wrong)]).toEqual([false, false])
    }
    for (const key of [KEY, wrong]) {
      for (const path of ['/invalidate', '/de/invalidate', '/invalidate/', '/Invalidate', '//invalidate', '/invalidate/%zz'])
        await send(`${path}?key=${key}&tag=P1`)
      await send(`/invalidate?tag=P1&key=${key}`, { method: 'PUT' })
      await send(`/invalidate?tag=P1&key=${key}`, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } })
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      await send('/invalidate', { method: 'POST', headers, body: '{"tags":["P1"]}' })
      await send('/invalidate', { method: 'POST', headers, body: '[' })
    }
    await silent.stop()
    const output = silent.output()
    expect(output).toContain('caches invalidated')
    expect(output).toContain('invalidation request without a valid key')
    expect([output.includes(KEY), output.includes(wrong)]).toEqual([false, false])
  })
})
