import { describe, expect, it } from 'vitest'
import { fetchDocuments, platformWith } from './api.test-kit.ts'

const platform = platformWith([
  ...fetchDocuments('product', [
    {
      id: 93,
      sku: 'SPINDLE',
      name: 'Pine spindle',
      type_id: 'simple',
      url_path: 'stairs/spindle',
      tax_class_id: '2',
      price: 3.5,
      stock: { qty: 140, is_in_stock: true, item_id: 7 },
    },
    {
      id: 96,
      sku: 'STEPS',
      name: 'Brackets',
      type_id: 'simple',
      price: 1,
      stock: { qty: 500, is_in_stock: true, qty_increments: 10 },
    },
    {
      id: 94,
      sku: 'NEWEL',
      name: 'Newel post',
      type_id: 'configurable',
      url_path: 'stairs/newel',
      tax_class_id: 2,
      price: 0,
      stock: { qty: null, is_in_stock: true },
      configurable_children: [
        { id: 941, sku: 'NEWEL-90', price: 40, special_price: 30, stock: { qty: 0, is_in_stock: false } },
        { id: 942, sku: 'NEWEL-120', price: 55 },
        { id: 943, sku: 'NEWEL-OFF', price: 1, status: 2 },
      ],
    },
    { id: 95, sku: 'DELIVERY', name: 'Delivery', type_id: 'virtual', url_path: 'delivery', tax_class_id: 0, price: 20 },
    { id: 96, sku: 'LOOP', name: 'Loop', type_id: 'simple', url_path: 'rail/rail/rail', price: 1 },
    { id: 97, sku: 'RAIL', name: 'Rail', type_id: 'simple', url_path: 'rail', price: 1 },
  ]),
  ...fetchDocuments(
    'product',
    [{ id: 93, sku: 'SPINDLE', name: 'Stab', type_id: 'simple', url_path: 'treppen/stab', tax_class_id: 2, price: 4 }],
    'de',
  ),
  ...fetchDocuments('category', [{ id: 24, name: 'Stairs', url_path: 'stairs', level: 2 }]),
  ...fetchDocuments('cms_page', [{ id: 3, identifier: 'about-us', title: 'About us' }]),
  ...fetchDocuments('taxrule', [
    { id: 1, product_tax_class_ids: [2], rates: [{ tax_country_id: 'GB', tax_region_id: 0, rate: 20 }] },
  ]),
  ...fetchDocuments(
    'taxrule',
    [{ id: 1, product_tax_class_ids: [2], rates: [{ tax_country_id: 'DE', tax_region_id: 0, rate: '19' }] }],
    'de',
  ),
])

const withoutPages = platformWith(
  fetchDocuments('product', [{ id: 93, sku: 'SPINDLE', type_id: 'simple', url_path: 'stairs/spindle', price: 3.5 }]),
  { missingIndices: ['cms_page'] },
)

describe('platform API', () => {
  it('returns its version', async () => {
    expect((await platform.get('/api/')).json).toEqual({ version: '1.12.4' })
  })

  it('shows the path of an unknown URL without its query', async () => {
    expect((await platform.get('/nowhere?email=jo%40example.org')).text).toContain('<pre>Cannot GET /nowhere</pre>')
  })

  it.each(['/api/url', '/api/ext/mailchimp-subscribe/subscribe', '/nowhere', '/media/nothing', '/api/%3Cscript%3E'])(
    'answers HTML for %s',
    async (path) => {
      const reply = await platform.get(path)
      expect(reply).toMatchObject({ status: 404, type: expect.stringContaining('text/html') })
      expect(reply.text).not.toContain('<script>')
    },
  )
})

describe('stock API', () => {
  it('returns one item without its sku', async () => {
    for (const path of ['/api/stock/check?sku=SPINDLE', '/api/stock/check/SPINDLE']) {
      const { json } = await platform.get(path)
      expect(json).toMatchObject({
        code: 200,
        result: { item_id: 7, product_id: 93, stock_id: 1, qty: 140, is_in_stock: true, manage_stock: true },
      })
      // platform contract §14.17
      expect(json.result).toMatchObject({
        enable_qty_increments: false,
        use_config_enable_qty_inc: true,
        show_default_notification_message: false,
        low_stock_date: null,
        is_decimal_divided: false,
        stock_status_changed_auto: 0,
      })
      expect(json.result).not.toHaveProperty('sku')
    }
  })

  it('reports if quantity increments apply', async () => {
    const { json } = await platform.get('/api/stock/list?skus=SPINDLE,STEPS')
    expect(json.result).toMatchObject([{ enable_qty_increments: false }, { enable_qty_increments: true, qty_increments: 10 }])
  })

  it('lists stock in the requested order, including variants', async () => {
    const { json } = await platform.get('/api/stock/list?skus=NEWEL-90,SPINDLE,NEWEL,NEWEL-120')
    expect(json.result).toMatchObject([
      { product_id: 941, qty: 0, is_in_stock: false },
      { product_id: 93 },
      { product_id: 94, qty: null, is_in_stock: true },
      { product_id: 942, qty: null, is_in_stock: true, manage_stock: false },
    ])
  })

  it('fails as a whole for one unknown sku in a list, and with an object for a check', async () => {
    expect(await platform.get('/api/stock/list?skus=SPINDLE,NO-SUCH')).toMatchObject({
      status: 404,
      json: { code: 404, result: 'The stock item with the "NO-SUCH" SKU wasn\'t found.' },
    })
    expect(await platform.get('/api/stock/check?sku=NO-SUCH')).toMatchObject({
      status: 500,
      json: { code: 500, result: { code: 404 } },
    })
    expect((await platform.get('/api/stock/list')).json).toEqual({ code: 500, result: 'skus parameter is required' })
  })
})

