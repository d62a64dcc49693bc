import { describe, expect, it } from 'vitest'
import { EngineError } from './engine-error.ts'
import type { JsonObject } from './query/json.ts'
import { createSegment, run } from './segment.test-kit.ts'
import { TIMBER } from './timber.test-kit.ts'

const segment = createSegment(TIMBER)

function catchRefusal(body: JsonObject, address: Readonly<Record<string, string>> = {}): { status: number; cause: unknown } {
  try {
    run(segment, body, address)
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    const answer = error.result() as { root_cause: unknown[] }
    return { status: error.status, cause: answer.root_cause[0] }
  }
  throw new Error('was not refused')
}

const deepQuery = (depth: number): JsonObject => (depth === 0 ? { match_all: {} } : { bool: { must: deepQuery(depth - 1) } })

describe('engine rejects', () => {
  it.each<[string, JsonObject, string]>([
    ['an unknown query', { query: { foo: {} } }, 'unknown query [foo]'],
    ['an unknown nested query', { query: { bool: { must: [{ wildcard: { name: 'o*' } }] } } }, 'unknown query [wildcard]'],
    ['an empty query', { query: {} }, 'empty clause'],
    ['two queries in one object', { query: { match_all: {}, bool: {} } }, '[match_all] and [bool]'],
    ['a query that is not an object', { query: 'oak' }, 'expected an object but found a string'],
    ['an unknown part of bool', { query: { bool: { maybe: [] } } }, '[bool] query does not support [maybe]'],
    ['terms without a list', { query: { terms: { sku: 'A' } } }, 'requires an array'],
    ['terms of two fields', { query: { terms: { sku: ['A'], id: [1] } } }, "doesn't support multiple fields"],
    ['terms without a field', { query: { terms: {} } }, 'requires a field name'],
    ['a term query', { query: { term: { sku: 'A' } } }, 'unknown query [term]'],
    ['a term of null', { query: { terms: { sku: [null] } } }, 'does not support null'],
    ['an unknown bound', { query: { range: { price: { moreq: 5 } } } }, '[range] query does not support [moreq]'],
    ['a list as bound', { query: { range: { price: { gt: [5] } } } }, 'neither number nor text'],
    ['a non-numeric bound', { query: { range: { price: { gt: 'oak' } } } }, 'For input string: "oak"'],
    [
      'an unknown option of match',
      { query: { match: { name: { query: 'oak', analyzer: 'x' } } } },
      '[match] query does not support [analyzer]',
    ],
    ['match without a query', { query: { match: { name: {} } } }, 'requires a query'],
    ['an unknown type of multi_match', { query: { multi_match: { query: 'a', fields: ['name'], type: 'phrase' } } }, '[phrase]'],
    ['multi_match without fields', { query: { multi_match: { query: 'a' } } }, 'requires fields'],
    ['a fuzziness of three', { query: { match: { name: { query: 'a', fuzziness: 3 } } } }, 'Invalid fuzziness [3]'],
    ['an unknown operator', { query: { match: { name: { query: 'a', operator: 'xor' } } } }, '[operator] does not support [xor]'],
    [
      'an unreadable minimum_should_match',
      { query: { bool: { should: [], minimum_should_match: '2<75%' } } },
      'a count or a percentage',
    ],
    [
      'a field value function',
      { query: { function_score: { functions: [{ field_value_factor: { field: 'price' } }] } } },
      '[function_score] query does not support [field_value_factor]',
    ],
    [
      'a function without a weight',
      { query: { function_score: { functions: [{ filter: { match_all: {} } }] } } },
      'an entry in functions list is missing a function',
    ],
    [
      'a negative weight',
      { query: { function_score: { functions: [{ weight: -1 }] } } },
      '[weight] cannot be negative for a filtering function',
    ],
    [
      'an unknown score mode',
      { query: { function_score: { functions: [], score_mode: 'median' } } },
      '[score_mode] does not support [median]',
    ],
    [
      'an unknown boost mode',
      { query: { function_score: { functions: [], boost_mode: 'first' } } },
      '[boost_mode] does not support [first]',
    ],
    [
      'a script score',
      { query: { function_score: { script_score: {} } } },
      '[function_score] query does not support [script_score]',
    ],
    ['a query nested too deeply', { query: deepQuery(31) }, 'nested depth'],
    ['an unknown aggregation', { aggs: { a: { avg: { field: 'price' } } } }, 'Unknown aggregation type [avg]'],
    [
      'nested filter aggregations',
      { aggs: { a: { filter: { match_all: {} }, aggs: { b: { filter: { match_all: {} } } } } } },
      'Unknown aggregation type [filter]',
    ],
    ['an aggregation of size zero', { aggs: { a: { terms: { field: 'sku', size: 0 } } } }, 'must be greater than 0'],
    [
      'a range aggregation on text',
      { aggs: { a: { range: { field: 'sku', ranges: [{ to: 1 }] } } } },
      'not supported for aggregation [range]',
    ],
    [
      'an ordered terms aggregation',
      { aggs: { a: { terms: { field: 'sku', order: { _key: 'asc' } } } } },
      'does not support [order]',
    ],
    ['a range aggregation without ranges', { aggs: { a: { range: { field: 'price', ranges: [] } } } }, 'No [ranges] specified'],
    ['an unknown part of the body', { suggest: {} }, '[suggest]'],
    ['source filtering in the body', { _source: ['sku'] }, '[_source]'],
    ['a sort by an unknown field', { sort: ['nowhere'] }, 'No mapping found for [nowhere] in order to sort on'],
    ['an unknown sort option', { sort: [{ price: { mode: 'min' } }] }, '[sort] query does not support [mode]'],
    ['an unknown sort direction', { sort: { price: 'up' } }, '[sort] does not support [up]'],
    ['a sort by a text field', { sort: ['name'] }, 'Text fields are not optimised'],
    ['a terms aggregation on a text field', { aggs: { a: { terms: { field: 'name' } } } }, 'Text fields are not optimised'],
    ['a word for a numeric field', { query: { terms: { wood_type: ['oak'] } } }, 'For input string: "oak"'],
    ['a stored-only field', { query: { exists: { field: 'media_gallery' } } }, 'since it is not indexed'],
    ['a result window that is too large', { from: 9_999, size: 2 }, 'Result window is too large'],
    ['a negative size', { size: -1 }, 'cannot be negative'],
    ['a non-numeric size', { size: 'many' }, 'is not a number'],
  ])('%s', (_, body, reason) => {
    const { status, cause } = catchRefusal(body)
    expect(status).toBe(400)
    expect(cause).toMatchObject({ reason: expect.stringContaining(reason) })
  })

  it('an unknown URL parameter', () => {
    expect(catchRefusal({}, { q: 'name:oak' }).cause).toMatchObject({ reason: 'request contains unrecognized parameter: [q]' })
  })

  it('more words than it supports', () => {
    const text = Array.from({ length: 1025 }, (_, i) => `${i}`).join(' ')
    expect(catchRefusal({ query: { match: { name: text } } }).cause).toMatchObject({ type: 'too_many_clauses' })
  })

  it('with errors in the engine’s format, wrapping failures inside an index', () => {
    expect(new EngineError('parsing_exception', 'unknown query [foo]').result()).toEqual({
      root_cause: [{ type: 'parsing_exception', reason: 'unknown query [foo]' }],
      type: 'parsing_exception',
      reason: 'unknown query [foo]',
    })
    expect(new EngineError('query_shard_exception', 'x', { inIndex: true }).result()).toMatchObject({
      type: 'search_phase_execution_exception',
      reason: 'all shards failed',
    })
  })
})

describe('unknown sort field', () => {
  it('is accepted with an unmapped type', () => {
    const { hits } = run(segment, { sort: [{ nowhere: { order: 'desc', unmapped_type: 'long' } }, { price: 'asc' }] })
    expect(hits[0]).toMatchObject({ document: 5, sort: [-(2 ** 63), 3.5] })
  })

  it('is accepted by an index without documents', () => {
    expect(run(createSegment([]), { sort: ['position'] }).hits).toEqual([])
  })
})
