import { describe, expect, it } from 'vitest'
import type { JsonObject } from './query/json.ts'
import { found, run, segmentOf } from './segment.test-kit.ts'
import { TIMBER } from './timber.test-kit.ts'

const segment = segmentOf(TIMBER)

describe('whole values', () => {
  it.each<[string, JsonObject, number[]]>([
    ['ids as numbers or text', { terms: { wood_type: ['58', 70] } }, [0, 2, 3, 4]],
    ['a code in its exact spelling', { terms: { sku: ['oil-1l'] } }, []],
    ['a value inside a list of objects', { terms: { 'category.name.keyword': ['Skirting'] } }, [0, 1]],
    ['the code of a variant', { terms: { 'configurable_children.sku': ['SPINDLE-PINE-41'] } }, [5]],
    ['a field nobody has', { terms: { nowhere: [1] } }, []],
    ['a part that exists', { exists: { field: 'wood_type_options' } }, [5]],
    ['an object that exists', { exists: { field: 'category' } }, [0, 1, 2, 3, 4, 5, 6]],
    ['prices by their old names', { range: { price: { from: 14, to: '32.5' } } }, [0, 2, 6]],
    ['an open range', { range: { price: { gt: 36 } } }, [3]],
    ['a range that nothing is in', { range: { price: { gt: 40, lt: 30 } } }, []],
    ['the same for all', { constant_score: { filter: { terms: { wood_type: [61] } }, boost: 2 } }, [1, 5]],
  ])('match %s', (_, query, places) => {
    expect(found(segment, query).sort((a, b) => a - b)).toEqual(places)
  })

  it('compare dates as moments, whatever their form', () => {
    const dated = segmentOf([
      { created_at: '2026-11-01 10:00:00' },
      { created_at: '2026-11-20T10:00:00Z' },
      { created_at: '2026-11-30' },
    ])
    expect(found(dated, { range: { created_at: { gte: '2026-11-20', lt: '2026-11-30 00:00:01' } } })).toEqual([1, 2])
    expect(run(dated, { sort: 'created_at' }).hits.map(({ document }) => document)).toEqual([0, 1, 2])
  })

  it('compare text in its order', () => {
    expect(found(segment, { range: { sku: { gte: 'PLY', lt: 'Q' } } })).toEqual([3, 4])
  })
})

describe('combined clauses', () => {
  it('need one optional clause when nothing else is asked, else none', () => {
    const oak = { terms: { wood_type: [58] } }
    expect(found(segment, { bool: { should: [oak] } })).toHaveLength(2)
    expect(found(segment, { bool: { filter: { match_all: {} }, should: [oak] } })).toHaveLength(7)
    expect(found(segment, { bool: { filter: { match_all: {} }, should: [oak], minimum_should_match: 1 } })).toHaveLength(2)
  })

  it('take clauses alone or in lists, and an empty one for everything', () => {
    expect(found(segment, { bool: {} })).toHaveLength(7)
    expect(found(segment, { bool: { must_not: { terms: { wood_type: [58, 61, 70] } } } })).toEqual([6])
    expect(found(segment, { bool: { filter: [{ terms: { wood_type: [58] } }, { range: { price: { lt: 20 } } }] } })).toEqual([2])
  })

  it('add up the scores of what must and what should match', () => {
    const constant = (boost: number) => ({ constant_score: { filter: { match_all: {} }, boost } })
    expect(
      run(segment, { query: { bool: { must: constant(2), should: [constant(3)], filter: constant(50), boost: 2 } } }).maxScore,
    ).toBe(10)
    expect(run(segment, { query: { bool: { filter: { match_all: {} } } } }).maxScore).toBe(0)
  })
})

describe('a score of its own for a query within another', () => {
  const scoring = (min_score: number) => ({
    function_score: { query: { constant_score: { filter: { terms: { wood_type: [58] } }, boost: 3 } }, min_score },
  })

  it('leaves out what scores too little, also where nothing is ranked', () => {
    expect(found(segment, scoring(2)).sort()).toEqual([0, 2])
    expect(found(segment, scoring(4))).toEqual([])
    expect(run(segment, { query: { bool: { filter: scoring(2) } }, sort: '_doc' }).hits).toHaveLength(2)
    expect(found(segment, { function_score: {} })).toHaveLength(7)
  })
})

