import { describe, expect, it, onTestFinished } from 'vitest'
import { createUpstreamCache } from '../cache/upstream.ts'
import type { StoreViewConfig } from '../config/store-view.ts'
import type { SearchEntity, SearchRequest } from '../domain/search/search.types.ts'
import { createPlatform } from './platform.ts'
import { type Behaviour, empty, html, json, recordLog, scriptedPlatform, silence } from './testing/scripted-platform.ts'

const VIEW: StoreViewConfig = {
  ...{
    code: 'default',
    id: 1,
    name: 'United Kingdom',
    index: 'timber',
    host: null,
    basePath: '',
    locale: 'en-GB',
    language: 'en',
    currency: 'GBP',
    currencySign: '£',
  },
  ...{ priceFormat: '{sign}{amount}', dateFormat: 'D/M/YYYY', taxCountry: 'GB' },
}
const GERMAN: StoreViewConfig = { ...VIEW, code: 'de', id: 2, index: 'timber_de', currency: 'EUR' }

async function shop(behaviour: Behaviour, config: { searchTimeoutMs?: number } = {}) {
  const platform = await scriptedPlatform(behaviour)
  const log = recordLog()
  let time = 1_000_000
  const cache = createUpstreamCache({ upstreamBytes: 1e7, upstreamFreshSeconds: 60 }, log, { now: () => time, random: () => 0.5 })
  const settings = {
    url: platform.url,
    searchTimeoutMs: 1000,
    timeoutMs: 1000,
    connections: 64,
    searchAdapter: 'api',
    ...config,
  } as const
  const client = createPlatform(settings, cache, log)
  onTestFinished(() => client.close())
  return {
    platform,
    client,
    cache,
    log,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

const of = <Entity extends SearchEntity>(entity: Entity): SearchRequest<Entity> => ({
  ...{ entity, body: {}, size: 8, from: 0, sourceIncludes: null, sourceExcludes: null },
})
const found = (...sources: readonly object[]) =>
  json({ hits: { total: sources.length, hits: sources.map((_source) => ({ _source })) } })
const BOARD = { id: 7, sku: 'OAK', name: 'Oak board', type_id: 'simple', url_path: 'boards/oak' }
const item = (product_id: number, more: object = {}) => ({
  item_id: product_id,
  product_id,
  qty: 5,
  is_in_stock: true,
  manage_stock: true,
  ...more,
})

/** Answers by path; what no path begins with fails the test by a 404. */
const routes =
  (table: Readonly<Record<string, (skus: readonly string[]) => Behaviour>>): Behaviour =>
  (response, asked) => {
    const url = new URL(asked.url, 'http://platform')
    const skus = (url.searchParams.get('skus') ?? url.searchParams.get('sku') ?? '').split(',')
    const answer = Object.entries(table).find(([path]) => url.pathname === path)?.[1]
    ;(answer?.(skus) ?? html(404))(response, asked)
  }

describe('reads of the catalogue', () => {
  it('ask once for 1,000 shoppers at once, and not again while the answer is fresh', async () => {
    const { platform, client } = await shop(found(BOARD))
    const results = await Promise.all(Array.from({ length: 1000 }, () => client.products(VIEW, of('product'))))
    expect(new Set(results).size).toBe(1)
    await client.products(VIEW, of('product'))
    expect(platform.asked).toHaveLength(1)
  })

  it('keep store views apart', async () => {
    const { platform, client } = await shop(found(BOARD))
    await client.products(VIEW, of('product'))
    await client.products(GERMAN, of('product'))
    expect(platform.asked.map(({ url }) => url.split('/')[3])).toEqual(['timber', 'timber_de'])
  })

  it('go on with the last answer when the platform fails', async () => {
    const { platform, client, pass } = await shop(found(BOARD))
    await client.products(VIEW, of('product'))
    platform.behave(html(503))
    pass(3600)
    expect((await client.products(VIEW, of('product'))).items[0]?.sku).toBe('OAK')
  })

  it('fail when there is no last answer', async () => {
    const { client } = await shop(html(503))
    await expect(client.categories(VIEW, of('category'))).rejects.toMatchObject({ kind: 'unreachable' })
  })

  // LIMIT-7
  it('give up after the time for searches', async () => {
    const { client } = await shop(silence, { searchTimeoutMs: 50 })
    await expect(client.products(VIEW, of('product'))).rejects.toMatchObject({ code: 'PLATFORM_TIMEOUT' })
  })

  it('are asked anew after an invalidation by product, by category or by kind', async () => {
    const { platform, client, cache } = await shop(found(BOARD))
    for (const tag of ['P7', 'product']) {
      await client.products(VIEW, of('product'))
      cache.invalidate([tag])
    }
    await client.products(VIEW, of('product'))
    expect(platform.asked).toHaveLength(3)
  })

  it('do not end for others when one caller leaves', async () => {
    const { platform, client } = await shop(found(BOARD))
    const caller = new AbortController()
    const leaving = client.products(VIEW, of('product'), { signal: caller.signal }).catch((error: Error) => error.name)
    const staying = client.products(VIEW, of('product'))
    caller.abort()
    expect(await leaving).toBe('AbortError')
    expect((await staying).total).toBe(1)
    expect(platform.asked).toHaveLength(1)
  })

  // SEARCH-9
  it('decode every kind of document', async () => {
    const { platform, client } = await shop(found({ id: 24, name: 'Skirting' }))
    expect((await client.categories(VIEW, of('category'))).items[0]?.id).toBe('24')
    platform.behave(found({ attribute_code: 'brand' }))
    expect((await client.attributes(VIEW, of('attribute'))).items[0]?.code).toBe('brand')
    platform.behave(found({ id: 1, rates: [] }))
    expect((await client.taxRules(VIEW, of('taxrule'))).items[0]?.id).toBe('1')
    platform.behave(found({ id: 5, product_id: 7 }))
    expect((await client.reviews(VIEW, of('review'))).items[0]?.productId).toBe('7')
    platform.behave(found({ node_id: 4, identifier: 'help' }))
    expect((await client.cmsHierarchy(VIEW, of('cms_hierarchy'))).items[0]?.id).toBe('4')
  })

  it('give the active page and block with exactly the identifier, and no other', async () => {
    const { platform, client } = await shop(found({ id: 1, identifier: 'delivery-old' }, { id: 2, identifier: 'delivery' }))
    expect((await client.cmsPage(VIEW, 'delivery', of('cms_page')))?.id).toBe('2')
    expect(await client.cmsPage(VIEW, 'del', of('cms_page'))).toBeNull()
    platform.behave(found({ id: 1, identifier: 'notice', active: false }))
    expect(await client.cmsBlock(VIEW, 'notice', of('cms_block'))).toBeNull()
  })
})

describe('stock', () => {
  const skus = Array.from({ length: 32 }, (_, i) => `SKU-${i}`)
  const list = (asked: readonly string[]) => json({ code: 200, result: asked.map((sku) => item(Number(sku.slice(4)))) })

  it('is asked for in chunks of 15 and given in the order asked', async () => {
    const { platform, client } = await shop(routes({ '/api/stock/list': list }))
    const stock = await client.stock(VIEW, skus)
    expect(stock.map((each) => each?.sku)).toEqual(skus)
    expect(stock.map((each) => each?.productId)).toEqual(skus.map((sku) => sku.slice(4)))
    expect(platform.asked).toHaveLength(3)
  })

  it('says when it was checked, and has no count where none is kept', async () => {
    const { client } = await shop(json({ code: 200, result: [item(1, { qty: null, is_in_stock: '1' })] }))
    const [stock] = await client.stock(VIEW, ['A'])
    expect(stock).toMatchObject({ qty: null, isInStock: true })
    expect(new Date(stock?.checkedAt ?? '').toISOString()).toBe(stock?.checkedAt)
  })

  it('is asked for one by one when one unknown sku fails the list', async () => {
    const { client } = await shop(
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

  it('is asked for one by one when the list left some out', async () => {
    const { client } = await shop(
      routes({
        '/api/stock/list': () => json({ code: 200, result: [item(2)] }),
        '/api/stock/check': ([sku]) => json({ code: 200, result: item(sku === 'A' ? 1 : 2) }),
      }),
    )
    expect((await client.stock(VIEW, ['A', 'B'])).map((each) => each?.productId)).toEqual(['1', '2'])
  })

  it('is unknown for the chunk that fails, and for that one only', async () => {
    const { client, log } = await shop(
      routes({ '/api/stock/list': (asked) => (asked.includes('SKU-15') ? html(503) : list(asked)) }),
    )
    const stock = await client.stock(VIEW, skus)
    expect(stock.map((each) => each !== null)).toEqual(skus.map((_, i) => i < 15 || i >= 30))
    expect(log.lines.filter(({ message }) => message === 'stock unknown')).toHaveLength(1)
  })

  it.each([
    ['in the result', { code: 500, result: { code: 'ENOTFOUND' } }],
    ['as result code', { resultCode: 'ENOTFOUND', result: '' }],
    ['as code', { code: 'ENOTFOUND', result: '' }],
  ])('is quietly unknown for ENOTFOUND %s', async (_, answer) => {
    const { client, log } = await shop(json(answer, 500))
    expect(await client.stock(VIEW, ['A'])).toEqual([null])
    expect(log.lines.filter(({ level }) => level !== 'debug')).toEqual([])
  })

  it('is asked for one by one when one sku breaks the list, and is unknown for that one only', async () => {
    const broken = json({ code: 500, result: 'Cannot read stock' }, 500)
    const { client } = await shop(
      routes({
        '/api/stock/list': () => broken,
        '/api/stock/check': ([sku]) => (sku === 'B' ? broken : json({ code: 200, result: item(1) })),
      }),
    )
    expect((await client.stock(VIEW, ['A', 'B', 'C'])).map((each) => each?.sku ?? null)).toEqual(['A', null, 'C'])
  })

  it('is not asked for one by one where the first of them fails as well', async () => {
    const { platform, client } = await shop(json({ code: 500, result: 'The ERP sleeps' }, 500))
    expect(await client.stock(VIEW, ['A', 'B', 'C'])).toEqual([null, null, null])
    expect(platform.asked.map(({ url }) => url)).toEqual(['/api/stock/list?skus=A%2CB%2CC', '/api/stock/check?sku=A'])
  })

  // VIEW-6
  it('of another store view names it', async () => {
    const { platform, client } = await shop(json({ code: 200, result: [item(1)] }))
    await client.stock(GERMAN, ['A'])
    expect(platform.asked[0]?.url).toBe('/api/stock/list?skus=A&storeCode=de')
  })
})

describe('current prices', () => {
  const info = {
    final_price: 3.6,
    regular_price: 4.2,
    special_price: 3.6,
    extension_attributes: { tax_adjustments: { final_price: 3, regular_price: '3.5', special_price: 3 } },
  }

  it('come by product id, gross and net', async () => {
    const { platform, client } = await shop(json({ code: 200, result: { items: [{ id: 93, price_info: info }] } }))
    expect(await client.prices(VIEW, ['A', 'B'])).toEqual({
      isComplete: true,
      items: [
        {
          id: '93',
          gross: { final: 3.6, regular: 4.2, special: 3.6 },
          net: { final: 3, regular: 3.5, special: 3 },
          refreshedAt: expect.any(String),
        },
      ],
    })
    expect(platform.asked[0]?.url).toBe('/api/product/render-list?currencyCode=GBP&skus=A%2CB&storeId=1')
  })

  it('may lack net amounts and a special price', async () => {
    const { client } = await shop(
      json({
        code: 200,
        result: { items: [{ id: 1, price_info: { final_price: 2, regular_price: 2, special_price: null } }, { id: 2 }] },
      }),
    )
    expect((await client.prices(VIEW, ['A', 'B'])).items).toMatchObject([
      { id: '1', net: null, gross: { final: 2, regular: 2, special: null } },
    ])
  })

  it.each([
    ['fails', json({ code: 500, result: 'skus parameter is required' }, 500)],
    ['is down', html(502)],
    ['answers something else', json({ code: 200, result: true })],
  ])('are none when the platform %s', async (_, behaviour) => {
    expect(await (await shop(behaviour)).client.prices(VIEW, ['A'])).toMatchObject({ items: [] })
  })
})

describe('url map', () => {
  const hit = (_type: string, _source: object) => json({ _index: `timber_${_type}`, _type, _id: '1', _score: 0, _source })

  it('asks with every field of the contract', async () => {
    const { platform, client } = await shop(json(null))
    await client.resolveUrl(VIEW, '/mouldings/skirting/', { childSku: 'OAK-22' })
    expect(platform.asked[0]).toMatchObject({ method: 'POST', url: '/api/url/map' })
    expect(JSON.parse(platform.asked[0]?.body ?? '')).toEqual({
      url: 'mouldings/skirting',
      includeFields: null,
      excludeFields: [],
      options: {
        prefetchGroupProducts: true,
        assignProductConfiguration: true,
        populateRequestCacheTags: false,
        setProductErrors: false,
        fallbackToDefaultWhenNoAvailable: true,
        separateSelectedVariant: false,
        setConfigurableProductOptions: true,
        filterUnavailableVariants: false,
      },
      filters: { sku: 'OAK-22' },
      groupId: null,
      groupToken: null,
    })
  })

  // URL-5
  it.each([
    ['product', 'boards/oak', BOARD, { slug: 'oak-board-7' }],
    ['category', 'mouldings/skirting', { id: 24, name: 'Skirting', url_path: 'mouldings/skirting' }, { slug: 'skirting-24' }],
    ['cms_page', 'delivery', { id: 3, identifier: 'delivery', title: 'Delivery' }, { title: 'Delivery' }],
  ])('finds a %s', async (type, path, source, expected) => {
    const { client } = await shop(hit(type, source))
    expect(await client.resolveUrl(VIEW, path)).toMatchObject({ type, source: expected })
  })

  it.each([
    ['null', json(null)],
    ['an empty body', empty(200, null)],
    ['another path than asked', hit('product', { ...BOARD, url_path: 'boards/oak-2' })],
    ['an unknown kind', hit('banner', { id: 1, url_path: 'boards/oak' })],
    ['a page that is switched off', hit('cms_page', { id: 3, identifier: 'boards/oak', active: 0 })],
    ['a 404', json({ code: 404, result: 'no' }, 404)],
    ['an endpoint that is not there', html(404)],
  ])('takes %s for nothing', async (_, behaviour) => {
    expect(await (await shop(behaviour)).client.resolveUrl(VIEW, 'boards/oak')).toBeNull()
  })

  it.each([
    ['a failed search', json({}, 500)],
    ['a crash', html(500)],
  ])('does not take %s for nothing', async (_, behaviour) => {
    await expect((await shop(behaviour)).client.resolveUrl(VIEW, 'boards/oak')).rejects.toMatchObject({ kind: 'unreachable' })
  })

  it('finds within a minute what was not there before', async () => {
    const { platform, client, pass } = await shop(json(null))
    expect(await client.resolveUrl(VIEW, 'boards/oak')).toBeNull()
    expect(await client.resolveUrl(VIEW, 'boards/oak')).toBeNull()
    expect(platform.asked).toHaveLength(1)
    platform.behave(hit('product', BOARD))
    pass(30)
    expect(await client.resolveUrl(VIEW, 'boards/oak')).toMatchObject({ type: 'product' })
  })
})

describe('pictures', () => {
  const png: Behaviour = (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('PNG')

  it.each([
    [324, 489, '/img/324/489/resize/o/oak%20board.png'],
    [1200, 1488, '/img/826/1024/resize/o/oak%20board.png'],
  ])('are asked for in a box of %i × %i within the limit', async (width, height, url) => {
    const { platform, client } = await shop(png)
    expect(await client.picture({ width, height }, '/o/oak board.png')).toEqual({
      bytes: Buffer.from('PNG'),
      contentType: 'image/png',
    })
    expect(platform.asked[0]?.url).toBe(url)
  })

  it.each([
    ['not there', html(404)],
    ['refused', json({ code: 400, result: 'Unsupported file type' }, 400)],
  ])('are none when %s', async (_, behaviour) => {
    expect(await (await shop(behaviour)).client.picture({ width: 10, height: 10 }, 'x.png')).toBeNull()
  })

  it.each(['../secret.png', 'a/../../secret.png', ''])('are none at %j, without asking', async (path) => {
    const { platform, client } = await shop(png)
    expect(await client.picture({ width: 10, height: 10 }, path)).toBeNull()
    expect(platform.asked).toHaveLength(0)
  })

  it('are a failure when the answer is no picture', async () => {
    await expect((await shop(html(200))).client.picture({ width: 10, height: 10 }, 'x.png')).rejects.toMatchObject({
      kind: 'unreachable',
    })
  })
})
