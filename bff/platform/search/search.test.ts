import { describe, expect, it, onTestFinished } from 'vitest'
import type { SearchAdapterName } from '../../config/platform.ts'
import type { SearchRequest } from '../../domain/search/search.types.ts'
import { createPlatformHttp } from '../http/client.ts'
import { html, json, recordLog, scriptedPlatform } from '../testing/scripted-platform.ts'
import { logPartial } from './partial.ts'
import { createRefusedFields } from './refusals/refused-fields.ts'
import { search } from './search.ts'

const REQUEST: SearchRequest<'product'> = {
  entity: 'product',
  body: { query: { bool: { filter: { terms: { status: [0, 1] } } } }, min_score: 0.02 },
  size: 8,
  from: 16,
  sourceIncludes: null,
  sourceExcludes: null,
}

const SPINDLE = { id: 93, sku: 'SPINDLE-PINE', name: 'Pine stair spindle', type_id: 'simple', tax_class_id: '2', price: '3.5000' }
const hits = (...sources: readonly object[]) => ({
  took: 4,
  hits: {
    total: { value: sources.length, relation: 'eq' },
    hits: sources.map((_source) => ({ _type: '_doc', _score: null, _source })),
  },
})

async function ask(
  answer: unknown,
  request: Partial<SearchRequest<'product'>> = {},
  status = 200,
  adapter: SearchAdapterName = 'api',
) {
  const platform = await scriptedPlatform(json(answer, status))
  const log = recordLog()
  const http = createPlatformHttp(
    { url: platform.url, family: 'test', connections: 2, timeoutMs: 2000, maxResponseBytes: 1e6 },
    log,
  )
  onTestFinished(() => http.close())
  const result = search(
    http,
    'timber_catalog',
    { ...REQUEST, ...request },
    { log, adapter, timeoutMs: 2000, refused: createRefusedFields(log) },
  )
  return { result: await result.catch((error: unknown) => error as never), platform, log }
}

