import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { contentWith } from '../kit/content.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import { visit } from '../kit/page.ts'
import { type RewritingPlatform, rewritingPlatform } from '../kit/rewriting-platform.ts'
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
const named = { board: '', category: '' }
let isSold = true
let changes = 0
let platform: RewritingPlatform
let shop: HttpShop
let productId = ''

const rename = () => {
  changes += 1
  Object.assign(named, { board: `Board ${changes}`, category: `Department ${changes}` })
}
const textOf = async (path: string) => (await visit(path, shop.url)).html
const menu = async () => (await fetch(`${shop.url}/graphql?documentId=${SHELL}`)).text()
const invalidate = async (tags: string) => {
  const answer = await fetch(`${shop.url}/invalidate?key=${KEY}&tag=${tags}`)
  expect(await answer.json()).toEqual({ code: 200, result: `Tags invalidated successfully [${tags}]` })
}

beforeAll(async () => {
  platform = await rewritingPlatform(inject('shop').sandboxUrl, (entity, document) => {
    if (entity === 'product' && document.sku === SKU) return { ...document, name: named.board, status: isSold ? 1 : 2 }
    if (entity === 'category' && document.url_path === 'timber') return { ...document, name: named.category }
    return document
  })
  shop = await httpShop({ PLATFORM_URL: platform.url, ...GERMAN, INVALIDATION_KEY: KEY, ...FOR_LONG })
  productId = /,P(\d+)/.exec((await visit(PRODUCT)).headers.get('cache-tag') ?? '')?.[1] ?? ''
})
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
    expect(await textOf(PRODUCT)).toContain(before)
    rename()
    expect(await textOf(PRODUCT)).toContain(before)
  })

  it('shows at once on the product page, its listing and all store views after its tag is invalidated', async () => {
    const paths = [PRODUCT, `/de${PRODUCT}`, LISTING]
    for (const path of paths) expect(await textOf(path)).toContain(named.board)
    await visit('/wishlist', shop.url)
    rename()
    await invalidate(`P${productId}`)
    for (const path of paths) expect(await textOf(path)).toContain(named.board)
    expect((await visit('/wishlist', shop.url)).headers.get('x-cache')).toBe('hit')
  })

  it.each(['product', 'P1,C24', 'T1', 'cmsPage'])('shows on the next page after %s is invalidated', async (tags) => {
    await textOf(PRODUCT)
    rename()
    await invalidate(tags)
    expect(await textOf(PRODUCT)).toContain(named.board)
  })

  it('shows in every menu and in browser queries after any category is invalidated', async () => {
    expect(await textOf('/wishlist')).toContain(named.category)
    expect(await menu()).toContain(named.category)
    rename()
    await invalidate('C999999')
    expect(await textOf('/wishlist')).toContain(named.category)
    expect(await menu()).toContain(named.category)
  })

  it('shows only on the invalidated screen of the invalidated store view', async () => {
    for (const path of ['/', '/de', PRODUCT]) await visit(path, shop.url)
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

// CACHE-13
describe('invalidation endpoint', () => {
  it('rejects requests without the right key', async () => {
    await textOf(PRODUCT)
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