describe('price list API', () => {
  const list = async (query: string) => (await platform.get(`/api/product/render-list?${query}`)).json.result.items

  it('returns gross prices at the top level, net prices below, and no sku', async () => {
    const [item] = await list('skus=SPINDLE&currencyCode=GBP&storeId=1')
    expect(item).toMatchObject({
      id: 93,
      name: 'Pine spindle',
      type: 'simple',
      store_id: 1,
      currency_code: 'GBP',
      is_salable: '1',
      sgn: expect.any(String),
      price_info: {
        final_price: 4.2,
        regular_price: 4.2,
        special_price: null,
        formatted_prices: { final_price: '£4.20' },
        extension_attributes: { tax_adjustments: { final_price: 3.5, regular_price: 3.5, special_price: null } },
      },
    })
    expect(item).not.toHaveProperty('sku')
  })

  it('gives a configurable product the price of its cheapest variant for sale', async () => {
    const [parent, child] = await list('skus=NEWEL%2CNEWEL-90')
    const { tax_adjustments: net } = parent.price_info.extension_attributes
    expect(net).toMatchObject({
      final_price: 30,
      regular_price: 40,
      special_price: 30,
      max_price: 55,
      max_regular_price: 55,
      minimal_regular_price: 40,
    })
    expect(child).toMatchObject({
      id: 941,
      is_salable: '0',
      price_info: { final_price: 36, regular_price: 48, special_price: 36 },
    })
  })

  it('omits unknown skus, and adds no tax if none is due', async () => {
    const items = await list('skus=NO-SUCH,DELIVERY')
    expect(items).toMatchObject([{ id: 95, price_info: { final_price: 20 } }])
  })

  it.each([
    ['-1', 1, 4.2],
    ['oak', 1, 4.2],
    ['2', 2, 4.76],
    ['9', 9, 4.2],
  ])('answers store %s with prices of store %i', async (storeId, store_id, final_price) => {
    expect(await list(`skus=SPINDLE&storeId=${storeId}`)).toMatchObject([{ store_id, price_info: { final_price } }])
  })

  it('requires skus', async () => {
    expect(await platform.get('/api/product/render-list')).toMatchObject({
      status: 500,
      json: { code: 500, result: 'skus parameter is required' },
    })
  })
})

describe('URL map API', () => {
  const map = (url: unknown, headers: Record<string, string> = {}) =>
    platform.post('/api/url/map', { url, includeFields: null, excludeFields: [], options: {}, filters: {} }, headers)

  it.each([
    ['stairs/spindle', 'product', '93', { sku: 'SPINDLE', price: 3.5 }],
    ['stairs', 'category', '24', { level: 2 }],
    ['about-us', 'cms_page', '3', { identifier: 'about-us' }],
  ])('resolves %s to a %s', async (url, _type, _id, _source) => {
    expect((await map(url)).json).toMatchObject({ _index: `vue_storefront_catalog_${_type}`, _type, _id, _source })
  })

  it('returns null with status 200 for an unknown path', async () => {
    for (const url of ['no/such/path', 'spindle', '🌳'])
      expect(await map(url)).toMatchObject({ status: 200, text: 'null', type: expect.stringContaining('json') })
  })

  it('matches the exact path, not its prefixes', async () => {
    expect((await map('rail')).json).toMatchObject({ _source: { url_path: 'rail' } })
  })

  it('uses the paths of the requested store view', async () => {
    expect((await map('treppen/stab', { 'x-vs-store-code': 'de' })).json).toMatchObject({
      _type: 'product',
      _source: { name: 'Stab' },
    })
    expect((await map('treppen/stab')).json).toBeNull()
  })

  // platform contract §14.18
  it('fails for every path if the index of one entity is missing', async () => {
    for (const url of ['stairs/spindle', 'no/such/page'])
      expect(await withoutPages.post('/api/url/map', { url })).toMatchObject({ status: 500, json: {} })
    expect(await withoutPages.post('/api/catalog/vue_storefront_catalog/cms_page/_search', {})).toMatchObject({
      status: 500,
      json: { code: 500, result: { type: 'index_not_found_exception' } },
    })
  })

  it('adds the mandatory fields to the requested ones', async () => {
    const reply = await platform.post('/api/url/map', { url: 'stairs/spindle', includeFields: ['name'], excludeFields: ['id'] })
    const { sku, name, type_id, url_path, ...prices } = reply.json._source
    expect({ sku, name, type_id, url_path }).toEqual({
      sku: 'SPINDLE',
      name: 'Pine spindle',
      type_id: 'simple',
      url_path: 'stairs/spindle',
    })
    expect(Object.keys(prices).filter((field) => !field.includes('price'))).toEqual([])
  })

  it('requires a URL', async () => {
    expect(await map(undefined)).toMatchObject({ status: 500, json: { code: 500, result: 'Missing url' } })
  })
})
