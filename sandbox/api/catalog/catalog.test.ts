import { describe, expect, it } from 'vitest'
import { fetchDocuments, platformWith } from '../api.test-kit.ts'

const platform = platformWith([
  ...fetchDocuments('product', [
    {
      id: 93,
      sku: 'SPINDLE-PINE',
      name: 'Pine stair spindle',
      type_id: 'simple',
      status: 1,
      visibility: 4,
      price: 3.5,
      stair_part: 12,
      updated_at: '2026-11-01 08:00:00',
    },
    {
      id: 94,
      sku: 'NEWEL',
      name: 'Oak newel post',
      type_id: 'configurable',
      status: 1,
      visibility: 4,
      price: 40,
      final_price: 36,
      image: '/a.png',
      stair_part_options: [13],
      updated_at: '2026-11-02 08:00:00',
      configurable_children: [{ sku: 'NEWEL-90', name: 'Newel 90', price: 40, final_price: 30, image: '/a.png' }],
    },
    {
      id: 95,
      sku: 'OFF',
      name: 'Withdrawn spindle',
      type_id: 'simple',
      status: 2,
      visibility: 4,
      price: 1,
      updated_at: '2026-11-03 08:00:00',
    },
  ]),
  ...fetchDocuments('product', [{ id: 93, sku: 'SPINDLE-PINE', name: 'Treppenstab Kiefer', price: 4 }], 'de'),
  ...fetchDocuments('category', [{ id: 24, name: 'Spindles', url_path: 'stairs/spindles', position: 2, children_count: '0' }]),
])
const SEARCH = '/api/catalog/vue_storefront_catalog/product/_search'
const onSale = { bool: { filter: [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }] } }

describe('catalogue search API', () => {
  it('answers in the search engine’s format', async () => {
    const { status, json } = await platform.post(`${SEARCH}?size=1&from=0&sort=price%3Aasc&_source_include=id%2Csku`, {
      query: onSale,
      aggs: { agg_terms_stair_part: { terms: { field: 'stair_part' } } },
    })
    expect(status).toBe(200)
    expect(json).toEqual({
      took: expect.any(Number),
      timed_out: false,
      _shards: expect.any(Object),
      hits: {
        total: { value: 2, relation: 'eq' },
        max_score: null,
        hits: [
          {
            _index: 'vue_storefront_catalog_product',
            _id: '93',
            _score: null,
            _source: expect.objectContaining({ id: 93, sku: 'SPINDLE-PINE' }),
            sort: [3.5],
          },
        ],
      },
      aggregations: {
        agg_terms_stair_part: { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: [{ key: 12, doc_count: 1 }] },
      },
    })
  })

  it('searches the index named in the URL', async () => {
    const { json } = await platform.post('/api/catalog/vue_storefront_catalog_de/product/_search', {
      query: { match: { name: 'treppenstab' } },
    })
    expect(json.hits.hits).toMatchObject([{ _index: 'vue_storefront_catalog_de_product', _source: { price: 4 } }])
    expect((await platform.post('/api/catalog/vue_storefront_catalog_it/product/_search', {})).json.hits.hits).toEqual([])
  })

  it('does not pass the shopper’s group to the engine', async () => {
    const { json } = await platform.post(SEARCH, { query: onSale, groupToken: 'no token', groupId: 4 })
    expect(json.hits.total.value).toBe(2)
  })

  it('leaves all fields but the calculated prices out of the hits if requested', async () => {
    const { json } = await platform.post(`${SEARCH}?size=999&_source_exclude=*`, { query: onSale })
    const fields = json.hits.hits.flatMap(({ _source }: { _source: object }) => Object.keys(_source))
    expect(fields.filter((field: string) => !/^(original_|special_)?price(_tax|_incl_tax)?$/.test(field))).toEqual([])
  })

  it('returns the parts that each request selects, also of a document that it has returned before', async () => {
    const fetchParts = async (selection: string) => {
      const { json } = await platform.get(`/api/catalog/vue_storefront_catalog/category/_search?${selection}`)
      return json.hits.hits[0]._source
    }
    for (const _ of ['once', 'again']) {
      expect(await fetchParts('_source_include=name')).toEqual({ name: 'Spindles' })
      expect(await fetchParts('_source_include=url_path')).toEqual({ url_path: 'stairs/spindles' })
      expect(await fetchParts('_source_exclude=name%2Curl_path')).toEqual({ id: 24, position: 2, children_count: '0' })
    }
  })

  it('accepts a GET with the body in the twice-encoded parameter `request`', async () => {
    const request = encodeURIComponent(JSON.stringify({ query: { terms: { sku: ['NEWEL'] } } }))
    expect((await platform.get(`${SEARCH}?request=${request}&size=5`)).json.hits.total.value).toBe(1)
    const percent = encodeURIComponent(JSON.stringify({ query: { match: { name: '10% off' } } }))
    expect(await platform.get(`${SEARCH}?request=${percent}`)).toMatchObject({
      status: 500,
      json: { code: 500, result: 'URI malformed' },
    })
    const escaped = percent.replace('%25', '%2525')
    expect((await platform.get(`${SEARCH}?request=${escaped}`)).status).toBe(200)
  })

  it('matches all documents without a body', async () => {
    expect((await platform.get(SEARCH)).json.hits.total.value).toBe(3)
    expect((await platform.send(SEARCH, { method: 'POST' })).json.hits.total.value).toBe(3)
    expect(
      (await platform.send(SEARCH, { method: 'POST', body: 'x=1', headers: { 'content-type': 'text/plain' } })).json.hits.total
        .value,
    ).toBe(3)
  })
})

