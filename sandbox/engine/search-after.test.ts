import { describe, expect, it } from 'vitest'
import { EngineError } from './engine-error.ts'
import type { JsonObject } from './query/json.ts'
import { createSegment, run } from './segment.test-kit.ts'

const BY_SKU = [{ sku: { order: 'asc' } }]
const skus = ['b-2', 'A-9', 'c', 'a-1', 'b-10']
const segment = createSegment(skus.map((sku, i) => ({ sku, id: 10 - i })))
const sorted = (body: JsonObject) => run(segment, { size: 2, ...body }).hits.map(({ sort }) => sort[0])

function catchRefusal(body: JsonObject): string {
  try {
    run(segment, body)
  } catch (error) {
    if (error instanceof EngineError) return error.message
    throw error
  }
  throw new Error('was not refused')
}

describe('search_after', () => {
  it('returns the same hits page by page as one long page', () => {
    expect(sorted({ sort: BY_SKU })).toEqual(['A-9', 'a-1'])
    expect(sorted({ sort: BY_SKU, search_after: ['a-1'] })).toEqual(['b-10', 'b-2'])
    expect(sorted({ sort: BY_SKU, search_after: ['b-2'] })).toEqual(['c'])
    expect(sorted({ sort: BY_SKU, search_after: ['c'] })).toEqual([])
  })

  it('accepts values no document has, in both directions, and counts all matches', () => {
    expect(sorted({ sort: BY_SKU, search_after: ['b'] })).toEqual(['b-10', 'b-2'])
    expect(sorted({ sort: [{ id: 'desc' }], search_after: [9] })).toEqual([8, 7])
    expect(sorted({ sort: [{ id: 'desc' }], search_after: ['8.5'] })).toEqual([8, 7])
    expect(run(segment, { sort: BY_SKU, search_after: ['c'] }).total).toEqual({ value: 5, relation: 'eq' })
  })

  it.each<[string, JsonObject, string]>([
    ['without a sort', { search_after: ['a'] }, 'search_after has 1 value(s) but sort has 0.'],
    ['without a value', { sort: BY_SKU, search_after: [] }, 'search_after has 0 value(s) but sort has 1.'],
    ['with more values than sort keys', { sort: BY_SKU, search_after: ['a', 1] }, 'search_after has 2 value(s) but sort has 1.'],
    ['with an offset', { sort: BY_SKU, search_after: ['a'], from: 5 }, '`from` parameter must be set to 0'],
    [
      'with a word for a numeric field',
      { sort: [{ id: 'asc' }], search_after: ['oak'] },
      'Failed to parse search_after value for field [id]',
    ],
    ['with an object', { sort: BY_SKU, search_after: [{}] }, 'Can only use [search_after] with a text or a number'],
  ])('is rejected %s', (_, body, sentence) => {
    expect(catchRefusal(body)).toContain(sentence)
  })
})
