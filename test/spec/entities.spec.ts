import { describe, expect, it } from 'vitest'
import type { Category, ProductList } from '#schema/generated/types.ts'
import { ask } from '../kit/graphql.ts'

describe('filter attributes', () => {
  // LIST-10
  it('are those of the timber catalogue, stock, offers and the price', async () => {
    const { products } = await ask('{ products(first: 1) { facets { attribute label kind } } }')
    expect(products?.facets).toEqual([
      { attribute: 'wood_type', label: 'Wood type', kind: 'LIST' },
      { attribute: 'thickness', label: 'Thickness', kind: 'LIST' },
      { attribute: 'width', label: 'Width', kind: 'LIST' },
      { attribute: 'length', label: 'Length', kind: 'LIST' },
      { attribute: 'type', label: 'Type', kind: 'LIST' },
      { attribute: 'stair_part', label: 'Stair part', kind: 'LIST' },
      { attribute: 'size', label: 'Size', kind: 'LIST' },
      { attribute: 'diameter', label: 'Diameter', kind: 'LIST' },
      { attribute: 'grit', label: 'Grit', kind: 'LIST' },
      { attribute: 'finish', label: 'Finish', kind: 'LIST' },
      { attribute: 'colour', label: 'Colour', kind: 'LIST' },
      { attribute: 'in_stock', label: 'In stock', kind: 'FLAG' },
      { attribute: 'on_offer', label: 'On offer', kind: 'FLAG' },
      { attribute: 'price', label: 'Price ex VAT', kind: 'RANGE' },
      { attribute: 'manufacturer', label: 'Manufacturer', kind: 'LIST' },
      { attribute: 'brand', label: 'Brand', kind: 'LIST' },
    ])
  })

  // LIST-12
  it('list their labelled values in natural order', async () => {
    const { category } = await ask<{ category: { products: ProductList } }>(
      '{ category(by: { id: "17" }) { products(first: 1) { facets { attribute values { label count } } } } }',
    )
    const labels =
      category.products.facets.find(({ attribute }) => attribute === 'thickness')?.values.map(({ label }) => label) ?? []
    const millimetres = labels.map((label) => Number(label.replace(' mm', '')))
    expect(millimetres.length).toBeGreaterThan(10)
    expect(millimetres).toEqual([...millimetres].sort((a, b) => a - b))
  })

  // LIST-12
  it('leave out values without a label', async () => {
    const { products } = await ask('{ products(first: 1) { facets { values { label } } } }')
    const labels = products?.facets.flatMap(({ values }) => values.map(({ label }) => label)) ?? []
    expect(labels).not.toContain('')
    expect(labels).not.toContain('230')
  })
})

describe('category', () => {
  // CAT-5
  it('returns its fields', async () => {
    const { category } = await ask<{ category: Category }>(
      `{ category(by: { id: "24" }) { id name slug url urlPath level description productCount metaTitle
           children { id name } breadcrumbs { name } picture { path alt } } }`,
    )
    expect(category).toEqual({
      id: '24',
      name: 'Skirting',
      slug: 'skirting-24',
      url: '/mouldings/skirting',
      urlPath: 'mouldings/skirting',
      level: 2,
      description: expect.stringContaining('Skirting boards in primed MDF, redwood and oak.'),
      productCount: 40,
      metaTitle: 'Skirting',
      children: [
        { id: '25', name: 'MDF skirting' },
        { id: '26', name: 'Timber skirting' },
      ],
      breadcrumbs: [{ name: 'Mouldings' }, { name: 'Skirting' }],
      picture: { path: expect.any(String), alt: 'Skirting' },
    })
  })

  // CAT-7
  it('appears in the menu if it is active, included in the menu and has products', async () => {
    const { menu } = await ask('{ menu { name level } }')
    expect(menu?.map(({ name }) => name)).toEqual([
      'Timber',
      'Sheet materials',
      'Mouldings',
      'Stair parts',
      'Decking',
      'Fencing',
      'Doors and flooring',
      'Insulation',
      'Fixings and adhesives',
      'Oils and paints',
      'Tools and abrasives',
      'Services and plans',
    ])
    expect(new Set(menu?.map(({ level }) => level))).toEqual(new Set([1]))
  })
})

