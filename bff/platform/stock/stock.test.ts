import { describe, expect, it } from 'vitest'
import type { SaleQuantities } from '../../domain/catalog/catalog.types.ts'
import { GERMAN, platformClient, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, html, json } from '../testing/scripted-platform.ts'

const item = (product_id: number, more: object = {}) => ({
  item_id: product_id,
  product_id,
  qty: 5,
  is_in_stock: true,
  manage_stock: true,
  ...more,
})

const NO_LIMITS: SaleQuantities = { least: null, most: null, step: null }

/** Answers by path prefix; any other path gets a 404, which fails the test. */
const routes =
  (table: Readonly<Record<string, (skus: readonly string[]) => Behaviour>>): Behaviour =>
  (response, asked) => {
    const url = new URL(asked.url, 'http://platform')
    const skus = (url.searchParams.get('skus') ?? url.searchParams.get('sku') ?? '').split(',')
    const answer = Object.entries(table).find(([path]) => url.pathname === path)?.[1]
    ;(answer?.(skus) ?? html(404))(response, asked)
  }

describe('stock reads', () => {
  const skus = Array.from({ length: 32 }, (_, i) => `SKU-${i}`)
  const list = (asked: readonly string[]) => json({ code: 200, result: asked.map((sku) => item(Number(sku.slice(4)))) })

  // CALL-5
  it('use chunks of 15 and keep the order', async () => {
    const { platform, client } = await platformClient(routes({ '/api/stock/list': list }))
    const stock = await client.stock(VIEW, skus)
    expect(stock.map((each) => each?.sku)).toEqual(skus)
    expect(stock.map((each) => each?.productId)).toEqual(skus.map((sku) => sku.slice(4)))
    expect(platform.asked).toHaveLength(3)
  })

  it('include the time of the check, and no count if stock is not managed', async () => {
    const { client } = await platformClient(json({ code: 200, result: [item(1, { qty: null, is_in_stock: '1' })] }))
    const [stock] = await client.stock(VIEW, ['A'])
    expect(stock).toMatchObject({ qty: null, isInStock: true })
    expect(new Date(stock?.checkedAt ?? '').toISOString()).toBe(stock?.checkedAt)
  })

  // WIRE-1
  it.each([
    ['counted', {}, 5],
    ['counted without a statement on backorders', { backorders: null }, 5],
    ['counted without backorders', { backorders: '0' }, 5],
    ['not counted if stock is not managed', { manage_stock: '0' }, null],
    ['not counted if missing pieces are ordered later', { backorders: 1 }, null],
    ['not counted if the shopper is told that missing pieces are ordered later', { backorders: '2' }, null],
  ])('are %s', async (_, stated, qty) => {
    const { client } = await platformClient(json({ code: 200, result: [item(1, stated)] }))
    expect(await client.stock(VIEW, ['A'])).toMatchObject([{ qty, isInStock: true }])
  })

  // STOCK-2
  it.each([[null], ['maybe'], [[]], [{}], [2], ['']])(
    'are unknown, not out of stock, for is_in_stock %j',
    async (is_in_stock) => {
      const { client } = await platformClient(json({ code: 200, result: [item(1, { is_in_stock })] }))
      expect(await client.stock(VIEW, ['A'])).toEqual([null])
    },
  )

  it('are matched by position if the platform sends null for the sku', async () => {
    const { client } = await platformClient(json({ code: 200, result: [item(1, { sku: null })] }))
    expect(await client.stock(VIEW, ['A'])).toMatchObject([{ sku: 'A', isInStock: true }])
  })

  // STOCK-14
  it.each<readonly [string, object, SaleQuantities]>([
    ['numbers', { min_sale_qty: 10, max_sale_qty: 100, qty_increments: 5 }, { least: 10, most: 100, step: 5 }],
    [
      'numbers in strings',
      { min_sale_qty: '10.0000', max_sale_qty: '100', qty_increments: '5.0' },
      { least: 10, most: 100, step: 5 },
    ],
    [
      'numbers of the platform’s configuration',
      { min_sale_qty: 10, use_config_min_sale_qty: 1 },
      { least: 10, most: null, step: null },
    ],
    ['a step that is switched off', { qty_increments: 5, enable_qty_increments: '0' }, NO_LIMITS],
    ['a step that is switched on', { qty_increments: 5, enable_qty_increments: 1 }, { least: null, most: null, step: 5 }],
    ['fractions of a piece', { min_sale_qty: 0.5, qty_increments: 0.25, is_qty_decimal: true }, NO_LIMITS],
    ['no limits', {}, NO_LIMITS],
    ...[null, 'many', '', Number.NaN, -5, 2.5, 1e12, '1e400', true, [], [5], {}, { qty: 5 }].map(
      (said) => [JSON.stringify(said), { min_sale_qty: said, max_sale_qty: said, qty_increments: said }, NO_LIMITS] as const,
    ),
  ])('decode sale quantities: %s', async (_, said, quantities) => {
    const { client } = await platformClient(json({ code: 200, result: [item(1, said)] }))
    expect(await client.stock(VIEW, ['A'])).toMatchObject([{ qty: 5, isInStock: true, quantities }])
  })

  it('are repeated per sku if one unknown sku fails the list', async () => {
    const { client } = await platformClient(
      routes({
        '/api/stock/list': () => json({ code: 404, result: "The stock item with the 'B' SKU wasn't found." }, 404),
        '/api/stock/check': ([sku]) =>
          sku === 'B'
            ? json({ code: 500, result: { errorMessage: 'no', code: 404 } }, 500)
            : json({ code: 200, result: item(1) }),
      }),
    )
    expect((await client.stock(VIEW, ['A', 'B', 'C'])).map((each) => each?.sku ?? null)).toEqual(['A', null, 'C'])
  })

  it('are repeated per sku if the list left some out', async () => {
    const { client } = await platformClient(
      routes({
        '/api/stock/list': () => json({ code: 200, result: [item(2)] }),
        '/api/stock/check': ([sku]) => json({ code: 200, result: item(sku === 'A' ? 1 : 2) }),
      }),
    )
    expect((await client.stock(VIEW, ['A', 'B'])).map((each) => each?.productId)).toEqual(['1', '2'])
  })

  it('return null only for the chunk that fails', async () => {
    const { client, log } = await platformClient(
      routes({ '/api/stock/list': (asked) => (asked.includes('SKU-15') ? html(503) : list(asked)) }),
    )
    const stock = await client.stock(VIEW, skus)
    expect(stock.map((each) => each !== null)).toEqual(skus.map((_, i) => i < 15 || i >= 30))
    expect(log.lines.filter(({ message }) => message === 'stock lookup failed')).toHaveLength(1)
  })

  // STOCK-9
  it.each([
    ['in the result', { code: 500, result: { code: 'ENOTFOUND' } }],
    ['as result code', { resultCode: 'ENOTFOUND', result: '' }],
    ['as code', { code: 'ENOTFOUND', result: '' }],
  ])('quietly return null for ENOTFOUND %s', async (_, answer) => {
    const { client, log } = await platformClient(json(answer, 500))
    expect(await client.stock(VIEW, ['A'])).toEqual([null])
    expect(log.lines.filter(({ level }) => level !== 'debug')).toEqual([])
  })

  // CALL-5
  it('are repeated per sku if one sku breaks the list, and return null only for that one', async () => {
    const broken = json({ code: 500, result: 'Cannot read stock' }, 500)
    const { client } = await platformClient(
      routes({
        '/api/stock/list': () => broken,
        '/api/stock/check': ([sku]) => (sku === 'B' ? broken : json({ code: 200, result: item(1) })),
      }),
    )
    expect((await client.stock(VIEW, ['A', 'B', 'C'])).map((each) => each?.sku ?? null)).toEqual(['A', null, 'C'])
  })

  it('stop if the first single sku fails as well', async () => {
    const { platform, client } = await platformClient(json({ code: 500, result: 'The ERP sleeps' }, 500))
    expect(await client.stock(VIEW, ['A', 'B', 'C'])).toEqual([null, null, null])
    expect(platform.asked.map(({ url }) => url)).toEqual(['/api/stock/list?skus=A%2CB%2CC', '/api/stock/check?sku=A'])
  })

  // VIEW-6
  it('name a store view other than the default', async () => {
    const { platform, client } = await platformClient(json({ code: 200, result: [item(1)] }))
    await client.stock(GERMAN, ['A'])
    expect(platform.asked[0]?.url).toBe('/api/stock/list?skus=A&storeCode=de')
  })
})