describe('functions that weigh documents', () => {
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
  ])('combine their weights by %s', (score_mode, both) => {
    expect(scores({ score_mode }).get(0)).toBe(both)
  })

  it.each([
    ['multiply', 30],
    ['replace', 10],
    ['sum', 13],
    ['avg', 6.5],
    ['max', 10],
    ['min', 3],
  ])('change the score of the query by %s', (boost_mode, score) => {
    expect(scores({ boost_mode }).get(0)).toBe(score)
  })

  it('leave the score of a document alone that no filter matches, and never exceed the largest boost', () => {
    expect(scores({}).get(6)).toBe(3)
    expect(scores({ max_boost: 4 }).get(0)).toBe(12)
  })

  it('weigh every document if they have no filter', () => {
    expect(scores({ functions: [{ weight: 4 }] }).get(6)).toBe(12)
  })

  it('are applied before documents that score too little are left out', () => {
    expect([...scores({ min_score: 10 }).keys()].sort()).toEqual(found(segment, { terms: { wood_type: [58, 61] } }).sort())
  })
})

describe('the page', () => {
  it('counts exactly up to the largest window', () => {
    expect(run(segment, {}).total).toEqual({ value: 7, relation: 'eq' })
    const many = segmentOf(Array.from({ length: 10_001 }, () => ({})))
    expect(run(many, {}).total).toEqual({ value: 10_000, relation: 'gte' })
  })

  it('is ten hits long unless told otherwise, and the address wins over the body', () => {
    const many = segmentOf(Array.from({ length: 30 }, () => ({})))
    expect(run(many, {}).hits).toHaveLength(10)
    expect(run(many, { size: 5 }, { size: '7', from: '25' }).hits).toHaveLength(5)
  })

  it('has scores when ranked by them and none when sorted', () => {
    expect(run(segment, { query: { match: { name: 'oak' } } }).hits[0]?.score).toBeGreaterThan(0)
    const sorted = run(segment, {}, { sort: 'price:desc,sku' })
    expect(sorted.maxScore).toBeNull()
    expect(sorted.hits[0]).toMatchObject({ score: null, sort: [61, 'PLY-BIR-18'] })
    expect(run(segment, { query: { match: { name: 'oak' } }, sort: ['_score', 'price'] }).hits[0]?.score).toBeGreaterThan(0)
  })

  it.each([
    ['asc', 2 ** 63],
    ['desc', -(2 ** 63)],
  ])('puts documents without the sorted field last, %s', (order, value) => {
    const last = run(segment, { sort: [{ wood_type: { order } }] }).hits.at(-1)
    expect(last).toMatchObject({ document: 6, sort: [value] })
  })

  it('says what documents are sorted by as it stands in them', () => {
    const { hits } = run(segmentOf([{ final_price: 4.1 }, {}, { final_price: 1234.56 }]), { sort: 'final_price' })
    expect(hits.map(({ sort }) => sort)).toEqual([[4.1], [1234.56], ['Infinity']])
  })

  it('leaves hits out by their score, and by a filter that aggregations do not see', () => {
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
  it('list the commonest values first, and count the rest', () => {
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

  it('name ranges by their bounds, the upper one outside', () => {
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

  it('are empty for a field nobody has', () => {
    const { aggregations } = run(segment, {
      aggs: { none: { terms: { field: 'nowhere' } }, empty: { range: { field: 'nowhere', ranges: [{ to: 1 }] } } },
    })
    expect(aggregations.none).toMatchObject({ buckets: [] })
    expect(aggregations.empty).toMatchObject({ buckets: [{ doc_count: 0 }] })
  })

  it('say flags as 0 and 1 with their text', () => {
    const stocked = segmentOf([
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
