import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category } from '#schema/generated/types.ts'
import { type CategoryDocument, catalogCategories, catalogProducts, isListed, type ProductDocument } from '../../kit/catalog.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { visit } from '../../kit/page.ts'

const SKIRTING = '24'

let products: readonly ProductDocument[]
let categories: readonly CategoryDocument[]
beforeAll(async () => {
  ;[products, categories] = await Promise.all([catalogProducts(), catalogCategories()])
})

/** Returns the ids of a category and all its descendants. */
const listCategoriesBelow = (id: number): readonly number[] => [
  id,
  ...categories.filter(({ parent_id }) => parent_id === id).flatMap((child) => listCategoriesBelow(child.id)),
]
const listedIn = (id: number) => {
  const ids = listCategoriesBelow(id).map(String)
  return products.filter((product) => isListed(product) && product.category_ids.some((own) => ids.includes(own)))
}

describe('category', () => {
  // CAT-1
  it('is found by its url_path, without the leading slash', async () => {
    expect((await visit('/mouldings/skirting')).text).toContain('Skirting')
    const { category } = await ask('{ category(by: { urlPath: "mouldings/skirting" }) { id } }')
    expect(category?.id).toBe(SKIRTING)
  })

  // CAT-2, CAT-10
  it.each([
    ['its id', 'id: "35"'],
    ['its slug', 'slug: "decking-boards-35"'],
    ['its url-key', 'urlKey: "boards"'],
    ['its url_path', 'urlPath: "decking/boards"'],
  ])('is found by %s', async (_, key) => {
    const { category } = await ask(`{ category(by: { ${key} }) { name } }`)
    expect(category?.name).toBe('Decking boards')
  })

  // CAT-8
  it('is not found if it is inactive', async () => {
    expect((await visit('/winter-clearance')).status).toBe(404)
    expect((await ask('{ category(by: { id: "67" }) { id } }')).category).toBeNull()
  })

  // CAT-9
  it('lists its own products and those of all its descendants', async () => {
    const { category } = await ask<{ category: Category }>('{ category(by: { id: "21" }) { products(first: 1) { total } } }')
    expect(category.products?.total).toBe(listedIn(21).length)
  })

  // CAT-13
  it('leads to its subcategories, except those without products', async () => {
    const { links } = await visit('/timber')
    expect(links).toContain('/timber/sawn-timber')
    expect(links).not.toContain('/timber/reclaimed-timber')
    expect((await visit('/timber/reclaimed-timber')).status).toBe(200)
  })

  // LIST-34
  it('says how many of its products are shown, unless it shows all of them', async () => {
    expect((await visit('/sheet-materials')).text).toMatch(/50 of \d+/)
    expect((await visit('/mouldings/skirting/mdf-skirting')).text).not.toMatch(/\d+ of \d+/)
  })

  // CAT-4
  it('is linked by its url_path', async () => {
    const { category } = await ask('{ category(by: { id: "24" }) { url children { url } } }')
    expect(category?.url).toBe('/mouldings/skirting')
    expect(category?.children.map(({ url }) => url)).toEqual([
      '/mouldings/skirting/mdf-skirting',
      '/mouldings/skirting/timber-skirting',
    ])
  })
})

describe('category without the URL dispatcher', () => {
  let shop: HttpShop
  beforeAll(async () => {
    shop = await httpShop(contentWith({ settings: { catalog: { urlDispatcher: false } } }))
  }, 60_000)
  afterAll(() => shop?.close())

  // CAT-4
  it('is linked as /c/{slug} and found there', async () => {
    const { category } = await ask('{ category(by: { id: "24" }) { url } }', {}, shop.url)
    expect(category?.url).toBe('/c/skirting-24')
    expect((await visit('/c/skirting-24', shop.url)).text).toContain('Skirting')
  })
})

