import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { documents } from '#schema/generated/documents.ts'
import { catalogCategories, catalogProducts, isListed } from '../kit/catalog.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import {
  type DocumentChange,
  type FieldPath,
  isObject,
  type Json,
  type ManglingPlatform,
  manglingPlatform,
  type SentDocument,
} from '../kit/mangling-platform.ts'

/** Values that do not belong in a field: of another type, out of range, or hostile. */
const VALUES: readonly Json[] = [
  ...[null, true, [], {}, '', ' ', [null], [[[]]], [{}], { toString: 'x', length: 3 }, ['\ud800', 1e300]],
  ...['\ud800', 'Oak \udfff board', 'a\u0000b\r\nset-cookie: x', 'Дуб', '橡木板 🪵', '%', '%ff', 'a,b', 'x'.repeat(9000)],
  ...[
    '..',
    '//evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '<script>alert(1)</script>',
    '?#&',
    '__proto__',
    'constructor',
  ],
  ...[-1, 0, 1.5, -0.1, 5e-324, 2 ** 31, 2 ** 53, 1e21, 1e300, -1e300],
  ...['1.5', '-1', '1e300', 'NaN', 'Infinity', '9'.repeat(400), `${'9'.repeat(400)} mm`, '0.0000001', '0000-00-00 00:00:00'],
]

/** Runs more cases: `MANGLED_SEED=7 MANGLED_ROUNDS=100 npm test -- --only unit test/fault/bad-documents`. */
const SEED = Number(process.env.MANGLED_SEED ?? 1)
const ROUNDS = Number(process.env.MANGLED_ROUNDS ?? 1)
const ONE_BY_ONE = 8 * ROUNDS

let platform: ManglingPlatform
let shop: HttpShop
let templates: ReadonlyMap<string, () => Promise<Answer>>
beforeAll(async () => {
  platform = await manglingPlatform(inject('shop').sandboxUrl)
  // Turns all caches off, so that each page reflects the platform's current answers.
  const uncached = { CACHE_MB: 'pages=0,upstream=0,answers=0', UPSTREAM_FRESH_SECONDS: '0' }
  shop = await httpShop({ ...uncached, PLATFORM_URL: platform.url, LOG_LEVEL: 'silent' })
  templates = await loadTemplates(shop.url)
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})

interface Answer {
  readonly status: number
  /** Number of products in the answer. */
  readonly listed: number
  /** The failure of the page or of one of its parts, or null. */
  readonly failure: string | null
}

const TYPES = ['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'] as const
const LISTS = ['category', 'search', 'more products']
const TEMPLATES = [
  ...['home', ...LISTS, 'category by its slug, filtered and sorted', ...TYPES.map((type) => `${type} product`)],
  ...['product by its sku', 'text', 'sitemap', 'sitemap of categories', 'sitemap of products', 'product feed', 'comparison'],
  ...['recently viewed', 'related products', 'reviews', 'suggestions'],
]

describe('documents with one malformed field each', () => {
  it.each(TEMPLATES)('break no page: %s', { timeout: 60_000 * ROUNDS }, async (name) => {
    const { sent } = await sentFor(name)
    for (const round of Array.from({ length: ROUNDS }, (_, i) => i)) {
      const changes = sampleChanges(sent, SEED + round)
      expect(await collectFailures(name, changes), `MANGLED_SEED=${SEED + round}`).toEqual([])
    }
  })
})

describe('product with one malformed field', () => {
  it.each(LISTS)('removes no other product from the list: %s', { timeout: 60_000 * ROUNDS }, async (name) => {
    const { sent, listed } = await sentFor(name)
    const products = sent.filter(({ kind }) => kind === 'product')
    for (const change of sampleChanges(products, SEED).slice(0, ONE_BY_ONE)) {
      platform.mangle(change)
      const after = await render(name)
      expect(after.listed, describeChange(change)).toBeGreaterThanOrEqual(listed - 1)
    }
    expect(listed).toBeGreaterThan(10)
  })
})

// CACHE-12
describe('catalogue index of documents with one malformed field each', () => {
  it('contains the readable documents, or is unavailable as a whole', { timeout: 60_000 * ROUNDS }, async () => {
    const { sent } = await sentFor('catalogue index')
    const products = sent.filter(({ kind }) => kind === 'product')
    expect(products.length).toBeGreaterThan(600)
    for (const round of Array.from({ length: ROUNDS }, (_, i) => i)) {
      platform.mangle(...sampleChanges(sent, SEED + round))
      const { status, listed } = await render('catalogue index')
      expect([200, 503], `MANGLED_SEED=${SEED + round}`).toContain(status)
      if (status === 200) expect(listed).toBeGreaterThan(products.length * 0.8)
    }
  })
})

const render = (name: string): Promise<Answer> => templates.get(name)?.() ?? Promise.reject(new Error(`There is no ${name}`))

