import { describe, expect, it } from 'vitest'
import { SEARCH } from '#schema/rules/constants.ts'
import { productListRequest, unfilteredCount } from '../list-query.ts'
import { EMPTY_ENTRIES, searchDictionary } from '../understanding/dictionary/dictionary.ts'
import { english } from '../understanding/understanding.test-kit.ts'
import { searchVocabulary } from '../understanding/vocabulary/vocabulary.ts'

const settings = { filterAttributes: [], searchFields: SEARCH.boosts, listOutOfStock: true }
const criteria = { filters: [], price: null, sort: null, first: 50, offset: 0, facets: false }

/** The clause that full matches have to satisfy. */
function readFullMatches(text: string, vocabulary = english): string {
  const { query } = productListRequest({ ...criteria, text, fullMatches: true, sort: 'LATEST' }, settings, vocabulary).body
  const { bool } = query as { bool: { must: { constant_score: { filter: unknown } } } }
  return JSON.stringify(bool.must.constant_score.filter)
}

// SEARCH-37
describe('the search for full matches', () => {
  it('requires every part, in any reading', () => {
    const clause = readFullMatches('oak celotex')
    expect(clause).toContain('{"bool":{"should":[{"bool":{"must":[')
    for (const part of ['"query":"oak"', '"wood_type":["57"]', 'insulation']) expect(clause).toContain(part)
  })

  // SEARCH-73
  it.each(['oakboard22', 'oak board 22', 'OAK.BOARD/22'])('accepts the product whose sku is written as %s', (text) => {
    expect(readFullMatches(text, { ...english, skus: new Map([['oakboard22', 'Oak-Board-22']]) })).toContain('"Oak-Board-22"')
    expect(readFullMatches(text)).not.toContain('"Oak-Board-22"')
  })

  it('requires the kind of goods in the name, because a category may hold other goods', () => {
    expect(readFullMatches('oak skirting')).toMatch(/"query":"skirting\b[^"]*","fields":\["name"\]/)
  })

  it('accepts a kind of goods that only categories name in any field', () => {
    const vocabulary = searchVocabulary({
      language: 'en',
      productNames: ['Butt hinge'],
      categoryNames: ['Door ironmongery'],
      attributes: [],
      dictionary: EMPTY_ENTRIES,
    })
    expect(readFullMatches('ironmongery', vocabulary)).toMatch(/"query":"ironmongery\b[^"]*","fields":\["name","category\.name"/)
  })

  // SEARCH-79
  it('accepts no goods that are sold instead of those the search names', () => {
    const entries = { ...EMPTY_ENTRIES, means: { 'wide plank': ['worktop'] }, instead: { 'post spike': ['worktop'] } }
    const vocabulary = { ...english, dictionary: searchDictionary(entries) }
    expect(readFullMatches('wide plank', vocabulary)).toContain('"query":"worktop')
    expect(readFullMatches('post spike', vocabulary)).not.toContain('"query":"worktop')
  })

  it('does not require words without a meaning', () => {
    expect(readFullMatches('wooden oak')).not.toContain('"query":"wooden"')
  })

  it('includes the product with the text as its sku', () => {
    expect(readFullMatches('oak-1')).toContain('{"terms":{"configurable_children.sku":["oak-1","OAK-1"]}}')
  })

  it('lists every match if nothing of the text can be read', () => {
    const request = (fullMatches: boolean) =>
      productListRequest({ ...criteria, text: '%%%', fullMatches }, settings, english).body
    expect(request(true)).toEqual(request(false))
  })

  it('counts the products without the filters only beside filters', () => {
    const filters = [{ attribute: 'grit', values: ['712'] }]
    const request = (chosen: typeof filters) =>
      productListRequest({ ...criteria, text: 'oak', filters: chosen, fullMatches: true }, settings, english).body.aggs
    expect(request(filters)).toEqual({ agg_unfiltered: { filter: { match_all: {} } } })
    expect(request([])).toBeUndefined()
    expect(unfilteredCount({ agg_unfiltered: [{ key: 'agg_unfiltered', count: 5, from: null, to: null }] })).toBe(5)
    expect(unfilteredCount({})).toBeNull()
  })
})
