import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Category } from '#schema/generated/types.ts'
import {
  type CategoryDocument,
  catalogueCategories,
  catalogueProducts,
  isListed,
  type ProductDocument,
} from '../kit/catalogue.ts'
import { ask } from '../kit/graphql.ts'
import { visit } from '../kit/page.ts'
import type { RunningShop } from '../kit/shop.ts'
import { switchedShop } from '../kit/switched-shop.ts'

const SKIRTING = '24'
const OAK = '58'
const REDWOOD = '50'

let products: readonly ProductDocument[]
let categories: readonly CategoryDocument[]
beforeAll(async () => {
  ;[products, categories] = await Promise.all([catalogueProducts(), catalogueCategories()])
})

/** Ids of a category and of everything below it. */
const shelves = (id: number): readonly number[] => [
  id,
  ...categories.filter(({ parent_id }) => parent_id === id).flatMap((child) => shelves(child.id)),
]
const listedIn = (id: number) => {
  const ids = shelves(id).map(String)
  return products.filter((product) => isListed(product) && product.category_ids.some((own) => ids.includes(own)))
}

describe('a category', () => {
  // CAT-1
  it('is found by its url_path, the path without the leading slash', async () => {
    expect((await visit('/mouldings/skirting')).text).toContain('Skirting')
    const { category } = await ask('{ category(urlPath: "mouldings/skirting") { id } }')
    expect(category?.id).toBe(SKIRTING)
  })

  // CAT-2, CAT-10
  it.each([
    ['its id', 'id: "35"'],
    ['its slug', 'slug: "decking-boards-35"'],
    ['its url-key', 'urlKey: "boards"'],
    ['its url_path', 'urlPath: "decking/boards"'],
  ])('is looked up by %s', async (_, key) => {
    const { category } = await ask(`{ category(${key}) { name } }`)
    expect(category?.name).toBe('Decking boards')
  })

  // CAT-8
  it('that is not active is none', async () => {
    expect((await visit('/winter-clearance')).status).toBe(404)
    expect((await ask('{ category(id: "67") { id } }')).category).toBeNull()
  })

  // CAT-9
  it('lists its own products and those of all categories below it', async () => {
    const { category } = await ask<{ category: Category }>('{ category(id: "21") { products(first: 1) { total } } }')
    expect(category.products?.total).toBe(listedIn(21).length)
  })

  // CAT-4
  it('is linked by its url_path', async () => {
    const { category } = await ask('{ category(id: "24") { url children { url } } }')
    expect(category?.url).toBe('/mouldings/skirting')
    expect(category?.children.map(({ url }) => url)).toEqual([
      '/mouldings/skirting/mdf-skirting',
      '/mouldings/skirting/timber-skirting',
    ])
  })
})

