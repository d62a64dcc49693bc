import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importCatalog } from '../../sandbox/import/import-catalog.ts'
import { openDatabase } from '../../sandbox/store/database.ts'
import { visit } from '../kit/page.ts'
import { PATIENT, type RunningShop, startShop } from '../kit/shop.ts'

/** Another merchant's export: no timber products, and only the fields that a product needs. */
const EXPORT = [
  product(1, { sku: 'CUP-RED', name: 'Red cup', price: 5, tax_class_id: '2', category_ids: ['10'], url_path: 'cups/red-cup' }),
  product(2, { id: '2', sku: 'CUP-BLUE', name: 'Blue cup', price: '6.5', status: '1', visibility: '4', category_ids: [10] }),
  source('category', 2, { parent_id: 1, name: 'Root', level: 1, path: '1/2', is_active: true }),
  source('category', 10, { parent_id: 2, name: 'Cups', path: '1/2/10', url_path: 'cups', is_active: true, product_count: '2' }),
  source('taxrule', 1, {
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [{ id: 1, tax_country_id: 'GB', tax_region_id: 0, rate: 20 }],
  }),
]

let shop: RunningShop
const data = mkdtempSync(join(tmpdir(), 'heartwood-merchant-'))

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-export-'))
  writeFileSync(join(folder, 'all.jsonl'), EXPORT.map((document) => JSON.stringify(document)).join('\n'))
  const database = openDatabase(data)
  importCatalog(database, folder, new Date())
  database.close()
  rmSync(folder, { recursive: true })
  shop = await startShop({ data, env: { LOG_LEVEL: 'warn', ...PATIENT } })
}, 60_000)
afterAll(async () => {
  await shop?.stop()
  rmSync(data, { recursive: true })
})

describe('shop with another merchant’s catalogue', () => {
  it('shows the newest products and the categories on the home page', async () => {
    const { status, text, links } = await visit('/', shop.url)
    expect(status).toBe(200)
    expect(text).toContain('Red cup')
    expect(text).toContain('£6.00')
    expect(links).toContain('/cups')
  })

  it('lists a category, with VAT if a tax rule applies', async () => {
    const { text } = await visit('/cups', shop.url)
    expect(text).toMatch(/Red cup.*£6\.00 inc VAT £5\.00 ex VAT/)
    expect(text).toMatch(/Blue cup.*£6\.50 inc VAT £6\.50 ex VAT/)
  })

  it('opens products by path and by sku', async () => {
    expect((await visit('/cups/red-cup', shop.url)).text).toContain('Red cup')
    expect((await visit('/p/CUP-BLUE/any-slug', shop.url)).text).toContain('Blue cup')
  })

  it('finds products by search', async () => {
    expect((await visit('/search?q=blue', shop.url)).text).toContain('Blue cup')
  })

  it('does not link to content pages that do not exist', async () => {
    const { html } = await visit('/', shop.url)
    expect(html).not.toMatch(/href="\/i\//)
  })

  it('logs no platform errors', () => {
    expect(shop.output()).not.toContain('PLATFORM')
  })
})

function product(id: number, fields: object) {
  return source('product', id, { type_id: 'simple', status: 1, visibility: 4, ...fields })
}

function source(entity: string, id: number, fields: object) {
  return { _index: `another_shop_${entity}_1700000000`, _type: '_doc', _id: String(id), _source: { id, ...fields } }
}
