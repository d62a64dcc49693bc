import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import type { Category, Product, ProductList, Query } from '#schema/generated/types.ts'
import { catalogCategories, rawDocuments } from '../kit/catalog.ts'
import { ask as askAt } from '../kit/graphql.ts'
import { type HttpShop, httpShop } from '../kit/http-shop.ts'
import type { LocalServer } from '../kit/local-server.ts'
import { visit as visitAt } from '../kit/page.ts'
import { rewritingPlatform } from '../kit/rewriting-platform.ts'

type Document = Readonly<Record<string, unknown>>

/** Writes the same values in other forms, as other platforms do, and not the same way in every document. */
const SPELLINGS: Readonly<Record<string, (document: Document) => Document>> = {
  product: ({ id, price, special_price, original_price, stock, category_ids, ...rest }) => ({
    ...rest,
    id,
    price: Number(id) % 8 === 0 ? fourDigits(price) : price,
    special_price: Number(id) % 8 === 0 ? fourDigits(special_price) : special_price,
    original_price: Number(id) % 8 === 0 ? fourDigits(original_price) : original_price,
    ...(stock === undefined ? {} : { stock: Number(id) % 11 === 0 ? withQuantityAsText(stock) : stock }),
    ...(Array.isArray(category_ids)
      ? { category_ids: category_ids.map((entry, i) => (i % 2 === 0 ? String(entry) : entry)) }
      : {}),
  }),
  category: ({ id, parent_ids, include_in_menu, ...rest }) => ({
    ...rest,
    id,
    include_in_menu: Number(id) % 3 === 0 ? include_in_menu : include_in_menu === 1,
    ...(Array.isArray(parent_ids) ? { parent_ids: Number(id) % 4 === 0 ? parent_ids.map(String) : parent_ids } : {}),
  }),
  attribute: ({ attribute_id, is_comparable, ...rest }) => ({
    ...rest,
    attribute_id,
    is_comparable: Number(attribute_id) % 3 === 0 ? is_comparable === '1' : is_comparable,
  }),
}
const fourDigits = (amount: unknown) => (typeof amount === 'number' ? amount.toFixed(4) : amount)
function withQuantityAsText(written: unknown) {
  const { qty, ...rest } = z.looseObject({ qty: z.number().nullable() }).parse(written)
  return { ...rest, qty: qty === null ? null : `${qty}.0000` }
}

let platform: LocalServer
let shop: HttpShop
let products: readonly Document[]
let categories: readonly Document[]
beforeAll(async () => {
  platform = await rewritingPlatform(inject('shop').sandboxUrl, (entity, document) => SPELLINGS[entity]?.(document) ?? document)
  shop = await httpShop({ PLATFORM_URL: platform.url })
  ;[products, categories] = await Promise.all([readDocuments('product'), readDocuments('category')])
}, 60_000)
afterAll(async () => {
  await shop?.close()
  await platform?.close()
})

const readDocuments = (entity: 'product' | 'category' | 'attribute') => rawDocuments(entity, {}, platform.url)
const ask = <Data = Query>(query: string, variables: Readonly<Record<string, unknown>> = {}) =>
  askAt<Data>(query, variables, shop.url)
const visit = (path: string) => visitAt(path, shop.url)

const stock = z.object({ qty: z.unknown(), is_in_stock: z.boolean() })
const readStock = (document: Document) => stock.parse(document.stock)
const isPlain = ({ type_id, status, visibility, special_price }: Document) =>
  type_id === 'simple' && status === 1 && visibility === 4 && Number(special_price) === 0

function findDocument(documents: readonly Document[], test: (document: Document) => boolean): Document {
  const found = documents.find(test)
  if (!found) throw new Error('The catalogue has no such document')
  return found
}
const fetchProduct = async (document: Document, fields: string) =>
  (await ask<{ product: Product }>(`query ($sku: ID!) { product(by: { sku: $sku }) { ${fields} } }`, { sku: document.sku }))
    .product