/** Returns the documents behind a template. */
async function sentFor(name: string) {
  platform.mangle()
  let before: Answer | null = null
  const sent = await platform.during(async () => {
    before = await render(name)
  })
  expect(before).toMatchObject({ status: 200, failure: null })
  expect(sent.length).toBeGreaterThan(0)
  return { sent, listed: (before as Answer | null)?.listed ?? 0 }
}

/** Returns the changes that each fail the template alone, found by bisection. */
async function collectFailures(name: string, changes: readonly DocumentChange[]): Promise<readonly string[]> {
  platform.mangle(...changes)
  const { failure } = await render(name)
  if (failure === null) return []
  const half = Math.ceil(changes.length / 2)
  if (changes.length === 1) return [`${changes.map(describeChange)}: ${failure}`]
  return [...(await collectFailures(name, changes.slice(0, half))), ...(await collectFailures(name, changes.slice(half)))]
}

/** Replaces one field of each document with one of the values. */
function sampleChanges(sent: readonly SentDocument[], seed: number): readonly DocumentChange[] {
  const picks = fc.sample(fc.tuple(fc.nat(), fc.constantFrom(...VALUES)), { numRuns: sent.length, seed })
  return sent.map((one, i) => {
    const [place, value] = picks[i] ?? [0, null]
    const paths = fieldPaths(one.document)
    return { ...one, path: paths[place % paths.length] ?? [], value }
  })
}

function fieldPaths(value: Json, path: FieldPath = []): readonly FieldPath[] {
  const members = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : []
  return [...(path.length > 0 ? [path] : []), ...members.flatMap(([step, member]) => fieldPaths(member, [...path, step]))]
}

const describeChange = ({ kind, document, path, value }: DocumentChange) =>
  `${kind} ${document.id ?? ''} ${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`

async function loadTemplates(url: string): Promise<ReadonlyMap<string, () => Promise<Answer>>> {
  const [products, categories] = await Promise.all([catalogProducts(), catalogCategories()])
  const listed = products.filter(isListed)
  const ofType = (type: string) => listed.find(({ type_id }) => type_id === type)
  const category = categories.find(({ url_path, slug, level, is_active, product_count }) =>
    Boolean(url_path && slug && is_active && level > 1 && product_count > 20),
  )
  const skus = TYPES.map((type) => ofType(type)?.sku)
  const page = (path: string) => () => pageAt(url + path)
  const operation = (name: string, variables: object) => () => answerTo(url, name, variables)
  return new Map([
    ['home', page('/')],
    ['category', page(`/${category?.url_path}`)],
    ['category by its slug, filtered and sorted', page(`/c/${category?.slug}?price=0-50&sort=price_asc`)],
    ['search', page('/search?q=oak')],
    ...TYPES.map((type) => [`${type} product`, page(`/${ofType(type)?.url_path}`)] as const),
    ['product by its sku', page(`/p/${ofType('configurable')?.sku}/any-slug`)],
    ['text', page('/i/delivery')],
    ['sitemap', page('/sitemap.xml')],
    ['sitemap of categories', page('/sitemap-categories.xml')],
    ['sitemap of products', page('/sitemap-products.xml')],
    ['product feed', page('/feeds/google.xml')],
    ['catalogue index', () => indexAt(url)],
    ['comparison', operation('CompareProducts', { skus })],
    ['recently viewed', operation('RecentlyViewed', { skus })],
    ['related products', operation('RelatedProducts', { sku: ofType('simple')?.sku })],
    ['reviews', operation('ProductReviews', { productId: String(products.find(({ sku }) => sku === 'OSB3-18')?.id) })],
    ['suggestions', operation('SearchSuggestions', { search: 'oak' })],
    ['more products', operation('MoreProducts', { search: 'oak', offset: 0 })],
  ])
}

async function indexAt(url: string): Promise<Answer> {
  const reply = await fetch(`${url}/catalogue-index.json`)
  const text = await reply.text()
  const listed = reply.status === 200 ? JSON.parse(text).changed.length : 0
  return { status: reply.status, listed, failure: reply.status >= 500 ? `status ${reply.status}` : null }
}

/** The cache lifetime of a page that lacks a part because something failed. */
const INCOMPLETE = /s-maxage=10\b/

async function pageAt(address: string): Promise<Answer> {
  const reply = await fetch(address, { redirect: 'manual' })
  const html = await reply.text()
  const isIncomplete = INCOMPLETE.test(reply.headers.get('cache-control') ?? '')
  const failure = reply.status >= 500 ? `status ${reply.status}` : isIncomplete ? 'a part is missing' : null
  return { status: reply.status, listed: html.split('<article').length - 1, failure }
}

async function answerTo(url: string, name: string, variables: object): Promise<Answer> {
  const query = documents.values().find((text) => text.startsWith(`query ${name}`))
  const body = JSON.stringify({ query, variables })
  const reply = await fetch(`${url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const text = await reply.text()
  const { errors } = JSON.parse(text)
  return { status: reply.status, listed: text.split('"sku"').length - 1, failure: errors ? JSON.stringify(errors) : null }
}
