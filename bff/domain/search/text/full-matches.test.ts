import { describe, expect, it } from 'vitest'
import { SEARCH } from '#schema/rules/constants.ts'
import { productListRequest } from '../list-query.ts'
import { english } from '../understanding/understanding.test-kit.ts'
import { searchVocabulary } from '../understanding/vocabulary/vocabulary.ts'
import { fullMatches } from './full-matches.ts'

const settings = { filterAttributes: [], searchFields: SEARCH.boosts, listOutOfStock: true }
const criteria = { filters: [], price: null, sort: null, first: 50, offset: 0, facets: false, fullMatches: true }

const countMatches = (text: string, filters: readonly { attribute: string; values: readonly string[] }[] = []) =>
  JSON.stringify(productListRequest({ ...criteria, text, filters }, settings, english).body.aggs)

// SEARCH-37
describe('the count of full matches', () => {
  it('requires every part, in any reading', () => {
    const clause = countMatches('oak celotex')
    expect(clause).toContain('{"must":[{"bool":{"should":[{"bool":{"must":[')
    for (const part of ['"query":"oak"', '"wood_type":["57"]', 'insulation']) expect(clause).toContain(part)
  })

  it('requires the kind of goods in the name, because a category may hold other goods', () => {
    expect(countMatches('oak skirting')).toMatch(/"query":"skirting\b[^"]*","fields":\["name"\]/)
  })

  it('accepts a kind of goods that only categories name in any field', () => {
    const vocabulary = searchVocabulary({
      language: 'en',
      productNames: ['Butt hinge'],
      categoryNames: ['Door ironmongery'],
      attributes: [],
      dictionary: { same: [], means: {}, ignored: [], optional: [] },
    })
    const { aggs } = productListRequest({ ...criteria, text: 'ironmongery' }, settings, vocabulary).body
    expect(JSON.stringify(aggs)).toMatch(/"query":"ironmongery\b[^"]*","fields":\["name","category\.name"/)
  })

  it('does not require words without a meaning', () => {
    expect(countMatches('wooden oak')).not.toContain('"query":"wooden"')
  })

  it('includes the product with the text as its sku', () => {
    expect(countMatches('oak-1')).toContain('{"terms":{"configurable_children.sku":["oak-1","OAK-1"]}}')
  })

  it('counts within the filters', () => {
    expect(countMatches('oak', [{ attribute: 'grit', values: ['712'] }])).toContain('{"terms":{"grit":["712"]}}')
  })

  it('is not sent without a readable text, and not if nobody asks', () => {
    expect(countMatches('%%%')).toBeUndefined()
    expect(productListRequest({ ...criteria, text: 'oak', fullMatches: false }, settings, english).body.aggs).toBeUndefined()
  })

  it('is read from the answer', () => {
    expect(fullMatches({ agg_full_matches: [{ key: 'agg_full_matches', count: 5, from: null, to: null }] })).toBe(5)
    expect(fullMatches({})).toBeNull()
  })
})