describe('reviews', () => {
  // REVIEW-2
  it('have a title, text, nickname, rating and date, newest first', async () => {
    const { product } = await ask(
      '{ product(by: { sku: "MDF-18" }) { reviews(first: 3) { total distribution items { title detail nickname rating createdAt } } } }',
    )
    const reviews = product?.reviews
    const dates = reviews?.items.map(({ createdAt }) => createdAt) ?? []
    expect(reviews?.items).toHaveLength(3)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(reviews?.distribution.reduce((sum, count) => sum + count)).toBe(reviews?.total)
    for (const { title, detail, nickname } of reviews?.items ?? [])
      for (const text of [title, detail, nickname]) expect(text).toMatch(/\S/)
  })
})

// SHOP-12
describe('CMS', () => {
  // CMS-1, CMS-7
  it('finds pages by identifier', async () => {
    const { cmsPage } = await ask('{ cmsPage(identifier: "delivery") { id identifier title url content } }')
    expect(cmsPage).toMatchObject({ id: '1', identifier: 'delivery', title: 'Delivery', url: '/i/delivery' })
    expect(cmsPage?.content).toContain('<p>')
  })

  // CMS-1, CMS-7
  it('finds blocks by identifier', async () => {
    const { cmsBlock } = await ask('{ cmsBlock(identifier: "delivery-notice") { identifier title content } }')
    expect(cmsBlock).toMatchObject({ identifier: 'delivery-notice', title: expect.stringMatching(/\S/) })
  })

  // CMS-8
  it('finds nothing if an identifier matches only partly', async () => {
    const { cmsPage, cmsBlock } = await ask('{ cmsPage(identifier: "deliver") { id } cmsBlock(identifier: "delivery") { id } }')
    expect(cmsPage).toBeNull()
    expect(cmsBlock).toBeNull()
  })
})

describe('search result', () => {
  // SEARCH-10, SEARCH-17
  it('has items, a total, an offset, a page size, facets and suggestions', async () => {
    const { products } = await ask(
      '{ products(search: "oak skirting", first: 2, offset: 2) { items { name } total totalIsExact pageInfo { offset first } facets { attribute } suggestions { categories { name } } } }',
    )
    expect(products?.items).toHaveLength(2)
    expect(products?.total).toBeGreaterThan(4)
    expect(products?.totalIsExact).toBe(true)
    expect(products?.pageInfo).toEqual({ offset: 2, first: 2 })
    expect(products?.facets.length).toBeGreaterThan(0)
    expect(Array.isArray(products?.suggestions.categories)).toBe(true)
  })

  it('suggests categories with matching names', async () => {
    const { products } = await ask('{ products(search: "skirting", first: 1) { suggestions { categories { name } } } }')
    expect(products?.suggestions.categories.map(({ name }) => name)).toEqual(expect.arrayContaining(['Skirting', 'MDF skirting']))
  })

  // SEARCH-30, SEARCH-60
  it('suggests the pages that answer a search', async () => {
    const query = 'query ($search: String!) { products(search: $search, first: 1) { suggestions { pages { title url } } } }'
    const pages = async (search: string) => (await ask(query, { search })).products?.suggestions.pages
    expect(await pages('delivery charge')).toEqual([{ title: 'Delivery', url: '/i/delivery' }])
    expect(await pages('delivery to Leeds')).toEqual([{ title: 'Delivery', url: '/i/delivery' }])
    expect(await pages('cut to size')).toEqual([{ title: 'Cut to size', url: '/cutting-form' }])
    expect(await pages('oak skirting')).toEqual([])
  })
})

describe('store view', () => {
  // VIEW-4
  it('has a code, currency, locale, country and date format', async () => {
    const { store } = await ask('{ store { code currency locale country dateFormat } }')
    expect(store).toEqual({ code: 'default', currency: 'GBP', locale: 'en-US', country: 'GB', dateFormat: 'HH:mm D/M/YYYY' })
  })
})
