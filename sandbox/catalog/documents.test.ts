import { describe, expect, it } from 'vitest'
import { FILTER_ATTRIBUTES } from './attributes/attribute.ts'
import { builtInCatalog } from './documents.ts'
import { attribute, CATALOG, category, listDocuments, listProducts, TODAY } from './shapes.test-kit.ts'

const products = listProducts()
const categories = listDocuments('category').map((document) => category.parse(document))
const attributes = listDocuments('attribute').map((document) => attribute.parse(document))
const listed = products.filter(({ status, visibility }) => status === 1 && visibility > 1)
const children = products.flatMap((product) => product.configurable_children ?? [])

describe('built-in catalogue', () => {
  it('has at least 600 products of all six types with at least 2,000 variants', () => {
    expect(listed.length).toBeGreaterThanOrEqual(600)
    expect(children.length).toBeGreaterThanOrEqual(2000)
    expect(new Set(listed.map(({ type_id }) => type_id))).toHaveLength(6)
  })

  it('has three category levels below the root', () => {
    expect(categories.length).toBeGreaterThanOrEqual(40)
    expect(Math.max(...categories.map(({ level }) => level))).toBe(4)
    expect(categories.find(({ id }) => id === 2)).toMatchObject({ name: 'Default Category', level: 1, parent_id: 1 })
  })

  it.each([
    [294, 8],
    [335, 16],
  ])('fills category %i, active and not in the menu, with at least %i products', (id, least) => {
    expect(categories.find((found) => found.id === id)).toMatchObject({ is_active: true })
    expect(Boolean(categories.find((found) => found.id === id)?.include_in_menu)).toBe(false)
    expect(listed.filter(({ category_ids }) => category_ids.map(Number).includes(id)).length).toBeGreaterThanOrEqual(least)
  })

  it.each(FILTER_ATTRIBUTES.map(({ code }) => code))('has products to filter by %s', (code) => {
    expect(listed.some((product) => product[code] !== undefined || product[`${code}_options`] !== undefined)).toBe(true)
  })

  it('is identical for every call on the same day', () => {
    const later = [...builtInCatalog(new Date(TODAY.getTime() + 3_600_000))]
    const changed = later.filter((entry, i) => JSON.stringify(entry) !== JSON.stringify(CATALOG[i]))
    expect(changed).toEqual([])
    expect(later).toHaveLength(CATALOG.length)
  })

  it('has two to five pictures per product', () => {
    expect(listed.filter(({ media_gallery }) => media_gallery.length < 2 || media_gallery.length > 5)).toEqual([])
  })

  it('charges standard VAT on everything but firewood', () => {
    const reduced = listed.filter(({ tax_class_id }) => Number(tax_class_id) === 3)
    expect(reduced.length).toBeGreaterThan(3)
    expect(reduced.every(({ url_path }) => url_path.startsWith('timber/firewood/'))).toBe(true)
    expect(listDocuments('taxrule')).toMatchObject([
      {
        product_tax_class_ids: [2],
        rates: expect.arrayContaining([expect.objectContaining({ tax_country_id: 'GB', rate: 20 })]),
      },
      { product_tax_class_ids: [3], rates: expect.arrayContaining([expect.objectContaining({ tax_country_id: 'GB', rate: 5 })]) },
    ])
  })

  it.each([
    ['customers', 1],
    ['trade customers', 2],
  ])('charges VAT to %s by grouped tax too, as carts do', (_, group) => {
    for (const rule of listDocuments('taxrule')) expect(rule.customer_tax_class_ids).toContain(group)
  })

  it.each([
    'delivery',
    'returns',
    'about-us',
    'contact-info',
    'privacy-policy',
    'terms-and-conditions',
    'trade-accounts',
    'cutting-guide',
  ])('has the page %s, also in the page hierarchy', (identifier) => {
    expect(listDocuments('cms_page')).toContainEqual(expect.objectContaining({ identifier }))
    expect(listDocuments('cms_hierarchy')).toContainEqual(expect.objectContaining({ identifier }))
  })

  it('dates offers and reviews relative to the current day', () => {
    const moments = products.flatMap(({ created_at, updated_at }) => [created_at, updated_at])
    expect(moments.every((moment) => moment <= '2026-11-20 23:59:59')).toBe(true)
    expect(listDocuments('review').every(({ created_at }) => String(created_at) < '2026-11-20 00:00:00')).toBe(true)
  })
})

