import { describe, expect, it, vi } from 'vitest'
import { ANY_QUANTITY, attribute, child, product, ukVat } from '../../domain/testing/catalog.ts'
import { ask, bundle, catalog, group, shop } from '../../graphql/resolvers/testing/shop.ts'
import type { Platform } from '../../platform/platform.ts'
import { config, scopeWith, toResult } from '../testing/platform.ts'
import { productModels } from './product-models.ts'

const live = { config: { ...config, catalog: { ...config.catalog, stockSync: true, priceSync: true } } }
const ALL = { price: true, unit: true, stock: true, keyFacts: true, rating: false }
const checkedAt = '2026-11-20T12:00:00.000Z'
const rules = toResult([ukVat])
const facts = toResult([attribute('wood_type', { '58': 'Oak' }, { label: 'Wood type' })])
const oak = product({ price: 10, attributes: { wood_type: '58' } })
const inStock = {
  sku: oak.sku,
  productId: oak.id,
  qty: 4,
  isInStock: true,
  manageStock: true,
  quantities: ANY_QUANTITY,
  checkedAt,
}
const priceAnswer = (final: number) => ({
  id: oak.id,
  gross: { final, regular: 12, special: final },
  net: null,
  refreshedAt: checkedAt,
})

/** The shop with the same answers for every request, as the platform cache returns them. */
const platform = (given: Partial<Platform> = {}): Partial<Platform> => ({
  taxRules: async () => rules,
  attributes: async () => facts,
  ...given,
})
const withStock = (...answers: Awaited<ReturnType<Platform['stock']>>) => platform({ stock: async () => answers })
const priceAnswers = (...items: ReturnType<typeof priceAnswer>[]) => ({ items, isComplete: true })
const withPrices = (...items: Parameters<typeof priceAnswers>) => platform({ prices: async () => priceAnswers(...items) })

async function loadModel(given: Partial<Platform>, now = checkedAt, shown = oak) {
  const [model] = await productModels([shown], ALL, scopeWith(given, { ...live, now: new Date(now) }))
  return model
}
const readGross = (model: Awaited<ReturnType<typeof loadModel>>) => model?.price?.final.gross.amount

describe('product list', () => {
  const readAsked = async (query: string) => {
    const calls = {
      stock: vi.fn<Platform['stock']>(async (_view, skus) => skus.map(() => null)),
      prices: vi.fn<Platform['prices']>(async () => priceAnswers()),
      taxRules: vi.fn<Platform['taxRules']>(async () => rules),
    }
    const products = async () => toResult(catalog.slice(0, 3))
    const { errors } = await ask(scopeWith({ ...shop, products, ...calls }, live), query)
    expect(errors).toEqual([])
    return Object.fromEntries(Object.entries(calls).map(([name, { mock }]) => [name, mock.calls.length]))
  }

  it.each([
    [
      'nothing that is not selected',
      '{ products { items { sku url keyFacts { value } } } }',
      { stock: 0, prices: 0, taxRules: 0 },
    ],
    ['stock once', '{ products { items { sku stock { status } } } }', { stock: 1, prices: 0, taxRules: 0 }],
    ['prices once', '{ products { items { sku price { onSale } } } }', { stock: 0, prices: 1, taxRules: 1 }],
    [
      'fields selected in a fragment under an alias',
      'query { products { ...List } } fragment List on ProductList { items { ... on SimpleProduct { cost: price { onSale } } ...Sign } } fragment Sign on Product { stock { status } }',
      { stock: 1, prices: 1, taxRules: 1 },
    ],
  ])('requests %s', async (_, query, calls) => {
    expect(await readAsked(query)).toEqual(calls)
  })

  it.each([
    ['grouped product', group, '... on GroupedProduct { items { product { stock { status } price { onSale } } } }'],
    ['bundle', bundle, '... on BundleProduct { options { selections { product { stock { status } price { onSale } } } } }'],
  ])('asks once for stock and prices of the components of a %s', async (_, whole, parts) => {
    const stock = vi.fn<Platform['stock']>(async (_view, skus) => skus.map(() => null))
    const prices = vi.fn<Platform['prices']>(async () => priceAnswers())
    const { errors } = await ask(
      scopeWith({ ...shop, stock, prices }, live),
      `{ product(by: { sku: "${whole.sku}" }) { ${parts} } }`,
    )
    expect(errors).toEqual([])
    expect([stock.mock.calls.map(([, skus]) => skus), prices.mock.calls.map(([, skus]) => skus)]).toEqual([
      [['BOARD']],
      [['BOARD']],
    ])
  })
})

