import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductList } from '#schema/generated/types.ts'
import { contentWith } from '../../kit/content.ts'
import { ask } from '../../kit/graphql.ts'
import { visit } from '../../kit/page.ts'
import { type WatchedShop, watchedShop } from '../../kit/watched-shop.ts'

let shop: WatchedShop
beforeAll(async () => {
  shop = await watchedShop(contentWith({ settings: { platform: { priceSync: false } } }))
  await visit('/', shop.url) // Loads categories, attributes and tax rules, which all pages share.
}, 60_000)
afterAll(() => shop?.stop())

const FIELDS = 'total sort sorts items { sku price { unit { unit price { net { amount } } } } }'
const fetchListed = async (where: string): Promise<ProductList> =>
  (await ask<{ products: ProductList }>(`{ products(${where}) { ${FIELDS} } }`, {}, shop.url)).products
const readUnits = ({ items }: ProductList) => items.map(({ price }) => price?.unit ?? null)

describe('listing sorted by unit price', () => {
  it('groups products by unit, lowest price first, products without a unit price last', async () => {
    const pages = await Promise.all(
      [0, 100].map((offset) => fetchListed(`categoryId: "30", sort: UNIT_PRICE_ASC, first: 100, offset: ${offset}`)),
    )
    const units = pages.flatMap(readUnits)
    expect(units).toHaveLength(pages[0]?.total ?? 0)
    expect(new Set(pages.flatMap(({ items }) => items.map(({ sku }) => sku)))).toHaveLength(units.length)
    const kinds = units.map((unit) => unit?.unit ?? null)
    expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toHaveLength(new Set(kinds).size)
    expect(kinds.at(-1)).toBeNull()
    units.forEach((unit, i) => {
      const before = units[i - 1]
      if (unit && before?.unit === unit.unit) expect(before.price.net.amount).toBeLessThanOrEqual(unit.price.net.amount)
    })
  })

  it('finds the same products when filtered and searched', async () => {
    const filtered = 'search: "oak", filters: [{ attribute: "price", values: ["0-50"] }]'
    const [byUnit, own] = await Promise.all([fetchListed(`${filtered}, sort: UNIT_PRICE_ASC`), fetchListed(filtered)])
    expect([byUnit.total, byUnit.sort, own.sort]).toEqual([own.total, 'UNIT_PRICE_ASC', null])
  })

  it('makes two catalogue calls besides reviews, and one for each further page', async () => {
    await visit('/decking', shop.url) // Finds the products on offer, which all lists share.
    const catalogCalls = (path: string) =>
      shop.during(() => visit(path, shop.url)).then((calls) => calls.filter((call) => /\/catalog\/.*\/product\//.test(call.path)))
    expect(await catalogCalls('/timber?sort=unit_price_asc')).toHaveLength(2)
    expect(await catalogCalls('/timber?sort=unit_price_asc&page=2')).toHaveLength(1)
  })

  it('is shown as selected on the page', async () => {
    const { main } = await visit('/mouldings/skirting?sort=unit_price_asc', shop.url)
    expect(main).toContain('<option value="unit_price_asc" selected="">')
  })
})

describe('listing without unit prices', () => {
  const PLANS = '/services-and-plans/plans-to-download'

  it('does not offer the sort order by unit price', async () => {
    const { main } = await visit(PLANS, shop.url)
    expect(main).toContain('<option value="price_asc">')
    expect(main).not.toContain('unit_price_asc')
  })

  it('uses its default order if the URL asks for unit price', async () => {
    const [asked, own] = await Promise.all([visit(`${PLANS}?sort=unit_price_asc`, shop.url), visit(PLANS, shop.url)])
    expect(asked.status).toBe(200)
    expect(asked.main).toContain('<option value="recommended" selected="">')
    expect(asked.links).toEqual(own.links)
  })
})