describe('search query format', () => {
  const form = {
    _availableFilters: [{ field: 'stair_part', scope: 'catalog', options: {} }],
    _appliedFilters: [
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'stair_part', value: { in: ['13'] }, scope: 'catalog' },
    ],
    _appliedSort: [{ field: 'price', options: 'desc' }],
    _searchText: '',
  }

  it('is translated, and answered in the compact format with short names', async () => {
    const { json } = await platform.post(`${SEARCH}?request_format=search-query&response_format=compact&size=50`, form)
    expect(json.total).toEqual({ value: 1, relation: 'eq' })
    expect(json.hits).toMatchObject([
      { id: 94, nm: 'Oak newel post', p: 30, op: 40, fp: 36, sp: 0, i: '/a.png', s: 1, _score: null },
    ])
    expect(json.aggregations.agg_terms_stair_part_options.buckets).toEqual([{ key: 13, doc_count: 1 }])
    expect(json).not.toHaveProperty('took')
  })

  it('omits the fields a variant shares with its parent', async () => {
    const { json } = await platform.post(`${SEARCH}?request_format=search-query&response_format=compact`, form)
    expect(json.hits[0].configurable_children).toEqual([
      { sku: 'NEWEL-90', nm: 'Newel 90', fp: 30, fpit: 30, ofp: 30, opt: 0, opit: 40 },
    ])
  })

  it('keeps long field names for entities other than products', async () => {
    const { json } = await platform.post('/api/catalog/vue_storefront_catalog/category/_search?response_format=compact', {})
    expect(json.hits).toMatchObject([{ name: 'Spindles', children_count: '0' }])
  })

  it('matches all documents if no filter is applied', async () => {
    const { json } = await platform.post(`${SEARCH}?request_format=search-query`, { _searchText: 'newel', _appliedFilters: [] })
    expect(json.hits.total.value).toBe(3)
  })
})

describe('catalogue search API rejects', () => {
  it.each<[string, string, RequestInit, number, unknown]>([
    [
      'an index that is not allowed',
      '/api/catalog/customers/product/_search',
      {},
      500,
      { code: 500, result: expect.stringContaining('Invalid / inaccessible index name') },
    ],
    [
      'a path other than a search',
      '/api/catalog/vue_storefront_catalog/product/_delete',
      {},
      500,
      { code: 500, result: 'Please do use following URL format: /api/catalog/<index_name>/_search' },
    ],
    [
      'a slash in the query',
      `${SEARCH}?sort=a/b`,
      {},
      500,
      { code: 500, result: 'Please do use following URL format: /api/catalog/<index_name>/_search' },
    ],
    [
      'an unsupported method',
      SEARCH,
      { method: 'PUT' },
      500,
      { code: 500, result: 'ERROR: PUT request method is not supported.' },
    ],
    [
      'an unknown entity',
      '/api/catalog/vue_storefront_catalog/orders/_search',
      {},
      500,
      { code: 500, result: { type: 'index_not_found_exception' } },
    ],
    [
      'a malformed body',
      SEARCH,
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
      400,
      { code: 400, result: expect.any(String) },
    ],
    [
      'a body that is too large',
      SEARCH,
      { method: 'POST', body: ' '.repeat(110_000), headers: { 'content-type': 'application/json' } },
      413,
      { code: 413, result: 'request entity too large' },
    ],
  ])('%s', async (_, path, init, status, answer) => {
    const reply = await platform.send(path, init)
    expect(reply.status).toBe(status)
    expect(reply.json).toMatchObject(answer as object)
  })

  // platform contract §14.15
  it('an unsupported clause, with the engine’s error in an envelope', async () => {
    const reply = await platform.post(SEARCH, { query: { foo: {} } })
    expect(reply.status).toBe(500)
    expect(reply.json).toEqual({
      code: 500,
      result: {
        root_cause: [{ type: 'parsing_exception', reason: 'unknown query [foo]' }],
        type: 'parsing_exception',
        reason: 'unknown query [foo]',
      },
    })
  })

  it('a sort by an unknown field', async () => {
    const reply = await platform.post(`${SEARCH}?sort=position%3Adesc`, {})
    expect(reply.json.result.root_cause).toEqual([
      { type: 'query_shard_exception', reason: 'No mapping found for [position] in order to sort on' },
    ])
  })

  it('a slash in the query only if it is not encoded', async () => {
    expect((await platform.get(`${SEARCH}?_source_include=a%2Fb`)).status).toBe(200)
  })
})
