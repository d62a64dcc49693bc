import { describe, expect, it, vi } from 'vitest'
import { ANY_QUANTITY } from '../../domain/testing/catalog.ts'
import { ask, board, catalog, plan, service, shop, skirting } from '../../graphql/resolvers/testing/shop.ts'
import type { Platform } from '../../platform/platform.ts'
import { config, scopeWith, toResult } from '../testing/platform.ts'

const live = { config: { ...config, catalog: { ...config.catalog, stockSync: true, priceSync: true } } }
const checkedAt = '2026-11-20T12:00:00.000Z'
const inStock = (sku: string, isInStock = true) => ({
  sku,
  productId: null,
  qty: 4,
  isInStock,
  manageStock: true,
  quantities: ANY_QUANTITY,
  checkedAt,
})
const createStock = (isInStock: (sku: string) => boolean | null): Platform['stock'] =>
  vi.fn(async (_view, skus) =>
    skus.map((sku: string) => {
      const known = isInStock(sku)
      return known === null ? null : inStock(sku, known)
    }),
  )

describe('request loaders', () => {
  it('fetch the stock of a page in one call, each sku once', async () => {
    const stock = createStock(() => true)
    const products = async () => toResult([...catalog.slice(0, 5), board])
    const { errors } = await ask(
      scopeWith({ ...shop, products, stock }, live),
      '{ products { items { stock { status } issues { code } } } }',
    )
    expect(errors).toEqual([])
    expect(vi.mocked(stock).mock.calls.map(([, skus]) => skus)).toEqual([['BOARD', 'SERVICE', 'PLAN', 'GROUP', 'BUNDLE']])
  })

  it('fetch the prices of a page in one call and match them by id', async () => {
    const amounts = { final: 9.6, regular: 12, special: 9.6 }
    const items = [{ id: '1', gross: amounts, net: { final: 8, regular: 10, special: 8 }, refreshedAt: checkedAt }]
    const prices = vi.fn(async () => ({ items, isComplete: true }))
    const products = async () => toResult(catalog.slice(0, 2))
    const { data } = await ask(
      scopeWith({ ...shop, products, prices }, live),
      '{ products { items { sku price { isCurrent refreshedAt final { gross { amount } } } } } }',
    )
    expect(prices).toHaveBeenCalledOnce()
    expect(data?.products).toEqual({
      items: [
        { sku: 'BOARD', price: { isCurrent: true, refreshedAt: checkedAt, final: { gross: { amount: 960 } } } },
        { sku: 'SERVICE', price: { isCurrent: false, refreshedAt: null, final: { gross: { amount: 1200 } } } },
      ],
    })
  })

  it('fetch the price of the cheapest available variant instead of its configurable product', async () => {
    const gross = { final: 15.6, regular: 15.6, special: null }
    const net = { final: 13, regular: 13, special: null }
    const items = [
      { id: '61', gross, net, refreshedAt: checkedAt },
      { id: '6', gross: { final: 1, regular: 1, special: null }, net: null, refreshedAt: checkedAt },
    ]
    const prices = vi.fn(async (_view: unknown, _skus: readonly string[]) => ({ items, isComplete: true }))
    const [oak, ash] = skirting.configurableChildren
    if (!oak || !ash) throw new Error('The skirting has two variants')
    const soldOut = { ...ash, stock: { productId: '62', qty: 0, isInStock: false, manageStock: true, quantities: ANY_QUANTITY } }
    const products = async () => toResult([{ ...skirting, configurableChildren: [soldOut, oak] }])
    const { data } = await ask(
      scopeWith({ ...shop, products, prices }, live),
      '{ product(by: { sku: "SKIRTING" }) { price { isCurrent final { gross { amount } } } } }',
    )
    expect(prices.mock.calls.map(([, skus]) => skus)).toEqual([['SKIRTING-OAK']])
    expect(data?.product).toEqual({ price: { isCurrent: true, final: { gross: { amount: 1560 } } } })
  })

  it('fetch the components of all groups and bundles on a page together', async () => {
    const products = vi.fn(shop.products ?? (async () => toResult([])))
    products.mockImplementationOnce(async () => toResult(catalog.slice(3, 5)))
    const { errors } = await ask(
      scopeWith({ ...shop, products }),
      '{ products { items { price { final { gross { amount } } } } } }',
    )
    expect(errors).toEqual([])
    expect(products).toHaveBeenCalledTimes(2)
  })

  it('add one call to a product page', async () => {
    const products = vi.fn(shop.products ?? (async () => toResult([])))
    const reviews = vi.fn(shop.reviews ?? (async () => toResult([])))
    const query =
      '{ route(path: "/decking/oak-board") { ... on SimpleProduct { name price { final { gross { amount } } } reviews { total averageRating } } } }'
    await ask(scopeWith({ ...shop, products, reviews }), query)
    expect([products.mock.calls.length, reviews.mock.calls.length]).toEqual([0, 1])
  })
})

