import { beforeAll, describe, expect, it } from 'vitest'
import type { ProductList } from '#schema/generated/types.ts'
import { ask } from '../../kit/graphql.ts'

const FIELDS = `total sort items { sku price { final { gross { amount } } unit { unit price { gross { amount } } } } }`
const PAGE = 50

let departments: readonly string[]
beforeAll(async () => {
  departments = ((await ask('{ menu { id } }')).menu ?? []).map(({ id }) => id)
})

type Listed = ProductList['items'][number]

/** Loads all pages of a department. */
async function fetchAll(categoryId: string, sort: string): Promise<readonly Listed[]> {
  const page = (offset: number) =>
    ask<{ products: ProductList }>(
      `{ products(categoryId: "${categoryId}", sort: ${sort}, first: ${PAGE}, offset: ${offset}) { ${FIELDS} } }`,
    ).then(({ products }) => products)
  const first = await page(0)
  const offsets = Array.from({ length: Math.ceil(first.total / PAGE) - 1 }, (_, i) => (i + 1) * PAGE)
  const pages = [first, ...(await Promise.all(offsets.map(page)))]
  expect(pages.map((list) => list.sort)).toEqual(pages.map(() => sort))
  return pages.flatMap(({ items }) => items)
}

// LIST-15
describe.each([
  ['PRICE_ASC', 1],
  ['PRICE_DESC', -1],
])('department in the order %s', (sort, direction) => {
  it('is sorted by the displayed prices from first product to last', async () => {
    for (const id of departments) {
      const items = await fetchAll(id, sort)
      const prices = items.map(({ price }) => price?.final.gross.amount ?? Number.NaN)
      expect([id, prices]).toEqual([id, prices.toSorted((a, b) => direction * (a - b))])
      expect(new Set(items.map(({ sku }) => sku))).toHaveLength(items.length)
    }
  })
})

// LIST-16
describe('department sorted by unit price', () => {
  it('is sorted by the displayed unit prices within each unit', async () => {
    for (const id of departments) {
      const { products } = await ask<{ products: ProductList }>(`{ products(categoryId: "${id}") { sorts } }`)
      if (!products.sorts.includes('UNIT_PRICE_ASC')) continue
      const units = (await fetchAll(id, 'UNIT_PRICE_ASC')).map(({ price }) => price?.unit ?? null)
      const kinds = units.map((unit) => unit?.unit ?? null)
      expect([id, kinds.filter((kind, i) => kind !== kinds[i - 1])]).toEqual([id, [...new Set(kinds)]])
      for (const kind of new Set(kinds)) {
        const prices = units.filter((unit) => unit?.unit === kind).map((unit) => unit?.price.gross.amount ?? 0)
        expect([id, kind, prices]).toEqual([id, kind, prices.toSorted((a, b) => a - b)])
      }
    }
  })

  it.each(['SLEEPER-OAK-200', 'MANTEL-OAK-1800', 'CONPOST-1830', 'POST-75X75', 'BEAM-OAK-200X200'])(
    'compares products as thick as a beam by the metre: %s',
    async (sku) => {
      const { product } = await ask<{ product: Listed }>(`{ product(by: { sku: "${sku}" }) { sku price { unit { unit } } } }`)
      expect(product.price?.unit?.unit).toBe('METRE')
    },
  )
})