// LOAD-11
describe('a long list of products', () => {
  it('lets other requests be answered while its prices and fields are computed', async () => {
    const products = ['1', '2', '3'].map((id) => product({ id, sku: id, price: 10 }))
    let time = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 3))
    let answered = 0
    let isDone = false
    const answer = () => {
      answered += 1
      if (!isDone) setImmediate(answer)
    }
    setImmediate(answer)
    const models = await productModels(products, { ...ALL, stock: false }, scopeWith(platform()))
    isDone = true
    clock.mockRestore()
    expect(models.map(({ sku }) => sku)).toEqual(['1', '2', '3'])
    // One after each price, and one after each product.
    expect(answered).toBeGreaterThanOrEqual(2 * products.length - 1)
  })
})

describe('product model', () => {
  it('keeps its identity while nothing changes', async () => {
    const same = platform({ stock: async () => [inStock], prices: async () => priceAnswers(answer) })
    const answer = priceAnswer(9.6)
    const first = await loadModel(same)
    expect(first).toMatchObject({ stock: { status: 'OK', quantity: 4 }, keyFacts: [{ value: 'Oak' }] })
    expect(readGross(first)).toBe(960)
    expect(await loadModel(same)).toBe(first)
  })

  it('keeps its identity as time passes, until an offer of a variant starts or ends', async () => {
    const variant = child({ sku: 'A', price: 10, specialPrice: 8, specialFrom: '2026-11-20 12:00:00', specialTo: '2026-11-21' })
    const board = product({ type: 'configurable', configurableChildren: [variant, child({ sku: 'B', price: 9 })] })
    const given = platform()
    const models: Awaited<ReturnType<typeof loadModel>>[] = []
    for (const time of ['11:00:00', '11:59:59', '12:00:01', '20:00:00'])
      models.push(await loadModel(given, `2026-11-20T${time}Z`, board))
    models.push(await loadModel(given, '2026-11-21T00:00:00Z', board))
    expect(models.map(readGross)).toEqual([1080, 1080, 960, 960, 1080])
    expect(models.map((model, i) => model === models[i - 1])).toEqual([false, true, false, true, false])
  })

  it('has the offer price from the second the offer begins until the second it ends', async () => {
    const offer = { specialFrom: '2026-11-20 12:00:00', specialTo: '2026-11-20 13:00:00' }
    const onOffer = product({ price: 10, specialPrice: 8, ...offer })
    const costs = []
    for (const time of ['11:59:59.900', '12:00:01', '12:59:59.900', '13:00:00', '12:30:00']) {
      costs.push(readGross(await loadModel(platform(), `2026-11-20T${time}Z`, onOffer)))
    }
    expect(costs).toEqual([1200, 960, 960, 1200, 960])
  })

  it('has the platform’s latest price, or the catalogue’s if there is none', async () => {
    const cheap = priceAnswer(9.6)
    const costs = []
    for (const answers of [[cheap], [priceAnswer(6)], [], [cheap]]) costs.push(readGross(await loadModel(withPrices(...answers))))
    expect(costs).toEqual([960, 600, 1200, 960])
  })

  it('has the platform’s latest stock', async () => {
    const statuses = []
    for (const answer of [inStock, { ...inStock, isInStock: false }, null, inStock]) {
      statuses.push((await loadModel(withStock(answer)))?.stock?.status)
    }
    expect(statuses).toEqual(['OK', 'OUT_OF_STOCK', 'VOLATILE', 'OK'])
  })

  it('changes with tax rules, attributes and the requested variant', async () => {
    const untaxed = await loadModel(platform({ taxRules: async () => toResult([]) }))
    const renamed = await loadModel(
      platform({ attributes: async () => toResult([attribute('wood_type', { '58': 'White oak' })]) }),
    )
    expect([readGross(untaxed), renamed?.keyFacts?.[0]?.value]).toEqual([1000, 'White oak'])
    const [variant] = await productModels([oak], ALL, scopeWith(platform(), live), 'BOARD-2')
    expect([variant?.childSku, (await loadModel(platform()))?.childSku]).toEqual(['BOARD-2', null])
  })
})