describe('references in the built-in catalogue', () => {
  const skus = new Set(products.map(({ sku }) => sku))
  const optionIds = new Map(
    attributes.map(({ attribute_code, options }) => [attribute_code, new Set(options.map(({ value }) => value))]),
  )

  it('have unique ids, skus and paths', () => {
    const items = [...listed, ...children]
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
    expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length)
    const paths = [...products, ...categories].map(({ url_path }) => url_path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('from products point to existing categories', () => {
    const ids = new Set(categories.map(({ id }) => id))
    expect(
      listed.filter(({ category_ids }) => category_ids.length === 0 || category_ids.some((id) => !ids.has(Number(id)))),
    ).toEqual([])
    expect(categories.filter(({ parent_id }) => parent_id !== 1 && !ids.has(parent_id))).toEqual([])
  })

  it('count the products of each category and its descendants once', () => {
    for (const { id, product_count } of categories) {
      const ids = categories.filter(({ path }) => path.split('/').includes(String(id))).map((found) => found.id)
      const inside = listed.filter(({ category_ids }) => category_ids.some((entry) => ids.includes(Number(entry))))
      expect([id, product_count]).toEqual([id, inside.length])
    }
  })

  it('from products point to existing attribute options', () => {
    const unknown = [...products, ...children].flatMap((item) =>
      [...FILTER_ATTRIBUTES.map(({ code }) => code), 'length', 'treatment', 'use'].flatMap((code) => {
        const values = String(item[code] ?? '')
          .split(',')
          .filter(Boolean)
        return values.filter((value) => !optionIds.get(code)?.has(value)).map((value) => `${item.sku} ${code} ${value}`)
      }),
    )
    expect(unknown).toEqual([])
  })

  it('from configurable options cover every value of the variants', () => {
    for (const { sku, configurable_options = [], configurable_children = [] } of products) {
      for (const { attribute_id, values } of configurable_options) {
        const code = attributes.find((found) => found.attribute_id === Number(attribute_id))?.attribute_code ?? ''
        const indexes = new Set(values.map(({ value_index }) => value_index))
        expect([sku, code, configurable_children.every((child) => indexes.has(Number(child[code])))]).toEqual([sku, code, true])
      }
    }
  })

  it('between products point to existing products, except for one member of a group', () => {
    const links = products.flatMap(({ product_links, bundle_options = [] }) => [
      ...product_links.map(({ linked_product_sku }) => linked_product_sku),
      ...bundle_options.flatMap((option) => option.product_links.map(({ sku }) => sku)),
    ])
    expect(links.filter((sku) => !skus.has(sku))).toEqual(['DECKBAL-COLONIAL-WIDE'])
  })

  it('from reviews point to listed products', () => {
    const ids = new Set(listed.map(({ id }) => id))
    expect(listDocuments('review').filter(({ product_id }) => !ids.has(Number(product_id)))).toEqual([])
  })
})

describe.each(['de', 'it'] as const)('built-in catalogue in the store view %s', (view) => {
  const translated = listProducts(view)
  const sameIn = (names: readonly string[], others: readonly string[]) =>
    names.filter((name, i) => name === others[i]).length / names.length

  it('has the same products with translated names', () => {
    expect(translated.map(({ sku }) => sku)).toEqual(products.map(({ sku }) => sku))
    expect(
      sameIn(
        translated.map(({ name }) => name),
        products.map(({ name }) => name),
      ),
    ).toBeLessThan(0.01)
  })

  it('has translated descriptions, categories and option labels', () => {
    const texts = (list: typeof products) => list.map(({ short_description = '' }) => short_description)
    expect(sameIn(texts(translated).filter(Boolean), texts(products).filter(Boolean))).toBe(0)
    const names = listDocuments('category', view).map(({ name }) => String(name))
    expect(
      sameIn(
        names,
        categories.map(({ name }) => name),
      ),
    ).toBeLessThan(0.1)
    const wood = listDocuments('attribute', view).find(({ attribute_code }) => attribute_code === 'wood_type')
    expect(JSON.stringify(wood)).toContain(view === 'de' ? 'Eiche' : 'Rovere')
  })

  it('links departments to guides and to the cutting form in their language', () => {
    const pages = listDocuments('cms_page', view).map(({ identifier }) => `/${view}/i/${identifier}`)
    const links = listDocuments('category', view).flatMap(
      ({ description }) => /href="([^"]*)"/.exec(String(description))?.[1] ?? [],
    )
    expect(links.length).toBeGreaterThanOrEqual(8)
    expect([...pages, `/${view}/cutting-form`]).toEqual(expect.arrayContaining(links))
  })

  it('has prices in euros', () => {
    const [pounds, euros] = [products, translated].map((list) => list.find(({ sku }) => sku === 'OAK-BOARD-22')?.final_price ?? 0)
    expect(Number(euros) / Number(pounds)).toBeCloseTo(1.18, 1)
  })

  it('has unique paths', () => {
    const paths = translated.map(({ url_path }) => url_path)
    expect(new Set(paths).size).toBe(paths.length)
  })
})
