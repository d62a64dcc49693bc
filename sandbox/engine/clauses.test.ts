import { describe, expect, it } from 'vitest'
import type { JsonObject } from './query/json.ts'
import { createSegment, run, searchSegment } from './segment.test-kit.ts'
import { TIMBER } from './timber.test-kit.ts'

const segment = createSegment(TIMBER)

describe('term-level clauses', () => {
  it.each<[string, JsonObject, number[]]>([
    ['ids as numbers or strings', { terms: { wood_type: ['58', 70] } }, [0, 2, 3, 4]],
    ['a code in its exact case', { terms: { sku: ['oil-1l'] } }, []],
    ['a value inside a list of objects', { terms: { 'category.name.keyword': ['Skirting'] } }, [0, 1]],
    ['the sku of a variant', { terms: { 'configurable_children.sku': ['SPINDLE-PINE-41'] } }, [5]],
    ['no documents for an unknown field', { terms: { nowhere: [1] } }, []],
    ['an existing field', { exists: { field: 'wood_type_options' } }, [5]],
    ['an existing object', { exists: { field: 'category' } }, [0, 1, 2, 3, 4, 5, 6]],
    ['prices by the old names of bounds', { range: { price: { from: 14, to: '32.5' } } }, [0, 2, 6]],
    ['an open range', { range: { price: { gt: 36 } } }, [3]],
    ['no documents for an empty range', { range: { price: { gt: 40, lt: 30 } } }, []],
    ['a filter with a constant score', { constant_score: { filter: { terms: { wood_type: [61] } }, boost: 2 } }, [1, 5]],
  ])('match %s', (_, query, places) => {
    expect(searchSegment(segment, query).sort((a, b) => a - b)).toEqual(places)
  })

  it('compare dates as moments, whatever their format', () => {
    const dated = createSegment([
      { created_at: '2026-11-01 10:00:00' },
      { created_at: '2026-11-20T10:00:00Z' },
      { created_at: '2026-11-30' },
    ])
    expect(searchSegment(dated, { range: { created_at: { gte: '2026-11-20', lt: '2026-11-30 00:00:01' } } })).toEqual([1, 2])
    expect(run(dated, { sort: 'created_at' }).hits.map(({ document }) => document)).toEqual([0, 1, 2])
  })

  it('compare text in sort order', () => {
    expect(searchSegment(segment, { range: { sku: { gte: 'PLY', lt: 'Q' } } })).toEqual([3, 4])
  })
})

describe('bool query', () => {
  it('requires one optional clause if there are no others', () => {
    const oak = { terms: { wood_type: [58] } }
    expect(searchSegment(segment, { bool: { should: [oak] } })).toHaveLength(2)
    expect(searchSegment(segment, { bool: { filter: { match_all: {} }, should: [oak] } })).toHaveLength(7)
    expect(searchSegment(segment, { bool: { filter: { match_all: {} }, should: [oak], minimum_should_match: 1 } })).toHaveLength(
      2,
    )
  })

  it('accepts single clauses and lists, and matches everything if empty', () => {
    expect(searchSegment(segment, { bool: {} })).toHaveLength(7)
    expect(searchSegment(segment, { bool: { must_not: { terms: { wood_type: [58, 61, 70] } } } })).toEqual([6])
    expect(
      searchSegment(segment, { bool: { filter: [{ terms: { wood_type: [58] } }, { range: { price: { lt: 20 } } }] } }),
    ).toEqual([2])
  })

  it('adds up the scores of must and should clauses', () => {
    const constant = (boost: number) => ({ constant_score: { filter: { match_all: {} }, boost } })
    expect(
      run(segment, { query: { bool: { must: constant(2), should: [constant(3)], filter: constant(50), boost: 2 } } }).maxScore,
    ).toBe(10)
    expect(run(segment, { query: { bool: { filter: { match_all: {} } } } }).maxScore).toBe(0)
  })
})

describe('nested query with a minimum score', () => {
  const scoring = (min_score: number) => ({
    function_score: { query: { constant_score: { filter: { terms: { wood_type: [58] } }, boost: 3 } }, min_score },
  })

  it('leaves out documents below the score, even without ranking', () => {
    expect(searchSegment(segment, scoring(2)).sort()).toEqual([0, 2])
    expect(searchSegment(segment, scoring(4))).toEqual([])
    expect(run(segment, { query: { bool: { filter: scoring(2) } }, sort: '_doc' }).hits).toHaveLength(2)
    expect(searchSegment(segment, { function_score: {} })).toHaveLength(7)
  })
})

describe('function score query', () => {
  const query = { constant_score: { filter: { match_all: {} }, boost: 3 } }
  const weigh = (ids: readonly number[], weight: number) => ({ filter: { terms: { wood_type: ids } }, weight })
  const functions = [weigh([58], 2), weigh([58, 61], 5)]
  const scores = (options: object) => {
    const { hits } = run(segment, { query: { function_score: { query, functions, ...options } } })
    return new Map(hits.map(({ document, score }) => [document, score]))
  }

  it.each([
    ['multiply', 30],
    ['sum', 21],
    ['first', 6],
    ['max', 15],
    ['min', 6],
    ['avg', 3],
  ])('combines function weights by %s', (score_mode, both) => {
    expect(scores({ score_mode }).get(0)).toBe(both)
  })

  it.each([
    ['multiply', 30],
    ['replace', 10],
    ['sum', 13],
    ['avg', 6.5],
    ['max', 10],
    ['min', 3],
  ])('combines its weight with the query score by %s', (boost_mode, score) => {
    expect(scores({ boost_mode }).get(0)).toBe(score)
  })

  it('keeps the score of documents that match no filter, and limits the boost', () => {
    expect(scores({}).get(6)).toBe(3)
    expect(scores({ max_boost: 4 }).get(0)).toBe(12)
  })

  it('applies functions without a filter to every document', () => {
    expect(scores({ functions: [{ weight: 4 }] }).get(6)).toBe(12)
  })

  it('applies functions before the minimum score', () => {
    expect([...scores({ min_score: 10 }).keys()].sort()).toEqual(
      searchSegment(segment, { terms: { wood_type: [58, 61] } }).sort(),
    )
  })
})

