import { describe, expect, it } from 'vitest'
import { isFresh, type StoredResult, StoredResults } from './stored-results.ts'

const NOW = 1_800_000_000_000

const result = (slug: string, changes: Partial<StoredResult> = {}): StoredResult => ({
  name: 'CategoryPage',
  variables: { slug },
  fetchedAt: NOW,
  isPartial: false,
  ...changes,
})

describe('StoredResults', () => {
  it('finds a result by operation name and variables', () => {
    const results = new StoredResults()
    results.add(result('decking'))
    expect(results.find('CategoryPage', { slug: 'decking' })).toMatchObject({ fetchedAt: NOW })
    expect(results.find('CategoryPage', { slug: 'doors' })).toBeUndefined()
    expect(results.find('ProductPage', { slug: 'decking' })).toBeUndefined()
  })

  // CACHE-4
  it('lists results from least to most recently used', () => {
    const results = new StoredResults()
    for (const slug of ['a', 'b', 'c', 'a']) results.add(result(slug))
    expect([...results.values()].map(({ variables }) => variables.slug)).toEqual(['b', 'c', 'a'])
  })

  it('makes only partial results stale when the shopper retries', () => {
    const results = new StoredResults()
    results.add(result('complete'))
    results.add(result('partial', { isPartial: true }))
    results.expirePartial(NOW + 1)
    expect([...results.values()].map((stored) => isFresh(stored, NOW + 1))).toEqual([true, false])
  })
})

// PROD-5
describe('isFresh', () => {
  it.each([
    ['a result just fetched', 0, false, true],
    ['a result fetched less than a minute ago', 59_999, false, true],
    ['a result fetched a minute ago', 60_000, false, false],
    ['a result from the future, because the clock was set back', -1, false, false],
    ['a partial result fetched less than ten seconds ago', 9_999, true, true],
    ['a partial result fetched ten seconds ago', 10_000, true, false],
  ])('returns for %s: age %d ms, partial %s, fresh %s', (_, age, isPartial, expected) => {
    expect(isFresh(result('decking', { isPartial }), NOW + age)).toBe(expected)
  })
})
