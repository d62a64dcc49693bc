import { describe, expect, it } from 'vitest'
import type { SearchRequest } from '../../../domain/search/search.types.ts'
import { BOARD, createHits, GERMAN, platformClient, VIEW } from '../../testing/platform-client.ts'
import { type Dialect, refusingEngine, textFieldError } from '../../testing/refusing-engine.ts'
import { type Behaviour, json } from '../../testing/scripted-platform.ts'

const createCounting = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [`agg_terms_${field}`, { terms: { field, size: 10 } }]))

const LISTING: SearchRequest<'product'> = {
  entity: 'product',
  body: {
    query: { bool: { filter: { terms: { category_ids: ['7'] } } } },
    post_filter: { bool: { must: [{ terms: { brand: ['Oak & Ash'] } }, { terms: { size: ['6'] } }] } },
    aggs: {
      ...createCounting('brand', 'size'),
      facet_grit: { filter: { terms: { brand: ['Oak & Ash'] } }, aggs: createCounting('grit') },
      agg_range_price: { range: { field: 'final_price', ranges: [{ from: 0 }] } },
    },
    sort: [{ final_price: { order: 'asc', unmapped_type: 'double' } }, { id: { order: 'asc', unmapped_type: 'long' } }],
  },
  size: 8,
  from: 0,
  sourceIncludes: null,
  sourceExcludes: null,
}

async function searchListing(behaviour: Behaviour, request = LISTING) {
  // After half of this time all aggregations are dropped; long enough even for a busy machine.
  const shop = await platformClient(behaviour, { searchTimeoutMs: 60_000 })
  const read = async () => shop.client.products(VIEW, request).catch((error: unknown) => error as never)
  const { platform, log } = shop
  return {
    ...shop,
    read,
    result: await read(),
    bodies: () => platform.asked.map(({ body }) => JSON.parse(body)),
    errors: () => log.lines.filter(({ level }) => level === 'error').map(({ fields }) => fields),
    refusals: () => log.lines.filter(({ message }) => message === 'search rejected').map(({ fields }) => fields),
  }
}