describe('catalogue search', () => {
  // SEARCH-9, SEARCH-18, CALL-13
  it('posts the raw body to the index and entity, with parameters in order', async () => {
    const { platform } = await ask(hits(), { sourceIncludes: ['id', 'sku'], sourceExcludes: ['sgn'] })
    expect(platform.asked).toMatchObject([
      {
        method: 'POST',
        url: '/api/catalog/timber_catalog/product/_search?_source_exclude=sgn&_source_include=id%2Csku&from=16&size=8',
        body: JSON.stringify(REQUEST.body),
      },
    ])
  })

  it.each([
    [-1, -5, 'from=0&size=50'],
    [0, 0, 'from=0&size=0'],
    [999, 10, 'from=10&size=999'],
  ])('sends size %i from %i as %s', async (size, from, expected) => {
    const { platform } = await ask(hits(), { size, from })
    expect(platform.asked[0]?.url).toContain(`?${expected}`)
  })

  it('requests compact answers if the shop is configured so', async () => {
    const { platform } = await ask(hits(), {}, 200, 'api-compact')
    expect(platform.asked[0]?.url).toContain('?from=16&response_format=compact&size=8')
  })

  // FRONT-21
  it('returns a document once that the index has twice', async () => {
    const { result } = await ask(hits(SPINDLE, { ...SPINDLE, id: '93' }, { ...SPINDLE, id: 94, sku: 'OTHER' }))
    expect(result.items.map(({ id }) => id)).toEqual(['93', '94'])
    expect(result.scores).toHaveLength(2)
  })

  it.each([
    ['a number', 2, 2, true],
    ['an exact count', { value: 2, relation: 'eq' }, 2, true],
    ['a lower bound', { value: 10_000, relation: 'gte' }, 10_000, false],
  ])('reads a total that is %s', async (_, total, value, exact) => {
    const { result } = await ask({ hits: { total, hits: [] } }, { size: 0 })
    expect(result).toMatchObject({ items: [], total: value, totalIsExact: exact })
  })

  it.each([[undefined], [null], ['none']])(
    'fails if the list of documents is %j, because an empty list would be cached',
    async (list) => {
      const { result } = await ask({ hits: { total: 2, hits: list } })
      expect(result).toMatchObject({ kind: 'unreachable', code: 'PLATFORM_SHAPE' })
    },
  )

  it.each([
    ['an empty page before the end', { from: 16 }, 'PLATFORM_SHAPE'],
    ['an empty page beyond the end', { from: 40 }, undefined],
    ['a count', { from: 0, size: 0 }, undefined],
    ['the end of a list read in pieces', { from: 0, body: { search_after: [9] } }, undefined],
  ])('with a total of 40 and no documents is contradictory only for %s', async (_, request, code) => {
    const { result } = await ask({ hits: { total: 40, hits: [] } }, request)
    expect(result).toMatchObject(code === undefined ? { items: [], total: 40 } : { code })
  })

  it('reads the compact format with full names and inherited fields', async () => {
    const compact = {
      total: { value: 1, relation: 'eq' },
      hits: [
        {
          id: 7,
          sku: 'OAK',
          nm: 'Oak board',
          p: 12,
          fp: 10,
          s: 1,
          i: '/o/oak.jpg',
          type_id: 'configurable',
          _score: 1.5,
          configurable_children: [{ sku: 'OAK-22', fp: 9, thickness: 22 }],
        },
      ],
    }
    const { result } = await ask(compact)
    expect(result).toMatchObject({ total: 1, scores: [1.5] })
    expect(result.items[0]).toMatchObject({ name: 'Oak board', price: 12, finalPrice: 10, status: 1, image: '/o/oak.jpg' })
    expect(result.items[0]?.configurableChildren[0]).toMatchObject({
      price: 12,
      finalPrice: 9,
      image: '/o/oak.jpg',
      attributes: { thickness: '22' },
    })
  })

  // SEARCH-10
  it('reads aggregations and unwraps filters', async () => {
    const answer = {
      ...hits(),
      aggregations: {
        agg_terms_brand: { doc_count_error_upper_bound: 0, buckets: [{ key: 61, doc_count: 2 }] },
        facet_wood_type: {
          doc_count: 9,
          agg_terms_wood_type: { buckets: [{ key: '58', doc_count: 4 }] },
          agg_terms_wood_type_options: { buckets: [] },
        },
        agg_range_price: {
          buckets: [
            { key: '0.0-50.0', from: 0, to: 50, doc_count: 2 },
            { key: '150.0-*', from: 150, doc_count: 0 },
          ],
        },
      },
    }
    const { result } = await ask(answer)
    expect(result.aggregations).toEqual({
      agg_terms_brand: [{ key: '61', count: 2, from: null, to: null }],
      agg_terms_wood_type: [{ key: '58', count: 4, from: null, to: null }],
      agg_terms_wood_type_options: [],
      agg_range_price: [
        { key: '0.0-50.0', count: 2, from: 0, to: 50 },
        { key: '150.0-*', count: 0, from: 150, to: null },
      ],
    })
  })

  // SEARCH-10
  it('reads attribute metadata and suggestions if there are any', async () => {
    const answer = {
      ...hits(),
      attribute_metadata: [{ attribute_code: 'brand', attribute_id: 5, options: [] }],
      suggest: { s: [{ options: [{ text: 'oak' }] }] },
    }
    const { result } = await ask(answer)
    expect(result).toMatchObject({ attributeMetadata: [{ code: 'brand' }], suggestions: ['oak'] })
  })

  it('drops an invalid document with one warning that names it, and keeps the scores aligned', async () => {
    const answer = {
      hits: { total: 3, hits: [{ _score: 3, _source: { id: 1 } }, { _score: 2, _source: SPINDLE }, { _score: 1 }] },
    }
    const { result, log } = await ask(answer)
    expect(result).toMatchObject({ items: [{ sku: 'SPINDLE-PINE', price: 3.5 }], scores: [2], total: 3 })
    const warnings = log.lines.filter(({ level }) => level === 'warn')
    expect(warnings.map(({ fields }) => fields)).toEqual([
      { entity: 'product', id: '1' },
      { entity: 'product', id: null },
    ])
  })
})

