import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { visit } from '../kit/page.ts'
import { type RefusingPlatform, refusingPlatform } from '../kit/refusing-platform.ts'
import type { RunningShop } from '../kit/shop.ts'
import { switchedShop } from '../kit/switched-shop.ts'

let platform: RefusingPlatform
let shop: RunningShop
const startOn = (env: Readonly<Record<string, string>> = {}) =>
  switchedShop({ PLATFORM_URL: platform.url, LOG_LEVEL: 'warn', ...env })

beforeAll(async () => {
  platform = await refusingPlatform(inject('shop').sandboxUrl)
}, 60_000)
afterAll(() => platform?.close())

const cards = (main: string) => [...main.matchAll(/<article[^>]*>.*?href="([^"]+)"/gs)].map(([, href]) => href)
const facets = (main: string) => [...main.matchAll(/name="(\w+)" value="/g)].map(([, name]) => name)

// SEARCH-19
describe('shop on an index with text fields', () => {
  // Fields as the platform's loader creates them from Magento documents, and an id mapped as text.
  const ATTRIBUTES = ['brand', 'finish', 'wood_type', 'wood_type_options', 'thickness', 'width']

  beforeAll(async () => {
    platform.textFields('product', [...ATTRIBUTES, 'id'])
    platform.textFields('review', ['created_at', 'id'])
    shop = await startOn()
  }, 60_000)
  afterAll(() => shop?.stop())

  it.each(['/decking/boards', '/search?q=oak', '/decking/boards?sort=price_asc', '/decking/boards?sort=latest', '/'])(
    'shows the same products at %s as with a keyword index',
    async (path) => {
      const [page, mapped] = await Promise.all([visit(path, shop.url), visit(path)])
      expect(page.status).toBe(200)
      expect(cards(page.main)).toEqual(cards(mapped.main))
      expect(cards(page.main).length).toBeGreaterThan(3)
    },
  )

  it('offers the same facets and filter results', async () => {
    const [page, mapped] = await Promise.all([visit('/decking/boards', shop.url), visit('/decking/boards')])
    expect(facets(page.main)).toEqual(facets(mapped.main))
    expect(facets(page.main)).toContain('wood_type')
    const [, choice] = /name="(wood_type)" value="(\d+)"/.exec(page.main)?.slice(1) ?? []
    const chosen = `/decking/boards?wood_type=${choice}`
    expect(cards((await visit(chosen, shop.url)).main)).toEqual(cards((await visit(chosen)).main))
  })

  it('shows product reviews', async () => {
    const query = '{ product(by: { sku: "MDF-18" }) { reviews(first: 3) { total items { title } } } }'
    const { data, errors } = await ask(query)
    expect(errors).toBeUndefined()
    expect(data.product.reviews.items).toHaveLength(3)
  })

  it('logs each rejected field once, with the engine’s reason', async () => {
    const refusals = () => expectLogged('index rejected a field')
    const fields = () => refusals().map(({ entity, field }) => `${entity} ${field}`)
    await expect.poll(fields).toEqual(expect.arrayContaining(['product brand', 'product id', 'review id']))
    expect(fields()).toHaveLength(new Set(fields()).size)
    for (const refusal of refusals())
      expect(refusal).toMatchObject({ level: 50, reason: expect.stringContaining('fielddata=true') })
  })
})

// LIST-7
describe('listing that the engine always rejects', () => {
  beforeAll(async () => {
    platform.refuseAll('product', null)
    shop = await startOn({ PAGE_FRESH_SECONDS: '0', UPSTREAM_FRESH_SECONDS: '0' })
    await visit('/decking/boards', shop.url)
    platform.refuseAll('product', 'a secret of the engine')
  }, 60_000)
  afterAll(async () => {
    await shop?.stop()
    platform.refuseAll('product', null)
  })

  it.each(['/mouldings/skirting', '/search?q=oak', '/c/skirting-24'])(
    'answers 503 at %s instead of an empty list, and is not indexed',
    async (path) => {
      const page = await visit(path, shop.url)
      expect(page.status).toBe(503)
      expect(page.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.html).toContain('<meta name="robots" content="noindex"')
      expect(page.main).toContain('<h1')
      expect(page.html).not.toMatch(/No products|secret/)
    },
  )

  it('is served stale if it was rendered before', async () => {
    const page = await visit('/decking/boards', shop.url)
    expect(page.status).toBe(200)
    expect(cards(page.main).length).toBeGreaterThan(3)
  })

  it('returns an error code to GraphQL clients and keeps the category', async () => {
    const { data, errors } = await ask('{ category(by: { urlPath: "mouldings/skirting" }) { name products { total } } }')
    expect(data.category).toMatchObject({ products: null })
    expect(errors[0].extensions.code).toBe('PLATFORM_UNREACHABLE')
    expect(JSON.stringify(errors)).not.toContain('secret')
  })
})

// SEARCH-28
describe('listing when an index shard fails', () => {
  beforeAll(async () => {
    platform.failShard('product', null)
    shop = await startOn({ PAGE_FRESH_SECONDS: '0', UPSTREAM_FRESH_SECONDS: '0' })
    await visit('/mouldings/skirting', shop.url)
    platform.failShard('product', 'the disk of this shard')
  }, 60_000)
  afterAll(async () => {
    await shop?.stop()
    platform.failShard('product', null)
  })

  it('is shown, but cached only briefly and not indexed', async () => {
    const page = await visit('/decking/boards', shop.url)
    expect(page.status).toBe(200)
    expect(cards(page.main).length).toBeGreaterThan(3)
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
    expect(page.html).not.toContain('the disk')
  })

  it('is served complete from the cache if it was rendered before', async () => {
    const page = await visit('/mouldings/skirting', shop.url)
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, null])
  })

  it.each(['/p/NO-SUCH/thing', '/no/such/thing', '/search?q=qqqzzzq'])(
    'answers 503 for %s instead of 404 or an empty result',
    async (path) => {
      const page = await visit(path, shop.url)
      expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
    },
  )

  it('is logged once with the engine’s reason', async () => {
    const reason = '1 shards failed: shard_exception the disk of this shard'
    await expect
      .poll(() => expectLogged('partial search result'))
      .toEqual([expect.objectContaining({ level: 50, entity: 'product', reason })])
  })
})

/** Parses the log lines that contain the text. */
const expectLogged = (text: string) =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.includes(text))
    .map((line) => JSON.parse(line))

async function ask(query: string) {
  const reply = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return reply.json()
}