// SEARCH-19
describe('search on an index with a text field', () => {
  it('learns nothing from a refused value, because any URL can contain one', async () => {
    const cause = { type: 'illegal_argument_exception', reason: 'Failed to parse search_after value for field [id].' }
    const refusal = {
      code: 400,
      result: { root_cause: [cause], type: 'search_phase_execution_exception', reason: 'all shards failed' },
    }
    const shop = await searchListing(json(refusal, 400))
    expect(shop.bodies()).toHaveLength(1)
    shop.platform.behave(createHits(BOARD))
    await shop.read()
    expect(shop.bodies().at(-1).sort).toEqual(LISTING.body.sort)
    expect(shop.errors().filter((fields) => 'field' in fields)).toEqual([])
  })

  it('pages by the keyword subfield, and starts at the beginning if there is none', async () => {
    const request = { ...LISTING, body: { sort: [{ id: { order: 'asc', unmapped_type: 'long' } }], search_after: ['b-7'] } }
    const byCopy = await searchListing(refusingEngine(['id'], createHits(BOARD)), request)
    expect(byCopy.bodies().at(-1)).toMatchObject({ sort: [{ 'id.keyword': {} }], search_after: ['b-7'] })
    const unordered = await searchListing(refusingEngine(['id', 'id.keyword'], createHits(BOARD)), request)
    expect(unordered.bodies().at(-1)).toEqual({})
  })

  it.each<Dialect>(['elasticsearch', 'opensearch'])('uses the keyword subfield on %s', async (dialect) => {
    const { result, bodies } = await searchListing(refusingEngine(['brand'], createHits(BOARD), dialect))
    expect(result.items[0]?.sku).toBe('OAK')
    expect(bodies()).toHaveLength(2)
    expect(bodies()[1].aggs).toMatchObject({
      agg_terms_brand: { terms: { field: 'brand.keyword', size: 10 } },
      ...createCounting('size'),
    })
  })

  it('finds a chosen value by either field, wherever it is filtered', async () => {
    const { bodies } = await searchListing(refusingEngine(['brand'], createHits(BOARD)))
    const either = { bool: { should: [{ terms: { brand: ['Oak & Ash'] } }, { terms: { 'brand.keyword': ['Oak & Ash'] } }] } }
    expect(bodies()[1].post_filter).toEqual({ bool: { must: [either, { terms: { size: ['6'] } }] } })
    expect(bodies()[1].aggs.facet_grit.filter).toEqual(either)
    expect(bodies()[1].query).toEqual(LISTING.body.query)
  })

  it('compares ids as strings, so that pages do not overlap', async () => {
    const { result, bodies } = await searchListing(refusingEngine(['id'], createHits(BOARD)))
    expect(bodies()[1].sort.map((order: object) => Object.keys(order)[0])).toEqual(['final_price', 'id.keyword'])
    expect(result.orderIsRefused).toBe(false)
  })

  it('drops numeric sorts and ranges of text fields', async () => {
    const { result, bodies } = await searchListing(refusingEngine(['final_price', 'final_price.keyword'], createHits(BOARD)))
    expect(result).toMatchObject({ total: 1, orderIsRefused: true })
    expect(bodies()).toHaveLength(2)
    expect(bodies()[1].aggs).not.toHaveProperty('agg_range_price')
    expect(bodies()[1].sort).toEqual([{ id: { order: 'asc', unmapped_type: 'long' } }])
  })

  it('sorts dates as strings', async () => {
    const sort = [{ created_at: { order: 'desc', unmapped_type: 'date' } }]
    const { result, bodies } = await searchListing(refusingEngine(['created_at'], createHits(BOARD)), {
      ...LISTING,
      body: { sort },
    })
    expect(bodies()[1].sort).toEqual([{ 'created_at.keyword': { order: 'desc', unmapped_type: 'date' } }])
    expect(result.orderIsRefused).toBe(false)
  })

  it('drops a field that is refused in every form', async () => {
    const { result, bodies } = await searchListing(
      refusingEngine(['grit', 'grit.keyword', 'id', 'id.keyword'], createHits(BOARD)),
    )
    expect(result.items).toHaveLength(1)
    expect(bodies()).toHaveLength(5)
    expect(bodies()[4].aggs).not.toHaveProperty('facet_grit')
    expect(bodies()[4].sort).toHaveLength(1)
  })

  it('retries for each of several fields, because an engine names one at a time', async () => {
    const { result, bodies } = await searchListing(refusingEngine(['brand', 'size', 'grit', 'id'], createHits(BOARD)))
    expect(result.items).toHaveLength(1)
    expect(bodies()).toHaveLength(5)
  })

  // LIST-11
  it.each([
    ['its own field', ['wood_type', 'wood_type.keyword']],
    ['the field of the variants', ['wood_type_options', 'wood_type_options.keyword']],
  ])('drops a facet completely if the index refuses %s', async (_, refused) => {
    const facets = createCounting('wood_type', 'wood_type_options', 'size', 'size_options')
    const inChoice = {
      facet_brand: { filter: { terms: { brand: ['7'] } }, aggs: createCounting('wood_type', 'wood_type_options') },
    }
    for (const aggs of [facets, { ...facets, ...inChoice }]) {
      const { bodies } = await searchListing(refusingEngine(refused, createHits(BOARD)), { ...LISTING, body: { aggs } })
      expect(bodies().at(-1).aggs).toEqual(createCounting('size', 'size_options'))
    }
  })

  it('drops all aggregations after too many refusals', async () => {
    const fields = Array.from({ length: 40 }, (_, i) => `attribute_${i}`)
    const request = { ...LISTING, body: { ...LISTING.body, aggs: createCounting(...fields) } }
    const { result, bodies, read, platform } = await searchListing(refusingEngine(fields, createHits(BOARD)), request)
    expect(result.items).toHaveLength(1)
    expect(bodies().at(-1)).not.toHaveProperty('aggs')
    expect(bodies().at(-1)).toHaveProperty('sort')
    expect(platform.asked).toHaveLength(26)
    expect((await read()).items).toHaveLength(1)
  })
})