// SEARCH-28
describe('partial answer of the index', () => {
  const FAILURE = {
    shard: 0,
    index: 'timber_1',
    node: 'q',
    reason: { type: 'node_disconnected_exception', reason: 'gone\u001b[31m' },
  }
  const SHARDS = { total: 5, successful: 4, skipped: 0, failed: 1, failures: [FAILURE] }

  it.each([
    ['failed shards', { _shards: SHARDS }, '1 shards failed: node_disconnected_exception gone[31m'],
    ['failed shards without a reason', { _shards: { failed: '2' } }, '2 shards failed'],
    ['failures without a count', { _shards: { failures: [FAILURE, FAILURE] } }, expect.stringMatching(/^2 shards failed: node/)],
    ['a search that timed out', { timed_out: true, _shards: { failed: 0 } }, 'out of time'],
    ['a time-out sent as a number', { timed_out: 1 }, 'out of time'],
    ['failures that are not a list', { _shards: { failed: 1, failures: 'all' } }, '1 shards failed'],
  ])('reports the reason for %s, and its total as a lower bound', async (_, fields, reason) => {
    const { result, log } = await ask({ ...hits(SPINDLE), ...fields })
    expect(result).toMatchObject({ items: [{ sku: 'SPINDLE-PINE' }], total: 1, totalIsExact: false, partialReason: reason })
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ fields: { index: 'timber_catalog', entity: 'product', reason } }),
    ])
  })

  it('is logged once, however many searches have it', async () => {
    const log = recordLog()
    const reasons = ['gone', 'gone', 'out of disk'].map((reason) => `node ${reason}`)
    for (const reason of reasons) logPartial(log, { index: 'timber_catalog', entity: 'product' }, reason)
    expect(log.lines.map(({ fields }) => fields.reason)).toEqual(['node gone', 'node out of disk'])
  })

  it.each([
    ['no failed shard', { _shards: { total: 5, successful: 5, failed: 0, failures: [] }, timed_out: false }],
    ['no shard information', {}],
    ['unreadable shard information', { _shards: 'five', timed_out: null }],
  ])('is not assumed for %s', async (_, fields) => {
    const { result, log } = await ask({ ...hits(SPINDLE), ...fields })
    expect(result).toMatchObject({ partialReason: null, totalIsExact: true })
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([])
  })
})

describe('failing catalogue search', () => {
  const engine = (type: string) => ({
    root_cause: [{ type, reason: 'secret' }],
    type: 'search_phase_execution_exception',
    reason: 'secret',
  })

  it.each([
    ['an engine that is down', { code: 500, result: engine('no_shard_available_action_exception') }, 500, 'unreachable'],
    ['an unknown index', { code: 500, result: engine('index_not_found_exception') }, 500, 'refused'],
    ['a query the engine rejects', { code: 500, result: engine('parsing_exception') }, 500, 'refused'],
    ['a query with too many clauses', { code: 500, result: engine('too_many_nested_clauses') }, 500, 'refused'],
    ["the engine's own 400", { error: engine('query_shard_exception'), status: 400 }, 400, 'refused'],
    ['a string', { code: 500, result: 'Invalid / inaccessible index name' }, 500, 'unreachable'],
    ['an object without hits', { took: 3 }, 200, 'unreachable'],
    ['hits without a total', { hits: { hits: [] } }, 200, 'unreachable'],
    ['a list', [1, 2], 200, 'unreachable'],
  ])('throws for %s', async (_, answer, status, kind) => {
    const { result } = await ask(answer, {}, status)
    expect(result).toMatchObject({ kind, message: expect.not.stringContaining('secret') })
  })

  // SEARCH-14
  it('is an error that names the search backend, not an empty result', async () => {
    const { result } = await ask({ code: 500, result: engine('no_shard_available_action_exception') }, {}, 500)
    expect(result).toMatchObject({ message: 'The search backend cannot be connected' })
  })

  it('throws for HTML', async () => {
    const platform = await scriptedPlatform(html(200))
    const log = recordLog()
    const http = createPlatformHttp(
      { url: platform.url, family: 'test', connections: 2, timeoutMs: 2000, maxResponseBytes: 1e6 },
      log,
    )
    onTestFinished(() => http.close())
    const options = { adapter: 'api', log, timeoutMs: 2000, refused: createRefusedFields(log) } as const
    await expect(search(http, 'i', REQUEST, options)).rejects.toMatchObject({
      code: 'PLATFORM_CONTENT_TYPE',
      kind: 'unreachable',
    })
  })
})