describe('result page', () => {
  it('has an exact total up to the maximum window', () => {
    expect(run(segment, {}).total).toEqual({ value: 7, relation: 'eq' })
    const many = createSegment(Array.from({ length: 10_001 }, () => ({})))
    expect(run(many, {}).total).toEqual({ value: 10_000, relation: 'gte' })
  })

  it('has ten hits by default, and URL parameters override the body', () => {
    const many = createSegment(Array.from({ length: 30 }, () => ({})))
    expect(run(many, {}).hits).toHaveLength(10)
    expect(run(many, { size: 5 }, { size: '7', from: '25' }).hits).toHaveLength(5)
  })

  it('has scores if ranked and none if sorted', () => {
    expect(run(segment, { query: { match: { name: 'oak' } } }).hits[0]?.score).toBeGreaterThan(0)
    const sorted = run(segment, {}, { sort: 'price:desc,sku' })
    expect(sorted.maxScore).toBeNull()
    expect(sorted.hits[0]).toMatchObject({ score: null, sort: [61, 'PLY-BIR-18'] })
    expect(run(segment, { query: { match: { name: 'oak' } }, sort: ['_score', 'price'] }).hits[0]?.score).toBeGreaterThan(0)
  })

  it.each([
    ['asc', 2 ** 63],
    ['desc', -(2 ** 63)],
  ])('lists documents without the sort field last, %s', (order, value) => {
    const last = run(segment, { sort: [{ wood_type: { order } }] }).hits.at(-1)
    expect(last).toMatchObject({ document: 6, sort: [value] })
  })

  it('returns sort values as written in the documents', () => {
    const { hits } = run(createSegment([{ final_price: 4.1 }, {}, { final_price: 1234.56 }]), { sort: 'final_price' })
    expect(hits.map(({ sort }) => sort)).toEqual([[4.1], [1234.56], ['Infinity']])
  })

  it('applies minimum score and post filter to hits, but not to aggregations', () => {
    const query = { match: { name: 'oak torus skirting' } }
    const [first, second] = run(segment, { query }).hits.map(({ score }) => score ?? 0)
    const min_score = (Number(first) + Number(second)) / 2
    expect(run(segment, { query, min_score }).hits.map(({ document }) => document)).toEqual([0])
    const narrowed = run(segment, {
      post_filter: { terms: { wood_type: [58] } },
      aggs: { agg_terms_wood_type: { terms: { field: 'wood_type' } } },
    })
    expect(narrowed.total?.value).toBe(2)
    expect(narrowed.aggregations.agg_terms_wood_type).toMatchObject({
      buckets: [{ key: 58, doc_count: 2 }, { key: 61 }, { key: 70 }],
    })
  })
})

describe('aggregations', () => {
  it('list the most frequent values first, and count the rest', () => {
    const { aggregations } = run(segment, { size: 0, aggs: { words: { terms: { field: 'category.name.keyword', size: 2 } } } })
    expect(aggregations.words).toEqual({
      doc_count_error_upper_bound: 0,
      sum_other_doc_count: 3,
      buckets: [
        { key: 'Sheet materials', doc_count: 2 },
        { key: 'Skirting', doc_count: 2 },
      ],
    })
  })

  it('name ranges by their bounds, excluding the upper bound', () => {
    const ranges = [{ to: 14 }, { from: 14, to: 61 }, { key: 'dear', from: 61 }]
    const { aggregations } = run(segment, { aggs: { prices: { range: { field: 'price', ranges } } } })
    expect(aggregations.prices).toEqual({
      buckets: [
        { key: '*-14.0', to: 14, doc_count: 2 },
        { key: '14.0-61.0', from: 14, to: 61, doc_count: 4 },
        { key: 'dear', from: 61, doc_count: 1 },
      ],
    })
  })

  it('are empty for an unknown field', () => {
    const { aggregations } = run(segment, {
      aggs: { none: { terms: { field: 'nowhere' } }, empty: { range: { field: 'nowhere', ranges: [{ to: 1 }] } } },
    })
    expect(aggregations.none).toMatchObject({ buckets: [] })
    expect(aggregations.empty).toMatchObject({ buckets: [{ doc_count: 0 }] })
  })

  it('return flags as 0 and 1 with their text', () => {
    const stocked = createSegment([
      { stock: { is_in_stock: true } },
      { stock: { is_in_stock: 'true' } },
      { stock: { is_in_stock: false } },
    ])
    const { aggregations } = run(stocked, { aggs: { stock: { terms: { field: 'stock.is_in_stock' } } } })
    expect(aggregations.stock).toMatchObject({
      buckets: [
        { key: 1, key_as_string: 'true', doc_count: 2 },
        { key: 0, key_as_string: 'false', doc_count: 1 },
      ],
    })
  })
})
