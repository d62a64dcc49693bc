import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductList } from '#schema/generated/types.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { type HttpShop, httpShop } from '../../kit/http-shop.ts'
import { visit } from '../../kit/page.ts'

const PAGE = 100
const FIELDS = `total ignoredFilters facets { attribute label kind values { id count } }
  items { sku price { onSale } stock { status } }`

let shop: HttpShop
beforeAll(async () => {
  shop = await httpShop(contentWith({ settings: { platform: { priceSync: false, stockSync: false } } }))
}, 60_000)
afterAll(() => shop?.close())

/** Loads the whole list of the filters, with the facets of its first page. */
async function fetchListed(...flags: readonly string[]) {
  const filters = flags.map((flag) => `{ attribute: "${flag}", values: ["1"] }`).join(' ')
  const page = async (offset: number): Promise<ProductList> => {
    const query = `{ products(filters: [${filters}], first: ${PAGE}, offset: ${offset}) { ${FIELDS} } }`
    return (await ask<{ products: ProductList }>(query, {}, shop.url)).products
  }
  const first = await page(0)
  const offsets = Array.from({ length: Math.ceil(first.total / PAGE) - 1 }, (_, i) => (i + 1) * PAGE)
  const pages = [first, ...(await Promise.all(offsets.map(page)))]
  const facet = (attribute: string) => first.facets.find((found) => found.attribute === attribute)
  return { total: first.total, items: pages.flatMap(({ items }) => items), facet, facets: first.facets }
}

const skus = (items: readonly { readonly sku: string }[]) => items.map(({ sku }) => sku).toSorted()

// LIST-19
describe('facet In stock', () => {
  it('narrows the list to the products that their documents call in stock, and counts them', async () => {
    const [all, inStock] = await Promise.all([fetchListed(), fetchListed('in_stock')])
    expect(skus(inStock.items)).toEqual(skus(all.items.filter(({ stock }) => stock?.status === 'OK')))
    expect(all.facet('in_stock')).toEqual({
      attribute: 'in_stock',
      label: 'In stock',
      kind: 'FLAG',
      values: [{ id: '1', count: inStock.total }],
    })
    expect(inStock.total).toBeLessThan(all.total)
  })

  it('is before the offers and the price', async () => {
    const codes = (await fetchListed()).facets.map(({ attribute }) => attribute)
    expect(codes.filter((code) => /^(length|in_stock|on_offer|price|brand)$/.test(code))).toEqual([
      ...['length', 'in_stock', 'on_offer', 'price', 'brand'],
    ])
  })
})

// LIST-20
describe('facet On offer', () => {
  it('narrows the list to the products whose cards show a saving, and counts them', async () => {
    const [all, onOffer] = await Promise.all([fetchListed(), fetchListed('on_offer')])
    expect(onOffer.total).toBeGreaterThan(0)
    expect(skus(onOffer.items)).toEqual(skus(all.items.filter(({ price }) => price.onSale)))
    expect(all.facet('on_offer')?.values).toEqual([{ id: '1', count: onOffer.total }])
  })

  it('is counted within the other choices', async () => {
    const [inStock, both] = await Promise.all([fetchListed('in_stock'), fetchListed('in_stock', 'on_offer')])
    expect(inStock.facet('on_offer')?.values).toEqual([{ id: '1', count: both.total }])
  })
})

// LIST-19, LIST-20
describe('flags on a page', () => {
  const BOXES = /<input type="checkbox" name="(in_stock|on_offer)"[^>]*value="1"\/>/g

  it('are check boxes of the filter form, and work without scripts', async () => {
    const { main } = await visit('/timber', shop.url)
    expect(main.match(BOXES)).toHaveLength(2)
    const { main: chosen, links } = await visit('/timber?on_offer=1', shop.url)
    expect(chosen).toMatch(/<input type="checkbox" name="on_offer" checked="" value="1"\/>/)
    expect(links).toContain('/timber')
  })

  it('are left out if all products have them or none', async () => {
    const { main } = await visit('/services-and-plans', shop.url)
    expect(main.match(BOXES)).toBeNull()
  })

  it('ignore invalid values', async () => {
    const { status, main } = await visit('/timber?on_offer=%22%7D&in_stock=true', shop.url)
    expect(status).toBe(200)
    expect(main).not.toContain('checked="" value="1"')
  })
})