// SEARCH-19
describe('refused fields of an index', () => {
  it('are remembered per index and document kind', async () => {
    const { client, bodies } = await searchListing(refusingEngine(['brand'], createHits(BOARD)))
    await client.products(VIEW, { ...LISTING, from: 8 })
    expect(bodies()).toHaveLength(3)
    await client.products(GERMAN, LISTING)
    expect(bodies()).toHaveLength(5)
    await client.categories(VIEW, { ...LISTING, entity: 'category' })
    expect(bodies()).toHaveLength(7)
  })

  it('are learned once by concurrent searches, as far as possible', async () => {
    const { platform, client, errors } = await searchListing(refusingEngine(['brand', 'size'], createHits(BOARD)))
    const before = platform.asked.length
    await Promise.all(Array.from({ length: 20 }, (_, i) => client.products(VIEW, { ...LISTING, from: i + 1 })))
    expect(platform.asked).toHaveLength(before + 20)
    expect(errors()).toHaveLength(2)
  })

  it('are logged once as an error with the engine’s reason, and each refusal with its reason', async () => {
    const { client, errors, refusals } = await searchListing(refusingEngine(['brand'], createHits(BOARD)))
    await client.products(VIEW, { ...LISTING, from: 8 })
    expect(errors()).toEqual([
      {
        index: 'timber',
        entity: 'product',
        field: 'brand',
        instead: 'brand.keyword',
        reason: expect.stringContaining('illegal_argument_exception Text fields are not optimised'),
      },
    ])
    expect(refusals()).toEqual([
      expect.objectContaining({
        code: 'PLATFORM_REFUSED',
        status: 500,
        detail: expect.stringContaining('fielddata=true on [brand]'),
      }),
    ])
  })
})

describe('refusal that cannot be fixed', () => {
  const reason = (text: string, type = 'illegal_argument_exception') =>
    json({ code: 500, result: { root_cause: [{ type, reason: text }], type, reason: text } }, 500)

  it.each([
    ['for a field that was not used', json(textFieldError('colour'), 500)],
    ['without a field name', reason('no')],
    ['for a missing index', reason('no such index [timber_product]', 'index_not_found_exception')],
    ['for a query that cannot be parsed', reason('unknown query [fuzy] on [brand', 'parsing_exception')],
    ['without words', json({ code: 400, result: {} }, 400)],
  ])('is not retried: %s', async (_, behaviour) => {
    const { result, platform, refusals } = await searchListing(behaviour)
    expect(result).toMatchObject({ kind: 'refused' })
    expect(platform.asked).toHaveLength(1)
    expect(refusals()).toHaveLength(1)
  })

  it('is not retried endlessly for the same field', async () => {
    const { result, platform } = await searchListing(json(textFieldError('brand'), 500))
    expect(result).toMatchObject({ kind: 'refused' })
    expect(platform.asked).toHaveLength(2)
  })

  it('is understood from a sentence alone, as some platforms return it', async () => {
    const sentence = `[illegal_argument_exception] Reason: ${textFieldError('brand').result.root_cause[0]?.reason}`
    const { bodies } = await searchListing(json({ code: 500, result: sentence }, 500))
    expect(bodies()[1].aggs.agg_terms_brand.terms.field).toBe('brand.keyword')
  })

  it('is logged truncated and in one line, and never shown to shoppers', async () => {
    const { result, refusals } = await searchListing(reason(`\u001b[31m\n${'[secret] '.repeat(10_000)}`))
    expect(String(refusals()[0]?.detail).length).toBeLessThan(1000)
    expect(refusals()[0]?.detail).not.toMatch(/\p{Cc}/u)
    expect(String(result) + JSON.stringify(result)).not.toContain('secret')
  })

  it('falls back to the cached list, if there is one', async () => {
    const { platform, read, pass } = await searchListing(createHits(BOARD))
    platform.behave(reason('no'))
    pass(3600)
    expect((await read()).items[0]?.sku).toBe('OAK')
  })
})
