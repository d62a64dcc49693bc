import { describe, expect, it } from 'vitest'
import type { Category } from '#schema/generated/types.ts'
import { ask } from '../../kit/graphql.ts'
import { visit } from '../../kit/page.ts'
import { priceRanges } from '../../kit/price-ranges.ts'

const SKIRTING = '24'
const OAK = '58'
const REDWOOD = '50'
const [cheapest, dearer] = priceRanges

describe('filters', () => {
  const filtered = async (filters: string) => {
    const { category } = await ask<{ category: Category }>(
      `{ category(by: { id: "${SKIRTING}" }) { products(filters: [${filters}]) {
        total ignoredFilters appliedFilters { attribute id label }
        facets { attribute kind values { id count selected } } } } }`,
    )
    return category.products
  }

  // LIST-6
  it('match any value of one attribute', async () => {
    const [oak, redwood, both] = await Promise.all([
      filtered(`{ attribute: "wood_type", values: ["${OAK}"] }`),
      filtered(`{ attribute: "wood_type", values: ["${REDWOOD}"] }`),
      filtered(`{ attribute: "wood_type", values: ["${OAK}", "${REDWOOD}"] }`),
    ])
    expect(both?.total).toBe((oak?.total ?? 0) + (redwood?.total ?? 0))
    expect(both?.appliedFilters.map(({ label }) => label)).toEqual(['Oak', 'Redwood'])
  })

  it('of several attributes must all match', async () => {
    const both = await filtered(`{ attribute: "wood_type", values: ["${OAK}"] }, { attribute: "type", values: ["300"] }`)
    expect(both?.total).toBe(1)
  })

  // LIST-11
  it('keep all values of the filtered attribute and count other attributes within the filter', async () => {
    const [all, oak] = await Promise.all([filtered(''), filtered(`{ attribute: "wood_type", values: ["${OAK}"] }`)])
    const values = (list: typeof oak, attribute: string) =>
      list?.facets.find((facet) => facet.attribute === attribute)?.values.map(({ id, count }) => ({ id, count }))
    expect(values(oak, 'wood_type')).toEqual(values(all, 'wood_type'))
    expect(values(oak, 'manufacturer')).toEqual([{ id: '155', count: 5 }])
  })

  // LIST-11
  it('count as many products as choosing the value shows', async () => {
    const woods = (await filtered(''))?.facets.find(({ attribute }) => attribute === 'wood_type')?.values ?? []
    expect(woods).toHaveLength(3)
    for (const { id, count } of woods)
      expect((await filtered(`{ attribute: "wood_type", values: ["${id}"] }`))?.total).toBe(count)
  })

  // LIST-6
  it('take one price range at a time', async () => {
    const list = await filtered(`{ attribute: "price", values: ["${cheapest?.id}", "${dearer?.id}"] }`)
    expect(list?.appliedFilters).toEqual([{ attribute: 'price', id: cheapest?.id, label: cheapest?.label }])
    expect(list?.facets.find(({ attribute }) => attribute === 'price')?.kind).toBe('RANGE')
  })

  // LIST-14
  it('that the listing does not support are ignored and reported', async () => {
    const list = await filtered('{ attribute: "moon_phase", values: ["full"] }, { attribute: "wood_type", values: ["999999"] }')
    expect(list?.total).toBe(40)
    expect(list?.ignoredFilters).toEqual(['moon_phase', 'wood_type:999999'])
  })

  // LIST-1
  it('and sort order are kept in the URL', async () => {
    const { main, text, links } = await visit(`/mouldings/skirting?wood_type=${OAK}&wood_type=${REDWOOD}&sort=price_asc`)
    expect(text).toContain('30 products')
    expect(main).toMatch(new RegExp(`name="wood_type" checked="" value="${OAK}"`))
    expect(main).toContain(`<input type="hidden" name="wood_type" value="${OAK}"/>`)
    expect(links).toContain(`/mouldings/skirting?wood_type=${REDWOOD}&sort=price_asc`)
  })

  it('are check boxes for lists and radio buttons for prices', async () => {
    const { main } = await visit(`/mouldings/skirting?price=${cheapest?.id}`)
    const kinds = (attribute: string) =>
      new Set([...main.matchAll(new RegExp(`type="(checkbox|radio)" name="${attribute}"`, 'g'))].map(([, kind]) => kind))
    expect([kinds('wood_type'), kinds('price')]).toEqual([new Set(['checkbox']), new Set(['radio'])])
    expect(main).toContain(`type="radio" name="price" checked="" value="${cheapest?.id}"`)
  })

  it('label prices by their ranges', async () => {
    const { category } = await ask<{ category: Category }>(
      '{ category(by: { id: "16" }) { products { facets { attribute values { id label } } } } }',
    )
    expect(category.products?.facets.find(({ attribute }) => attribute === 'price')?.values).toEqual(
      priceRanges.map(({ id, label }) => ({ id, label })),
    )
  })

  it('are removed by a link on the chip of the chosen value', async () => {
    const { links } = await visit(`/mouldings/skirting?wood_type=${OAK}`)
    expect(links.filter((href) => href === '/mouldings/skirting')).not.toHaveLength(0)
  })
})
