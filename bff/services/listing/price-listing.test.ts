import { describe, expect, it, vi } from 'vitest'
import type { ProductList } from '#schema/generated/types.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { ANY_QUANTITY, child, product } from '../../domain/testing/catalogue.ts'
import { ask, shop } from '../../graphql/resolvers/testing/shop.ts'
import { PlatformUnreachable } from '../../platform/errors.ts'
import { found, scopeWith } from '../testing/platform.ts'

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

/** Its members cost £30 together; the index knows the price of the cheaper one. */
const GROUP = product({
  id: '9',
  sku: 'GROUP',
  type: 'grouped',
  price: 0,
  finalPrice: 10,
  links: [member('B10'), member('B20')],
})
/** Its cheap variant is sold out; the index does not know. */
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
const byFinalPrice = LIST.toSorted((a, b) => (a.finalPrice ?? 0) - (b.finalPrice ?? 0))

interface Engine {
  readonly total?: number
  readonly orderIsRefused?: boolean
  readonly whole?: () => never
}

/** An engine that orders by the price of its index. */
function listing(
  variables: Readonly<Record<string, unknown>>,
  { total = LIST.length, orderIsRefused = false, whole }: Engine = {},
) {
  const products = vi.fn(async (_view: unknown, { body, size, from, sourceIncludes }: SearchRequest) => {
    const text = JSON.stringify(body)
    const named = text.includes('"should"') ? null : /"terms":{"(id|sku)":(\[[^\]]*\])/.exec(text)
    if (named) return found(LIST.filter(({ id, sku }) => JSON.parse(named[2] ?? '[]').includes(named[1] === 'id' ? id : sku)))
    if (sourceIncludes?.includes('final_price')) whole?.()
    const isByPrice = text.includes('"final_price":{"order"')
    const list = isByPrice && !orderIsRefused ? byFinalPrice : LIST
    return found(list.slice(from, from + size), { total, orderIsRefused: isByPrice && orderIsRefused })
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
describe('a list by price', () => {
  it.each([
    ['PRICE_ASC', UP],
    ['PRICE_DESC', UP.toReversed()],
  ])('is in the order of what is paid, whatever the index says: %s', async (sort, expected) => {
    const { skus, list } = await listing({ sort })
    expect(skus).toEqual(expected)
    expect(list).toMatchObject({ sort, total: 6 })
  })

  it('has pages, each with what the order has there', async () => {
    const pages = await Promise.all([0, 2, 4, 6].map((offset) => listing({ sort: 'PRICE_ASC', first: 2, offset })))
    expect(pages.flatMap(({ skus }) => skus)).toEqual(UP)
    expect(pages.map(({ list }) => list?.pageInfo.hasNext)).toEqual([true, true, false, false])
  })

  it('costs one call where all of it is on its page, not counting what groups are made of', async () => {
    const { calls } = await listing({ sort: 'PRICE_ASC' })
    expect(calls.filter(({ body }) => !JSON.stringify(body).includes('"sku"'))).toHaveLength(1)
  })

  it('asks for the prices of a longer one without counting anything, and for no more products than it has to', async () => {
    const { calls } = await listing({ sort: 'PRICE_ASC', first: 3 })
    const [page, whole, byId] = calls.filter(({ body }) => !JSON.stringify(body).includes('"sku"'))
    expect(page?.size).toBe(3)
    expect(whole).toMatchObject({ size: 1000, from: 0 })
    expect(whole?.body).not.toHaveProperty('aggs')
    expect(JSON.stringify(byId?.body)).toContain('"terms":{"id":["20"]}')
  })

  it('is as the engine has it where it is too long, each page in the order of the prices it shows', async () => {
    const { skus, list, calls } = await listing({ sort: 'PRICE_ASC', first: 3 }, { total: 1001 })
    expect(skus).toEqual(['B10', 'VARIED', 'GROUP'])
    expect(list?.sort).toBe('PRICE_ASC')
    expect(calls.some(({ size }) => size === 1000)).toBe(false)
  })

  it('is the engine’s page, put in order, where the whole list does not come', async () => {
    const whole = () => {
      throw new PlatformUnreachable('PLATFORM_TIMEOUT', null, 'slow')
    }
    const { skus, errors } = await listing({ sort: 'PRICE_ASC', first: 3 }, { whole })
    expect([skus, errors]).toEqual([['B10', 'VARIED', 'GROUP'], []])
  })
})

// LIST-17
describe('an order that the index refuses', () => {
  it('is made here where the list can be fetched whole', async () => {
    const { skus, list } = await listing({ sort: 'PRICE_ASC', first: 3 }, { orderIsRefused: true })
    expect(skus).toEqual(UP.slice(0, 3))
    expect(list).toMatchObject({ sort: 'PRICE_ASC' })
  })

  it.each([
    ['a category', {}, 'RECOMMENDED'],
    ['a search', { search: 'oak board' }, null],
  ])('is not named as that of %s that is too long, which is in its own order and not offered by it', async (_, of, own) => {
    const { skus, list } = await listing({ sort: 'PRICE_DESC', first: 3, ...of }, { orderIsRefused: true, total: 1001 })
    expect(skus).toEqual(['B10', 'B20', 'B28'])
    expect(list?.sort).toBe(own)
    expect(list?.sorts).toEqual(['RECOMMENDED', 'LATEST', 'PRICE_ASC'])
  })
})
