import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naiveCounts, naiveMatches, valuesAt } from './naive.test-kit.ts'
import type { JsonObject } from './query/json.ts'
import { createSegment, run } from './segment.test-kit.ts'

const optionId = fc.integer({ min: 1, max: 6 })
const product = fc.record(
  {
    price: fc.integer({ min: 0, max: 40 }).map((quarters) => quarters / 4),
    status: fc.constantFrom(0, 1, 2),
    url_key: fc.constantFrom('simple', 'configurable'),
    wood_type: fc.oneof(optionId, fc.array(optionId, { maxLength: 3 }), fc.constant(null)),
    wood_type_options: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 4 }),
    category: fc.array(fc.record({ category_id: optionId, name: fc.constantFrom('Oak', 'Pine') }), { maxLength: 3 }),
    stock: fc.record({ is_in_stock: fc.boolean(), qty: fc.option(fc.nat(9)) }, { requiredKeys: [] }),
  },
  { requiredKeys: ['price'] },
)
// More than two words of 32 documents, to cover word boundaries.
const catalog = fc.array(product, { maxLength: 70 })

const FIELDS = [
  'price',
  'status',
  'url_key',
  'wood_type',
  'wood_type_options',
  'category.category_id',
  'category.name.keyword',
  'stock.qty',
  'nowhere',
]
const TEXTS = ['url_key', 'category.name.keyword']
const field = fc.constantFrom(...FIELDS)
const leaf: fc.Arbitrary<JsonObject> = fc.oneof(
  // Numeric fields reject words.
  fc
    .tuple(fc.constantFrom(...FIELDS.filter((name) => !TEXTS.includes(name))), fc.array(fc.oneof(optionId, fc.constant(2.5))))
    .map(([name, values]) => ({ terms: { [name]: values } })),
  fc
    .tuple(fc.constantFrom(...TEXTS), fc.array(fc.constantFrom('simple', 'Oak', 'pine')))
    .map(([name, values]) => ({ terms: { [name]: values } })),
  fc
    .tuple(
      fc.constantFrom('price', 'status', 'stock.qty', 'wood_type_options'),
      fc.record({ gte: fc.nat(6), lt: fc.nat(9), gt: fc.nat(4), lte: fc.nat(9) }, { requiredKeys: [] }),
    )
    .map(([name, bounds]) => ({ range: { [name]: bounds } })),
  fc.constantFrom(...FIELDS, 'stock').map((name) => ({ exists: { field: name === 'stock' ? 'stock.qty' : name } })),
  fc.constant({ match_all: {} }),
)
const { query } = fc.letrec<{ query: JsonObject }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3 },
    { arbitrary: leaf, weight: 1 },
    {
      weight: 2,
      arbitrary: fc
        .record(
          {
            filter: fc.array(tie('query'), { maxLength: 2 }),
            must: fc.array(tie('query'), { maxLength: 2 }),
            must_not: fc.array(tie('query'), { maxLength: 1 }),
            should: fc.array(tie('query'), { minLength: 1, maxLength: 3 }),
            minimum_should_match: fc.nat(2),
          },
          { requiredKeys: [] },
        )
        .map(({ minimum_should_match: least, ...clauses }) => ({
          bool:
            least === undefined || !clauses.should
              ? clauses
              : { ...clauses, minimum_should_match: Math.min(least, clauses.should.length) },
        })),
    },
  ),
}))

describe('engine compared with a naive evaluation', () => {
  it('finds the same documents', () => {
    fc.assert(
      fc.property(catalog, query, (documents, body) => {
        const expected = documents.flatMap((document, i) => (naiveMatches(document, body) ? [i] : []))
        const segment = createSegment(documents)
        const filtered = run(segment, { query: { bool: { filter: body } }, sort: '_doc', size: 1000 })
        expect(filtered.hits.map(({ document }) => document)).toEqual(expected)
        expect(filtered.total).toEqual({ value: expected.length, relation: 'eq' })
        const scored = run(segment, { query: body, size: 1000 })
        expect(scored.hits.map(({ document }) => document).sort((a, b) => a - b)).toEqual(expected)
      }),
      { numRuns: 150 },
    )
  })

  it('counts the same values under any filter', () => {
    fc.assert(
      fc.property(catalog, query, query, field, (documents, body, inner, name) => {
        const terms = { terms: { field: name, size: 100 } }
        const { aggregations } = run(createSegment(documents), {
          query: body,
          size: 0,
          aggs: { all: terms, narrowed: { filter: inner, aggs: { values: terms } } },
        })
        const matching = documents.filter((document) => naiveMatches(document, body))
        const narrowed = matching.filter((document) => naiveMatches(document, inner))
        expect(readBuckets(aggregations.all)).toEqual(naiveCounts(matching, name))
        expect(aggregations.narrowed).toMatchObject({ doc_count: narrowed.length })
        expect(readBuckets((aggregations.narrowed as JsonObject).values)).toEqual(naiveCounts(narrowed, name))
      }),
      { numRuns: 100 },
    )
  })

  it('counts the same price ranges', () => {
    const ranges = [{ to: 2 }, { from: 2, to: 5 }, { from: 4, to: 8 }, { from: 8 }]
    fc.assert(
      fc.property(catalog, query, (documents, body) => {
        const { aggregations } = run(createSegment(documents), {
          query: body,
          size: 0,
          aggs: { prices: { range: { field: 'price', ranges } } },
        })
        const prices = documents.filter((document) => naiveMatches(document, body)).map(({ price }) => price)
        const expected = ranges.map(
          ({ from = 0, to = Number.POSITIVE_INFINITY }) => prices.filter((price) => price >= from && price < to).length,
        )
        expect(buckets(aggregations.prices).map(({ doc_count }) => doc_count)).toEqual(
          documents.length > 0 ? expected : [0, 0, 0, 0],
        )
      }),
      { numRuns: 60 },
    )
  })

  it('sorts and pages the same documents', () => {
    const order = fc.constantFrom('asc', 'desc')
    fc.assert(
      fc.property(
        catalog,
        fc.constantFrom('price', 'stock.qty', 'status', 'wood_type_options'),
        order,
        fc.nat(30),
        fc.nat(30),
        (documents, name, direction, from, size) => {
          const sort = [{ [name]: { order: direction, unmapped_type: 'long' } }]
          const { hits } = run(createSegment(documents), { sort, from, size })
          const sign = direction === 'asc' ? 1 : -1
          // Of several values, the lowest is used in ascending order, the highest in descending order.
          const key = (i: number) => (valuesAt(documents[i], name) as number[]).sort((a, b) => sign * (a - b))[0]
          const expected = documents.map((_, i) => i)
          expected.sort((a, b) => {
            const [left, right] = [key(a), key(b)]
            if (left === right) return a - b
            if (left === undefined || right === undefined) return left === undefined ? 1 : -1
            return sign * (left - right)
          })
          expect(hits.map(({ document }) => document)).toEqual(expected.slice(from, from + size))
        },
      ),
      { numRuns: 100 },
    )
  })
})

const buckets = (aggregation: unknown) => (aggregation as { buckets: { key: unknown; doc_count: number }[] }).buckets
const readBuckets = (aggregation: unknown) => new Map(buckets(aggregation).map(({ key, doc_count }) => [String(key), doc_count]))