describe('without the URL dispatcher', () => {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await switchedShop({ URL_DISPATCHER: 'false' })
  }, 60_000)
  afterAll(() => shop?.stop())

  // CAT-4
  it('a category is linked as /c/{slug}, and there', async () => {
    const { category } = await ask('{ category(id: "24") { url } }', {}, shop.url)
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

  it('stand on the page, the last one without a link', async () => {
    const { main } = await visit('/mouldings/skirting/mdf-skirting')
    const trail = /<nav[^>]*aria-label="You are here".*?<\/nav>/s.exec(main)?.[0] ?? ''
    expect([...trail.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/mouldings', '/mouldings/skirting'])
    expect(trail).toMatch(/aria-current="page"[^>]*>MDF skirting</)
  })
})

describe('the order of a listing', () => {
  const skusAt = async (sort: string) => {
    const { category } = await ask<{ category: Category }>(
      `{ category(id: "${SKIRTING}") { products(${sort} first: 100) { sort items { sku price { final { net { amount } } } } } } }`,
    )
    return category.products
  }
  const ranked = (rank: (product: ProductDocument) => number | string) =>
    listedIn(Number(SKIRTING))
      .map((product) => ({ sku: product.sku, rank: rank(product) }))
      .sort((a, b) => (a.rank < b.rank ? 1 : a.rank > b.rank ? -1 : 0))

  // LIST-4
  it('is by position, highest first, when none was chosen', async () => {
    const listed = await skusAt('')
    const rankOf = new Map(ranked(({ position }) => position).map(({ sku, rank }) => [sku, rank]))
    expect(listed?.sort).toBe('RECOMMENDED')
    expect(listed?.items.map(({ sku }) => rankOf.get(sku))).toEqual(ranked(({ position }) => position).map(({ rank }) => rank))
  })

  // LIST-3
  it('Latest is by updated_at, newest first', async () => {
    const listed = await skusAt('sort: LATEST')
    const rankOf = new Map(ranked(({ updated_at }) => updated_at).map(({ sku, rank }) => [sku, rank]))
    expect(listed?.items.map(({ sku }) => rankOf.get(sku))).toEqual(
      ranked(({ updated_at }) => updated_at).map(({ rank }) => rank),
    )
  })

  // LIST-3
  it.each([
    ['low to high', 'PRICE_ASC', 1],
    ['high to low', 'PRICE_DESC', -1],
  ])('by price is by final_price, %s', async (_, sort, direction) => {
    const listed = await skusAt(`sort: ${sort}`)
    const rankOf = new Map(ranked(({ final_price }) => final_price).map(({ sku, rank }) => [sku, Number(rank)]))
    const prices = listed?.items.map(({ sku }) => rankOf.get(sku) ?? Number.NaN) ?? []
    expect(prices).toEqual([...prices].sort((a, b) => direction * (a - b)))
    expect(prices).toHaveLength(40)
  })

  it('is offered on the page by name, the one in force chosen', async () => {
    const { main } = await visit('/mouldings/skirting?sort=price_desc')
    const options = [...main.matchAll(/<option value="(\w+)"( selected="")?>([^<]*)</g)].map(([, value, chosen, label]) => [
      value,
      label,
      chosen !== undefined,
    ])
    expect(options).toEqual([
      ['recommended', 'Recommended', false],
      ['latest', 'Latest', false],
      ['price_asc', 'Price: low to high', false],
      ['price_desc', 'Price: high to low', true],
      ['unit_price_asc', 'Price per unit', false],
    ])
  })

  it('that an address names and nobody knows is the default', async () => {
    expect((await visit('/mouldings/skirting?sort=dearest')).main).toContain('<option value="recommended" selected="">')
  })
})

describe('filters', () => {
  const filtered = async (filters: string) => {
    const { category } = await ask<{ category: Category }>(
      `{ category(id: "${SKIRTING}") { products(filters: [${filters}]) {
        total ignoredFilters appliedFilters { attribute id label }
        facets { attribute kind values { id count selected } } } } }`,
    )
    return category.products
  }

  // LIST-6
  it('are multi-value lists: any of the values of one attribute may match', async () => {
    const [oak, redwood, both] = await Promise.all([
      filtered(`{ attribute: "wood_type", values: ["${OAK}"] }`),
      filtered(`{ attribute: "wood_type", values: ["${REDWOOD}"] }`),
      filtered(`{ attribute: "wood_type", values: ["${OAK}", "${REDWOOD}"] }`),
    ])
    expect(both?.total).toBe((oak?.total ?? 0) + (redwood?.total ?? 0))
    expect(both?.appliedFilters.map(({ label }) => label)).toEqual(['Oak', 'Redwood'])
  })

  it('of several attributes all have to match', async () => {
    const both = await filtered(`{ attribute: "wood_type", values: ["${OAK}"] }, { attribute: "type", values: ["300"] }`)
    expect(both?.total).toBe(1)
  })

  // LIST-11
  it('keep all values of the attribute that is chosen, and count the others under the choice', async () => {
    const [all, oak] = await Promise.all([filtered(''), filtered(`{ attribute: "wood_type", values: ["${OAK}"] }`)])
    const values = (list: typeof oak, attribute: string) =>
      list?.facets.find((facet) => facet.attribute === attribute)?.values.map(({ id, count }) => ({ id, count }))
    expect(values(oak, 'wood_type')).toEqual(values(all, 'wood_type'))
    expect(values(oak, 'manufacturer')).toEqual([{ id: '155', count: 5 }])
  })

  // LIST-11
  it('count what choosing a value shows', async () => {
    const woods = (await filtered(''))?.facets.find(({ attribute }) => attribute === 'wood_type')?.values ?? []
    expect(woods).toHaveLength(3)
    for (const { id, count } of woods)
      expect((await filtered(`{ attribute: "wood_type", values: ["${id}"] }`))?.total).toBe(count)
  })

  // LIST-6
  it('have the price as a single value, one range at a time', async () => {
    const list = await filtered('{ attribute: "price", values: ["0-50", "50-100"] }')
    expect(list?.appliedFilters).toEqual([{ attribute: 'price', id: '0-50', label: '< £50' }])
    expect(list?.facets.find(({ attribute }) => attribute === 'price')?.kind).toBe('RANGE')
  })

  // LIST-14
  it('that the listing does not know are ignored and named', async () => {
    const list = await filtered('{ attribute: "moon_phase", values: ["full"] }, { attribute: "wood_type", values: ["999999"] }')
    expect(list?.total).toBe(40)
    expect(list?.ignoredFilters).toEqual(['moon_phase', 'wood_type:999999'])
  })

  // LIST-1
  it('and sort are kept in the query of the address', async () => {
    const { main, text, links } = await visit(`/mouldings/skirting?wood_type=${OAK}&wood_type=${REDWOOD}&sort=price_asc`)
    expect(text).toContain('30 products')
    expect(main).toMatch(new RegExp(`name="wood_type" checked="" value="${OAK}"`))
    expect(main).toContain(`<input type="hidden" name="wood_type" value="${OAK}"/>`)
    expect(links).toContain(`/mouldings/skirting?wood_type=${REDWOOD}&sort=price_asc`)
  })

  it('of a list are check boxes, of the price one button of several', async () => {
    const { main } = await visit('/mouldings/skirting?price=0-50')
    const kinds = (attribute: string) =>
      new Set([...main.matchAll(new RegExp(`type="(checkbox|radio)" name="${attribute}"`, 'g'))].map(([, kind]) => kind))
    expect([kinds('wood_type'), kinds('price')]).toEqual([new Set(['checkbox']), new Set(['radio'])])
    expect(main).toMatch(/type="radio" name="price" checked="" value="0-50"/)
  })

  it('of the price are labelled by their ranges', async () => {
    const { category } = await ask<{ category: Category }>(
      '{ category(id: "15") { products { facets { attribute values { id label } } } } }',
    )
    expect(category.products?.facets.find(({ attribute }) => attribute === 'price')?.values).toEqual([
      { id: '0-50', label: '< £50' },
      { id: '50-100', label: '£50 - £100' },
      { id: '100-150', label: '£100 - £150' },
      { id: '150-', label: '> £150' },
    ])
  })

  it('toggle: the chip of a chosen value leads to the list without it', async () => {
    const { links } = await visit(`/mouldings/skirting?wood_type=${OAK}`)
    expect(links.filter((href) => href === '/mouldings/skirting')).not.toHaveLength(0)
  })
})

describe('paging', () => {
  // LIST-2
  it('loads 50 products, then 50 more, until there are no more', async () => {
    const page = async (offset: number) => {
      const { category } = await ask<{ category: Category }>(
        `{ category(id: "10") { products(offset: ${offset}) { total items { sku } pageInfo { first offset hasNext hasPrevious } } } }`,
      )
      return category.products
    }
    const pages = [await page(0), await page(50), await page(100)]
    expect(pages.map((list) => list?.items.length)).toEqual([50, 50, (pages[0]?.total ?? 0) - 100])
    expect(pages.map((list) => list?.pageInfo.hasNext)).toEqual([true, true, false])
    expect(new Set(pages.flatMap((list) => list?.items.map(({ sku }) => sku) ?? []))).toHaveLength(pages[0]?.total ?? 0)
  })

  it('is a link to the next page, and none on the last', async () => {
    const [first, last] = await Promise.all([visit('/timber'), visit('/timber?page=3')])
    expect(first.text).toContain('Load more')
    expect(first.links).toContain('/timber?page=2')
    expect(last.text).not.toContain('Load more')
  })

  it('takes a page before the first for the first', async () => {
    const [first, before] = await Promise.all([visit('/timber'), visit('/timber?page=-1')])
    expect(before.status).toBe(200)
    expect(before.links.filter((href) => href.startsWith('/timber/'))).toEqual(
      first.links.filter((href) => href.startsWith('/timber/')),
    )
  })
})

describe('an empty listing', () => {
  // LIST-7, TEXT-8
  it("says 'No products synchronized for this category. Please come back while online!'", async () => {
    const page = await visit('/timber/reclaimed-timber')
    expect(page.status).toBe(200)
    expect(page.text).toContain('No products synchronized for this category. Please come back while online!')
  })
})
