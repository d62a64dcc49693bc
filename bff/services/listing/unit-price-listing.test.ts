import { describe, expect, it, vi } from 'vitest'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { attribute, product } from '../../domain/testing/catalog.ts'
import { ask, shop } from '../../graphql/resolvers/testing/shop.ts'
import { scopeWith, toResult } from '../testing/platform.ts'

const QUERY = `query ($sort: ProductSort, $first: Int! = 50, $offset: Int! = 0) {
  products(categoryId: "34", sort: $sort, first: $first, offset: $offset) { total sort sorts items { sku } pageInfo { hasNext } }
}`

const sized = (id: string, price: number, length: string | null, attributes = {}) =>
  product({
    id,
    sku: `S${id}`,
    price,
    taxClassId: 2,
    attributes: { ...(length && { length, aa_pricepermetre: '1' }), ...attributes },
  })

/** £5, £4 and £6 a metre, one sold by the piece, and one without a unit. */
const LIST = [
  sized('1', 10, '2000'),
  sized('2', 12, '3000'),
  sized('3', 12, '2000'),
  sized('4', 1, null, { pack_quantity: '10' }),
  sized('5', 3, null),
]
const metadata = [
  attribute('length', { '2000': '2000 mm', '3000': '3000 mm' }),
  attribute('aa_pricepermetre', {}, { input: 'price' }),
]

function createListing(variables: Readonly<Record<string, unknown>>, list = LIST, total = list.length) {
  const products = vi.fn(async (_view: unknown, { body, size, from }: SearchRequest) => {
    const ids = /"terms":{"id":(\[[^\]]*\])/.exec(JSON.stringify(body))?.[1]
    // An engine returns documents requested by id in its own order.
    if (ids) return toResult(list.filter(({ id }) => JSON.parse(ids).includes(id)))
    return toResult(list.slice(from, from + size), { total })
  })
  const scope = scopeWith({ ...shop, attributes: async () => toResult(metadata), products })
  return ask(scope, QUERY, variables).then(({ data, errors }) => ({
    errors,
    list: data?.products,
    calls: products.mock.calls.length,
    tags: scope.cacheTags.list(),
  }))
}

describe('listing sorted by unit price', () => {
  // LIST-16
  it('starts with the lowest and ends with products without a unit price', async () => {
    const { list, calls } = await createListing({ sort: 'UNIT_PRICE_ASC' })
    expect(list).toMatchObject({ total: 5, sort: 'UNIT_PRICE_ASC' })
    expect(list).toMatchObject({ items: ['S2', 'S1', 'S3', 'S4', 'S5'].map((sku) => ({ sku })) })
    expect(calls).toBe(2)
  })

  it('returns consecutive pages', async () => {
    const { list, tags } = await createListing({ sort: 'UNIT_PRICE_ASC', first: 2, offset: 2 })
    expect(list).toMatchObject({ items: [{ sku: 'S3' }, { sku: 'S4' }], pageInfo: { hasNext: true } })
    expect(tags).toEqual(['C34', 'C35', 'P3', 'P4'])
  })

  it('is empty beyond its end', async () => {
    const { list, calls } = await createListing({ sort: 'UNIT_PRICE_ASC', offset: 50 })
    expect(list).toMatchObject({ total: 5, items: [], sort: 'UNIT_PRICE_ASC' })
    expect(calls).toBe(1)
  })

  it.each([
    ['is too long', LIST, 1001],
    ['has nothing to compare', [sized('1', 10, '2000'), sized('4', 1, null, { pack_quantity: '10' })], 2],
  ])('keeps its default order if it %s', async (_, products, total) => {
    const { list, calls, errors } = await createListing({ sort: 'UNIT_PRICE_ASC' }, products, total)
    expect(list).toMatchObject({ sort: 'RECOMMENDED', sorts: ['RECOMMENDED', 'LATEST', 'PRICE_ASC', 'PRICE_DESC'] })
    expect(list).toMatchObject({ items: products.map(({ sku }) => ({ sku })) })
    expect([calls, errors]).toEqual([2, []])
  })
})

describe('sorts offered for a listing', () => {
  const engine = ['RECOMMENDED', 'LATEST', 'PRICE_ASC', 'PRICE_DESC']

  it.each([
    ['unit price if two products can be compared', LIST, 5, [...engine, 'UNIT_PRICE_ASC']],
    ['unit price up to a thousand products', LIST, 1000, [...engine, 'UNIT_PRICE_ASC']],
    ['no unit price if the list is longer', LIST, 1001, engine],
    ['no unit price if nothing can be compared', [sized('5', 3, null), sized('6', 4, null)], 2, engine],
  ])('include %s', async (_, products, total, sorts) => {
    expect((await createListing({}, products, total)).list).toMatchObject({ sort: 'RECOMMENDED', sorts })
  })

  it('cost no extra call', async () => {
    expect((await createListing({})).calls).toBe(1)
  })
})