// CAT-3
describe('breadcrumbs', () => {
  it('are built from the parent ids of the category, without the root', async () => {
    const { breadcrumbs } = await ask('{ breadcrumbs(categoryId: "25") { name url } }')
    expect(breadcrumbs).toEqual([
      { name: 'Mouldings', url: '/mouldings' },
      { name: 'Skirting', url: '/mouldings/skirting' },
      { name: 'MDF skirting', url: '/mouldings/skirting/mdf-skirting' },
    ])
  })

  it('appear on the page, the last one without a link', async () => {
    const { main } = await visit('/mouldings/skirting/mdf-skirting')
    const trail = /<nav[^>]*aria-label="You are here".*?<\/nav>/s.exec(main)?.[0] ?? ''
    expect([...trail.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/mouldings', '/mouldings/skirting'])
    expect(trail).toMatch(/aria-current="page"[^>]*>MDF skirting</)
  })
})

describe('sort order of a listing', () => {
  const skusAt = async (sort: string) => {
    const { category } = await ask<{ category: Category }>(
      `{ category(by: { id: "${SKIRTING}" }) { products(${sort} first: 100) { sort items { sku price { final { net { amount } } } } } } }`,
    )
    return category.products
  }
  const rankProducts = (rank: (product: ProductDocument) => number | string) =>
    listedIn(Number(SKIRTING))
      .map((product) => ({ sku: product.sku, rank: rank(product) }))
      .sort((a, b) => (a.rank < b.rank ? 1 : a.rank > b.rank ? -1 : 0))

  // LIST-4
  it('is by position, highest first, by default', async () => {
    const listed = await skusAt('')
    const ranks = new Map(rankProducts(({ position }) => position).map(({ sku, rank }) => [sku, rank]))
    expect(listed?.sort).toBe('RECOMMENDED')
    expect(listed?.items.map(({ sku }) => ranks.get(sku))).toEqual(
      rankProducts(({ position }) => position).map(({ rank }) => rank),
    )
  })

  // LIST-3
  it('is by updated_at, newest first, for Latest', async () => {
    const listed = await skusAt('sort: LATEST')
    const ranks = new Map(rankProducts(({ updated_at }) => updated_at).map(({ sku, rank }) => [sku, rank]))
    expect(listed?.items.map(({ sku }) => ranks.get(sku))).toEqual(
      rankProducts(({ updated_at }) => updated_at).map(({ rank }) => rank),
    )
  })

  // LIST-3
  it.each([
    ['low to high', 'PRICE_ASC', 1],
    ['high to low', 'PRICE_DESC', -1],
  ])('is by final_price for price, %s', async (_, sort, direction) => {
    const listed = await skusAt(`sort: ${sort}`)
    const ranks = new Map(rankProducts(({ final_price }) => final_price).map(({ sku, rank }) => [sku, Number(rank)]))
    const prices = listed?.items.map(({ sku }) => ranks.get(sku) ?? Number.NaN) ?? []
    expect(prices).toEqual([...prices].sort((a, b) => direction * (a - b)))
    expect(prices).toHaveLength(40)
  })

  // LIST-3
  it('is offered by name on the page, with the current one selected', async () => {
    const { main } = await visit('/mouldings/skirting?sort=price_desc')
    const options = [...main.matchAll(/<option value="(\w+)"( selected="")?>([^<]*)</g)].map(([, value, chosen, label]) => [
      value,
      label,
      chosen !== undefined,
    ])
    expect(options).toEqual([
      ['recommended', 'Recommended', false],
      ['latest', 'Latest', false],
      ['price_asc', 'Price low to high', false],
      ['price_desc', 'Price high to low', true],
      ['unit_price_asc', 'Price per unit', false],
    ])
  })

  it('falls back to the default if the URL has an unknown one', async () => {
    expect((await visit('/mouldings/skirting?sort=dearest')).main).toContain('<option value="recommended" selected="">')
  })
})

describe('paging', () => {
  // LIST-2
  it('loads 50 products, then 50 more, until there are no more', async () => {
    const page = async (offset: number) => {
      const { category } = await ask<{ category: Category }>(
        `{ category(by: { id: "10" }) { products(offset: ${offset}) { total items { sku } pageInfo { first offset hasNext hasPrevious } } } }`,
      )
      return category.products
    }
    const pages = [await page(0), await page(50), await page(100)]
    expect(pages.map((list) => list?.items.length)).toEqual([50, 50, (pages[0]?.total ?? 0) - 100])
    expect(pages.map((list) => list?.pageInfo.hasNext)).toEqual([true, true, false])
    expect(new Set(pages.flatMap((list) => list?.items.map(({ sku }) => sku) ?? []))).toHaveLength(pages[0]?.total ?? 0)
  })

  it('links to the next page, except on the last', async () => {
    const [first, last] = await Promise.all([visit('/timber'), visit('/timber?page=3')])
    expect(first.text).toContain('Load more')
    expect(first.links).toContain('/timber?page=2')
    expect(last.text).not.toContain('Load more')
  })

  it('treats a page number below 1 as the first page', async () => {
    const [first, before] = await Promise.all([visit('/timber'), visit('/timber?page=-1')])
    expect(before.status).toBe(200)
    expect(before.links.filter((href) => href.startsWith('/timber/'))).toEqual(
      first.links.filter((href) => href.startsWith('/timber/')),
    )
  })
})

describe('empty listing', () => {
  // LIST-7, TEXT-8, NOTICE-4
  it("shows 'No products synchronized for this category. Please come back while online!' with an OK button", async () => {
    const page = await visit('/timber/reclaimed-timber')
    expect(page.status).toBe(200)
    expect(page.text).toContain('No products synchronized for this category. Please come back while online!')
    expect(page.main).toMatch(/data-kind="warning"[^>]*>.*<button type="button"[^>]*>OK<\/button>/s)
  })
})
