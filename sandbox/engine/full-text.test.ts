import { describe, expect, it } from 'vitest'
import type { JsonObject } from './query/json.ts'
import { createSegment, run, searchSegment } from './segment.test-kit.ts'
import { TIMBER } from './timber.test-kit.ts'

const segment = createSegment(TIMBER)
const names = (query: JsonObject) => searchSegment(segment, query).map((place) => TIMBER[place]?.name)
const shopSearch = (query: string, options: JsonObject = {}) => ({
  multi_match: {
    fields: ['name^4', 'sku^2', 'category.name^1'],
    query,
    operator: 'or',
    fuzziness: 2,
    cutoff_frequency: 0.01,
    max_expansions: 3,
    prefix_length: 2,
    minimum_should_match: '75%',
    tie_breaker: '1',
    ...options,
  },
})

describe('full-text search', () => {
  it.each([
    ['the exact words', 'oak skirting', 'Oak Torus Skirting Board 150 mm'],
    ['one wrong letter', 'skurting oak', 'Oak Torus Skirting Board 150 mm'],
    ['two wrong letters', 'architreev', 'Oak Torus Architrave 70 mm'],
    ['two letters swapped', 'splndie', 'Pine Stair Spindle'],
    ['a size as it is written', '18mm plywood', 'Birch Plywood 18mm'],
    ['a whole code', 'ARC-OAK-70', 'Oak Torus Architrave 70 mm'],
    ['whatever case', 'BIRCH 18MM', 'Birch Plywood 18mm'],
  ])('ranks first for %s: %s', (_, text, name) => {
    expect(names(shopSearch(text))[0]).toBe(name)
  })

  it.each([
    ['a word prefix', 'skirt'],
    ['a part of a sku', 'ARC'],
    ['a size in another notation', '150mm'],
    ['an added accent', 'píne'],
  ])('finds nothing for %s', (_, query) => {
    expect(names({ multi_match: { query, fields: ['name', 'sku'] } })).toEqual([])
  })

  it('requires 75 % of the words in one field, rounded down', () => {
    expect(names(shopSearch('birch plywood 18mm walnut', { fuzziness: 0 }))).toEqual(['Birch Plywood 18mm'])
    expect(names(shopSearch('birch oak walnut', { operator: 'and' }))).toEqual([])
  })

  it('counts a repeated search word twice', () => {
    const searchNames = (query: string) => names({ match: { name: { query, minimum_should_match: 2 } } })
    expect(searchNames('oil oil walnut')).toEqual(['Hardwax Oil 1 l'])
    expect(searchNames('oil walnut')).toEqual([])
  })

  it('matches another size within an edit distance of two', () => {
    expect(names({ match: { name: { query: '94', fuzziness: 2 } } })).toContain('Pine Ogee Skirting Board 95 mm')
  })

  it('requires a common prefix if asked', () => {
    const misspelt = (prefix_length: number) => names({ match: { name: { query: 'zkirting', fuzziness: 1, prefix_length } } })
    expect(misspelt(0)).toHaveLength(2)
    expect(misspelt(1)).toEqual([])
  })

  it('adapts to the word length for fuzziness AUTO', () => {
    expect(names({ match: { name: { query: 'skurtimg', fuzziness: 'AUTO' } } })).toHaveLength(2)
    expect(names({ match: { 'category.name': { query: 'stait', fuzziness: 'AUTO' } } })).toEqual(['Pine Stair Spindle'])
  })

  it('limits the number of spellings, nearest first', () => {
    const boards = createSegment([{ name: 'plant' }, { name: 'plank' }, { name: 'planks' }, { name: 'planet' }])
    const searchWithin = (max_expansions: number) =>
      searchSegment(boards, { match: { name: { query: 'plank', fuzziness: 2, max_expansions } } }).sort()
    expect([1, 2, 3, 4].map(searchWithin)).toEqual([[1], [1, 2], [0, 1, 2], [0, 1, 2, 3]])
  })

  it('multiplies a field’s score by its boost, and adds other fields by the tie breaker', () => {
    const score = (options: JsonObject) => run(segment, { query: shopSearch('skirting', options) }).maxScore ?? 0
    const [name, category] = [score({ fields: ['name^4'] }), score({ fields: ['category.name'] })]
    expect(score({ fields: ['name^8'] })).toBeCloseTo(2 * name, 4)
    expect(score({ fields: ['name^4', 'category.name'], tie_breaker: 0 })).toBeCloseTo(Math.max(name, category), 4)
    expect(score({ fields: ['name^4', 'category.name'], tie_breaker: 0.5 })).toBeCloseTo(name + category / 2, 4)
  })

  it('searches descriptions including their markup', () => {
    expect(names({ match: { description: 'grain' } })).toEqual(['Hardwax Oil 1 l'])
    expect(names({ match: { description: 'p' } })).toEqual(['Hardwax Oil 1 l'])
  })

  it('compares fields other than text as a whole', () => {
    expect(names({ match: { wood_type: '58' } })).toHaveLength(2)
    expect(names({ match: { type_id: 'configurable' } })).toEqual(['Pine Stair Spindle'])
  })

  it('finds nothing for a text without words or in an unknown field', () => {
    expect(names(shopSearch('& %'))).toEqual([])
    expect(names({ match: { nowhere: 'oak' } })).toEqual([])
    expect(names({ match_phrase: { nowhere: 'oak' } })).toEqual([])
  })
})

describe('phrase search', () => {
  it.each([
    ['torus skirting', 1],
    ['skirting torus', 0],
    ['oak skirting', 0],
    ['SPINDLE-PINE', 1],
    ['SPINDLE', 1],
  ])('finds %s in %i documents', (text, count) => {
    const query = { bool: { should: [{ match_phrase: { name: text } }, { match_phrase: { sku: { query: text, boost: 2 } } }] } }
    expect(names(query)).toHaveLength(count)
  })

  it('does not match across list items', () => {
    const shelves = createSegment([{ category: [{ name: 'Stair parts' }, { name: 'Skirting' }] }])
    expect(searchSegment(shelves, { match_phrase: { 'category.name': 'stair parts' } })).toEqual([0])
    expect(searchSegment(shelves, { match_phrase: { 'category.name': 'parts skirting' } })).toEqual([])
  })

  it('matches an sku only as a whole', () => {
    expect(names({ match_phrase: { 'configurable_children.sku': 'SPINDLE-PINE-32' } })).toEqual(['Pine Stair Spindle'])
    expect(names({ match_phrase: { 'configurable_children.sku': 'PINE-32' } })).toEqual([])
  })

  it('ranks shorter texts higher', () => {
    const boards = createSegment([{ name: 'decking boards of oak' }, { name: 'decking' }])
    expect(searchSegment(boards, { match_phrase: { name: 'decking' } })).toEqual([1, 0])
  })
})
