import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importCatalog } from '../../sandbox/import/import-catalog.ts'
import { openDatabase } from '../../sandbox/store/database.ts'
import { structuredData, visit } from '../kit/page.ts'
import { PATIENT, type RunningShop, startShop } from '../kit/shop.ts'
import { TRADE_WORDS } from '../kit/trade-words.ts'

const SHOP = `
name: Crust & Crumb
phone: 01632 960 001
colours: { bar: '#7a3e12', barDark: '#2b1708', paper: '#fffaf2' }
pages: { help: [allergens], about: [our-ovens] }
texts:
  title: Bread and cakes
  description: Bread, rolls and cakes, baked every night.
  promise: Baked at four, with you by seven
  contact: Ask us what is in it.
  hours: Tuesday to Sunday 6:30–13:00
  searchPlaceholder: Search bread, cakes, allergens…
  searchExample: Rye, sourdough, gluten free…
  searchAdvice: ['Try the name of a flour.']
`
const CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#ff0000"/></svg>'

const EXPORT = [
  entity('product', {
    id: 'a3f1-rye',
    sku: 'RYE',
    name: 'Rye loaf',
    type_id: 'simple',
    status: 1,
    visibility: 4,
    price: 4,
    tax_class_id: 2,
    category_ids: ['loaves'],
    url_path: 'bread/rye',
  }),
  entity('category', { id: 2, parent_id: 1, name: 'Root', level: 1, path: '1/2', is_active: true }),
  entity('category', {
    id: 'loaves',
    parent_id: 2,
    name: 'Loaves',
    level: 2,
    path: '1/2/loaves',
    url_path: 'bread',
    is_active: true,
    include_in_menu: 1,
    product_count: 1,
  }),
  entity('cms_page', { id: 1, identifier: 'allergens', title: 'Allergens', content: '<p>Wheat.</p>', is_active: true }),
]

let shop: RunningShop
const folder = mkdtempSync(join(tmpdir(), 'heartwood-bakery-'))
const [content, data, dump] = ['content', 'data', 'export'].map((name) => join(folder, name)) as [string, string, string]

beforeAll(async () => {
  for (const path of [join(content, 'shop'), join(content, 'pictures'), dump]) mkdirSync(path, { recursive: true })
  writeFileSync(join(content, 'shop', 'default.yaml'), SHOP)
  for (const name of ['mark', 'favicon', 'icon', 'icon-maskable', 'placeholder']) {
    writeFileSync(join(content, 'pictures', `${name}.svg`), CIRCLE)
  }
  cpSync('bff/content/pictures/apple-touch-icon.png', join(content, 'pictures', 'apple-touch-icon.png'))
  writeFileSync(join(dump, 'all.jsonl'), EXPORT.map((document) => JSON.stringify(document)).join('\n'))
  const database = openDatabase(data)
  importCatalog(database, dump, new Date())
  database.close()
  shop = await startShop({ data, env: { LOG_LEVEL: 'warn', ...PATIENT, CONTENT_DIR: content } })
}, 60_000)
afterAll(async () => {
  await shop?.stop()
  rmSync(folder, { recursive: true })
})

// SHOP-17
describe('shop of another trade with its own content', () => {
  it.each([
    '/',
    '/bread',
    '/bread/rye',
    '/search',
    '/search?q=rye',
    '/search?q=nothing-of-it',
    '/compare',
    '/no/such/page',
    '/i/allergens',
    '//%25/',
  ])('mentions nothing of the timber trade at %s', async (path) => {
    const { html } = await visit(path, shop.url)
    expect(html).toContain('Crust &amp; Crumb')
    expect(html.match(TRADE_WORDS)).toBeNull()
  })

  it('shows its own texts in the header, in the footer, on the home page and in empty search results', async () => {
    const home = await visit('/', shop.url)
    for (const text of [
      'Baked at four, with you by seven',
      'Ask us what is in it.',
      'Tuesday to Sunday 6:30–\u206013:00',
      '01632 960 001',
    ]) {
      expect(home.html).toContain(text)
    }
    expect(home.html).toContain('placeholder="Search bread, cakes, allergens…"')
    expect(home.main).toMatch(/<h1[^>]*>Bread and cakes<\/h1>/)
    expect(home.html).toContain('<title>Bread and cakes')
    expect(home.html).toContain('content="#7a3e12" media="(prefers-color-scheme: light)"')
    expect(home.html).toContain('href="/i/allergens"')
    expect((await visit('/search?q=nothing-of-it', shop.url)).text).toContain('Try the name of a flour.')
  })

  it('gives its own name to search engines and to the web app manifest', async () => {
    const organisation = structuredData(await visit('/', shop.url)).get('Organization')
    expect(organisation).toMatchObject({
      name: 'Crust & Crumb',
      telephone: '01632 960 001',
      description: 'Bread, rolls and cakes, baked every night.',
    })
    const manifest = await (await fetch(`${shop.url}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ name: 'Crust & Crumb', theme_color: '#7a3e12', background_color: '#fffaf2' })
    expect(JSON.stringify(manifest).match(TRADE_WORDS)).toBeNull()
  })

  it('uses its own logo and icons, and its own placeholder if a product has no picture', async () => {
    for (const name of ['mark', 'favicon', 'icon', 'icon-maskable']) {
      expect(await (await fetch(`${shop.url}/${name}.svg`)).text()).toBe(CIRCLE)
    }
    const picture = await fetch(`${shop.url}/img/324x489/no/such/picture.webp`)
    const { data } = await sharp(Buffer.from(await picture.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = (244 * 324 + 162) * 3
    expect(data[middle]).toBeGreaterThan(200)
    expect(data[middle + 1]).toBeLessThan(60)
  })
})

// URL-7, CAT-2
describe('products and categories with non-numeric ids', () => {
  it('appear in listings, product pages, the menu and the sitemap', async () => {
    const shelf = await visit('/bread', shop.url)
    expect([shelf.status, shelf.text]).toEqual([200, expect.stringContaining('Rye loaf')])
    const product = await visit('/bread/rye', shop.url)
    expect([product.status, product.text]).toEqual([200, expect.stringContaining('Rye loaf')])
    expect((await visit('/p/RYE/any-slug', shop.url)).text).toContain('Rye loaf')
    expect((await visit('/', shop.url)).text).toContain('Loaves')
    const files = await Promise.all(
      addressesIn(await (await fetch(`${shop.url}/sitemap.xml`)).text()).map(async (file) => (await fetch(file)).text()),
    )
    expect(files.flatMap(addressesIn)).toEqual(expect.arrayContaining([`${shop.url}/bread`, `${shop.url}/bread/rye`]))
  })

  it('can be filtered by id, and read by id through GraphQL', async () => {
    const query = '{ category(by: { id: "loaves" }) { id productCount products { total items { id sku } } } }'
    const url = `${shop.url}/graphql`
    const body = JSON.stringify({ query })
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect((await reply.json()).data.category).toEqual({
      id: 'loaves',
      productCount: 1,
      products: { total: 1, items: [{ id: 'a3f1-rye', sku: 'RYE' }] },
    })
  })
})

const addressesIn = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

function entity(name: string, source: Readonly<Record<string, unknown>>) {
  return { _index: `bakery_${name}`, _source: source }
}
