import { describe, expect, it, vi } from 'vitest'
import type { ProductList } from '#schema/generated/types.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { ANY_QUANTITY, child, product } from '../../domain/testing/catalog.ts'
import { ask, shop } from '../../graphql/resolvers/testing/shop.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import { scopeWith, toResult } from '../testing/platform.ts'

const QUERY = `query ($search: String, $sort: ProductSort, $first: Int! = 50, $offset: Int! = 0) {
  products(categoryId: "34", search: $search, sort: $sort, first: $first, offset: $offset) {
    total sort sorts items { sku price { final { gross { amount } } } } pageInfo { hasNext }
  }
}`

const board = (id: string, finalPrice: number) => product({ id, sku: `B${id}`, price: finalPrice, finalPrice })
const member = (sku: string) => ({ linkType: 'associated', type: 'simple', sku, qty: 1, position: 1, isDefault: false })
const stock = (isInStock: boolean) => ({
  productId: null,
  qty: isInStock ? 5 : 0,
  isInStock,
  manageStock: true,
  quantities: ANY_QUANTITY,
})

/** Its members cost £30 in total; the index has the price of the cheaper one. */
const GROUP = product({
  id: '9',
  sku: 'GROUP',
  type: 'grouped',
  price: 0,
  finalPrice: 10,
  links: [member('B10'), member('B20')],
})
/** Its cheap variant is sold out, which the index does not know. */
const VARIED = product({
  id: '8',
  sku: 'VARIED',
  type: 'configurable',
  price: 5,
  finalPrice: 5,
  configurableChildren: [
    child({ sku: 'V-1', price: 5, stock: stock(false) }),
    child({ sku: 'V-2', price: 25, stock: stock(true) }),
  ],
})
const LIST = [board('10', 10), board('20', 20), board('28', 28), board('40', 40), GROUP, VARIED]

interface Engine {
  readonly products?: typeof LIST
  readonly total?: number
  readonly orderIsRefused?: boolean
  readonly whole?: () => never
}

/** An engine that sorts by the indexed price. */
function createListing(
  variables: Readonly<Record<string, unknown>>,
  { products: all = LIST, total = all.length, orderIsRefused = false, whole }: Engine = {},
) {
  const byFinalPrice = all.toSorted((a, b) => (a.finalPrice ?? 0) - (b.finalPrice ?? 0))
  const products = vi.fn(async (_view: unknown, { body, size, from, sourceIncludes }: SearchRequest) => {
    const text = JSON.stringify(body)
    const named = text.includes('"should"') ? null : /"terms":{"(id|sku)":(\[[^\]]*\])/.exec(text)
    if (named) return toResult(all.filter(({ id, sku }) => JSON.parse(named[2] ?? '[]').includes(named[1] === 'id' ? id : sku)))
    if (sourceIncludes?.includes('final_price')) whole?.()
    const isByPrice = text.includes('"final_price":{"order"')
    const list = isByPrice && !orderIsRefused ? byFinalPrice : all
    return toResult(list.slice(from, from + size), { total, orderIsRefused: isByPrice && orderIsRefused })
  })
  const scope = scopeWith({ ...shop, products })
  return ask(scope, QUERY, variables).then(({ data, errors }) => {
    const list = data?.products as ProductList | undefined
    return {
      errors,
      list,
      skus: list?.items.map(({ sku }) => sku),
      calls: products.mock.calls.map(([, request]) => request),
    }
  })
}

const UP = ['B10', 'B20', 'VARIED', 'B28', 'GROUP', 'B40']

// LIST-15
describe('listing sorted by price', () => {
  it.each([
    ['PRICE_ASC', UP],
    ['PRICE_DESC', UP.toReversed()],
  ])('is in order of the prices shoppers pay, whatever the index says: %s', async (sort, expected) => {
    const { skus, list } = await createListing({ sort })
    expect(skus).toEqual(expected)
    expect(list).toMatchObject({ sort, total: 6 })
  })

  it('returns each page in that order', async () => {
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => createListing({ sort: 'PRICE_ASC', first: 2, offset })))
    expect(pages.flatMap(({ skus }) => skus)).toEqual(UP)
    expect(pages.map(({ list }) => list?.pageInfo.hasNext)).toEqual([true, true, false, false])
  })

  it('is in order of the prices with VAT if tax rates differ', async () => {
    const untaxed = product({ id: '11', sku: 'FIREWOOD', price: 11, finalPrice: 11, taxClassId: 0 })
    const products = [board('10', 10), untaxed, board('28', 28)]
    const pages = await Promise.all(
      [0, 1, 2].map((offset) => createListing({ sort: 'PRICE_ASC', first: 1, offset }, { products })),
    )
    expect(pages.flatMap(({ skus }) => skus)).toEqual(['FIREWOOD', 'B10', 'B28'])
  })

  it('makes one call if the whole list fits on a page, apart from group components', async () => {
    const { calls } = await createListing({ sort: 'PRICE_ASC' })
    expect(calls.filter(({ body }) => !JSON.stringify(body).includes('"sku"'))).toHaveLength(1)
  })

  it('fetches prices of a longer list without facets, and only the products it needs', async () => {
    const { calls } = await createListing({ sort: 'PRICE_ASC', first: 3 })
    const [page, whole, byId] = calls.filter(({ body }) => !JSON.stringify(body).includes('"sku"'))
    expect(page?.size).toBe(3)
    expect(whole).toMatchObject({ size: 1000, from: 0 })
    expect(whole?.body).not.toHaveProperty('aggs')
    expect(JSON.stringify(byId?.body)).toContain('"terms":{"id":["20"]}')
  })

  it('falls back to the engine’s order if the list is too long, with each page sorted by its displayed prices', async () => {
    const { skus, list, calls } = await createListing({ sort: 'PRICE_ASC', first: 3 }, { total: 1001 })
    expect(skus).toEqual(['B10', 'VARIED', 'GROUP'])
    expect(list?.sort).toBe('PRICE_ASC')
    expect(calls.some(({ size }) => size === 1000)).toBe(false)
  })

  it('sorts only the engine’s page if the whole list cannot be fetched', async () => {
    const whole = () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT', null, 'slow')
    }
    const { skus, errors } = await createListing({ sort: 'PRICE_ASC', first: 3 }, { whole })
    expect([skus, errors]).toEqual([['B10', 'VARIED', 'GROUP'], []])
  })
})

// LIST-17
describe('sort that the index rejects', () => {
  it('is applied here if the whole list can be fetched', async () => {
    const { skus, list } = await createListing({ sort: 'PRICE_ASC', first: 3 }, { orderIsRefused: true })
    expect(skus).toEqual(UP.slice(0, 3))
    expect(list).toMatchObject({ sort: 'PRICE_ASC' })
  })

  it.each([
    ['a category', {}, 'RECOMMENDED'],
    ['a search', { search: 'oak board' }, null],
  ])('is neither reported nor offered for %s that is too long, which keeps its default order', async (_, of, own) => {
    const { skus, list } = await createListing({ sort: 'PRICE_DESC', first: 3, ...of }, { orderIsRefused: true, total: 1001 })
    expect(skus).toEqual(['B10', 'B20', 'B28'])
    expect(list?.sort).toBe(own)
    expect(list?.sorts).toEqual(['RECOMMENDED', 'LATEST', 'PRICE_ASC'])
  })
})