describe('a product document', () => {
  it('with its price as text has that price', async () => {
    const found = findDocument(products, (product) => isPlain(product) && typeof product.original_price === 'string')
    const { price } = await fetchProduct(found, 'price { regular { net { amount } } final { net { amount } } }')
    expect(price.regular.net.amount).toBe(Math.round(Number(found.price) * 100))
    expect(price.final).toEqual(price.regular)
  })

  it('with its tax class as text is taxed', async () => {
    const found = findDocument(
      products,
      (product) => isPlain(product) && product.tax_class_id === '2' && Number(product.price) > 1,
    )
    const { price } = await fetchProduct(found, 'price { final { net { amount } tax { amount } } }')
    expect(price.final.tax.amount / price.final.net.amount).toBeCloseTo(0.2, 1)
  })

  it('with its quantity as text has that quantity in stock', async () => {
    const found = findDocument(products, (product) => isPlain(product) && typeof readStock(product).qty === 'string')
    const { stock: shown } = await fetchProduct(found, 'stock { quantity status }')
    expect(shown).toEqual({
      quantity: Number(readStock(found).qty),
      status: readStock(found).is_in_stock ? 'OK' : 'OUT_OF_STOCK',
    })
  })

  it('with category ids as numbers and as text is listed in each category', async () => {
    const ids = (product: Document) => (Array.isArray(product.category_ids) ? product.category_ids : [])
    const found = findDocument(products, (product) => isPlain(product) && new Set(ids(product).map((id) => typeof id)).size === 2)
    for (const id of ids(found)) {
      const { products: listed } = await ask<{ products: ProductList }>(
        'query ($id: ID!, $sku: String!) { products(categoryId: $id, search: $sku, first: 1) { items { sku } } }',
        { id: String(id), sku: found.sku },
      )
      expect(listed.items).toEqual([{ sku: found.sku }])
    }
  })

  it('without a slug uses its url key as the slug and can be opened by it', async () => {
    const found = findDocument(products, (product) => isPlain(product) && product.slug === undefined)
    expect(await fetchProduct(found, 'slug')).toEqual({ slug: found.url_key })
    expect((await visit(`/p/${found.sku}/${found.url_key}`)).status).toBe(200)
    expect((await visit(`/${found.url_path}`)).status).toBe(200)
  })
})

describe('a category document', () => {
  it('without a slug uses its url key as the slug and can be opened by it', async () => {
    const found = findDocument(
      categories,
      ({ slug, is_active, level }) => slug === undefined && Boolean(is_active) && Number(level) > 1,
    )
    const { category } = await ask<{ category: Category }>(
      'query ($slug: String!) { category(by: { slug: $slug }) { id slug } }',
      {
        slug: found.url_key,
      },
    )
    expect(category).toEqual({ id: String(found.id), slug: found.url_key })
    expect((await visit(`/c/${found.url_key}`)).status).toBe(200)
  })

  it('with its child count as text has that many children', async () => {
    const parents = categories.filter(({ children_count, level }) => Number(children_count) > 0 && Number(level) > 1)
    expect(parents.length).toBeGreaterThan(5)
    for (const { id, children_count } of parents) {
      const { category } = await ask<{ category: Category }>(
        'query ($id: ID!) { category(by: { id: $id }) { children { id } } }',
        { id },
      )
      const inactive = categories.filter(({ parent_id, is_active }) => parent_id === id && !is_active)
      expect(category.children).toHaveLength(Number(children_count) - inactive.length)
    }
  })

  it('with parent ids as numbers, as text or not at all has the same breadcrumbs', async () => {
    const parentKind = ({ parent_ids: ids }: Document) => (Array.isArray(ids) ? typeof ids[0] : 'none')
    expect(new Set(categories.map(parentKind))).toEqual(new Set(['number', 'string', 'none']))
    for (const { id, url_path } of (await catalogCategories()).filter(({ is_active, url_path: path }) => is_active && path)) {
      const { breadcrumbs } = await ask('query ($id: ID!) { breadcrumbs(categoryId: $id) { url } }', { id: String(id) })
      const steps = String(url_path).split('/')
      expect(breadcrumbs?.map(({ url }) => url)).toEqual(steps.map((_, i) => `/${steps.slice(0, i + 1).join('/')}`))
    }
  })

  it('with numbers as flags appears in the menu', async () => {
    const inMenu = categories.filter(({ include_in_menu, level, is_active }) => include_in_menu === 1 && level === 2 && is_active)
    const { menu } = await ask('{ menu { id } }')
    expect(inMenu.length).toBeGreaterThan(0)
    for (const { id } of inMenu) expect(menu?.map((category) => category.id)).toContain(String(id))
  })
})

describe('an attribute document', () => {
  it('with a blank first option offers no blank filter value', async () => {
    const blank = (await readDocuments('attribute')).filter(
      ({ options }) => Array.isArray(options) && options.some(({ label }) => String(label).trim() === ''),
    )
    const { products: listed } = await ask<{ products: ProductList }>(
      '{ products(first: 1) { facets { attribute values { id label } } } }',
    )
    const offered = listed.facets.filter(({ attribute }) => blank.some(({ attribute_code }) => attribute_code === attribute))
    expect(offered.length).toBeGreaterThan(0)
    for (const { id, label } of offered.flatMap(({ values }) => values)) expect([id.trim(), label.trim()]).not.toContain('')
  })

  // ATTR-1, COMPARE-4
  it('with flags in any spelling is comparable if it says so', async () => {
    const attributes = await readDocuments('attribute')
    const comparable = attributes.filter(({ is_comparable }) => [1, '1', true].some((yes) => yes === is_comparable))
    expect(new Set(comparable.map(({ is_comparable }) => typeof is_comparable))).toHaveLength(2)
    const { attributes: shown } = await fetchProduct({ sku: 'MDF-18' }, 'attributes { code isComparable }')
    const codes = new Set(comparable.map(({ attribute_code }) => attribute_code))
    expect(shown?.length).toBeGreaterThan(3)
    for (const { code, isComparable } of shown ?? []) expect([code, isComparable]).toEqual([code, codes.has(code)])
  })
})