describe('stock answers', () => {
  const query = '{ stock(skus: ["BOARD", "SERVICE", "PLAN", "NONE"]) { sku stock { status quantity checkedAt } } }'

  it('are VOLATILE without a platform answer, and null for unknown skus', async () => {
    const stock = createStock((sku) => ({ BOARD: true, SERVICE: false })[sku] ?? null)
    expect(
      (await ask(scopeWith({ ...shop, products: async () => toResult([board, service, plan]), stock }, live), query)).data,
    ).toEqual({
      stock: [
        { sku: 'BOARD', stock: { status: 'OK', quantity: 4, checkedAt } },
        { sku: 'SERVICE', stock: { status: 'OUT_OF_STOCK', quantity: 4, checkedAt } },
        { sku: 'PLAN', stock: { status: 'VOLATILE', quantity: null, checkedAt: null } },
        { sku: 'NONE', stock: null },
      ],
    })
  })

  it('make no call if stock checks are off', async () => {
    const stock = createStock(() => true)
    const { data } = await ask(scopeWith({ ...shop, stock }), '{ product(by: { sku: "BOARD" }) { stock { status } } }')
    expect(data?.product).toEqual({ stock: { status: 'VOLATILE' } })
    expect(stock).not.toHaveBeenCalled()
  })

  it('are limited to 60 skus at once', async () => {
    const skus = Array.from({ length: 61 }, (_, i) => `S${i}`)
    const { errors } = await ask(scopeWith(), 'query ($skus: [ID!]!) { stock(skus: $skus) { sku } }', { skus })
    expect(errors[0]?.originalError).toMatchObject({ code: 'BAD_INPUT', argument: 'skus' })
  })

  it('decide which variants are offered', async () => {
    const stock = createStock((sku) => sku !== 'SKIRTING-ASH')
    const { data } = await ask(
      scopeWith({ ...shop, stock }, live),
      '{ product(by: { sku: "SKIRTING" }) { issues { code } ... on ConfigurableProduct { variants { sku selection { attributeCode valueId } } } } }',
    )
    expect(data?.product).toEqual({
      issues: [],
      variants: [{ sku: 'SKIRTING-OAK', selection: [{ attributeCode: 'wood_type', valueId: '58' }] }],
    })
  })

  // VAR-10, PROD-20
  it('report an issue if no variant is available', async () => {
    const stock = createStock((sku) => sku === skirting.sku)
    const { data } = await ask(
      scopeWith({ ...shop, stock }, live),
      '{ product(by: { sku: "SKIRTING" }) { issues { code message } } }',
    )
    expect(data?.product).toEqual({ issues: [{ code: 'NOT_AVAILABLE', message: 'No available product variants' }] })
  })
})

describe('store view data', () => {
  it('is fetched once per request and built once for all requests', async () => {
    const categories = vi.fn(shop.categories ?? (async () => toResult([])))
    const list = toResult((await categories(...contextArguments())).items)
    categories.mockClear().mockImplementation(async () => list)
    const first = scopeWith({ ...shop, categories })
    const second = scopeWith({ ...shop, categories })
    await ask(first, '{ menu { children { level breadcrumbs { url } } } breadcrumbs(categoryId: 35) { url } }')
    expect(categories).toHaveBeenCalledOnce()
    expect(await second.store.categories()).toBe(await first.store.categories())
  })
})

const contextArguments = () => {
  const { storeView } = scopeWith()
  return [storeView, { entity: 'category', body: {}, size: 1, from: 0, sourceIncludes: null, sourceExcludes: null }] as const
}
