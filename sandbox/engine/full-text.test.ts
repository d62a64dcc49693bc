import { describe, expect, it } from 'vitest'
import type { JsonObject } from './query/json.ts'
import { found, run, segmentOf } from './segment.test-kit.ts'
import { TIMBER } from './timber.test-kit.ts'

const segment = segmentOf(TIMBER)
const names = (query: JsonObject) => found(segment, query).map((place) => TIMBER[place]?.name)
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

describe('searching by words', () => {
  it.each([
    ['the exact words', 'oak skirting', 'Oak Torus Skirting Board 150 mm'],
    ['a plural', 'skirting boards', 'Oak Torus Skirting Board 150 mm'],
    ['one wrong letter', 'skurting oak', 'Oak Torus Skirting Board 150 mm'],
    ['two wrong letters', 'architreev', 'Oak Torus Architrave 70 mm'],
    ['two letters swapped', 'splndie', 'Pine Stair Spindle'],
    ['the beginning of a word', 'ply', 'Birch Plywood 18mm'],
    ['a size written together', '18mm ply', 'Birch Plywood 18mm'],
    ['a size written apart', '9 mm plywood', 'Birch Plywood 9mm'],
    ['part of a code', 'ARC-OAK', 'Oak Torus Architrave 70 mm'],
    ['accents and case', 'BÍRCH 18', 'Birch Plywood 18mm'],
  ])('finds first by %s: %s', (_, text, name) => {
    expect(names(shopSearch(text))[0]).toBe(name)
  })

  it('asks three quarters of the words of one field, rounded down', () => {
    expect(names(shopSearch('birch plywood 18 walnut'))).toEqual(['Birch Plywood 18mm'])
    expect(names(shopSearch('birch oak walnut', { operator: 'and' }))).toEqual([])
  })

  it('finds a code by all the words or not at all', () => {
    expect(names(shopSearch('ply bir'))).toHaveLength(2)
    expect(names({ match: { sku: { query: 'spindle-oak', minimum_should_match: 1 } } })).toEqual([])
  })

  it('never takes one size for another', () => {
    expect(names({ match: { name: { query: '19', fuzziness: 2 } } })).toEqual([])
  })

  it('keeps the first letters when told so', () => {
    const misspelt = (prefix_length: number) => names({ match: { name: { query: 'zkirting', fuzziness: 1, prefix_length } } })
    expect(misspelt(0)).toHaveLength(2)
    expect(misspelt(1)).toEqual([])
  })

  it('goes by the length of the word when fuzziness is AUTO', () => {
    expect(names({ match: { name: { query: 'skurtimg', fuzziness: 'AUTO' } } })).toHaveLength(2)
    expect(names({ match: { 'category.name': { query: 'stait', fuzziness: 'AUTO' } } })).toEqual(['Pine Stair Spindle'])
  })

  it('takes no more spellings than allowed, the nearest first', () => {
    const boards = segmentOf([{ name: 'plank' }, { name: 'planks and plant' }, { name: 'plant' }])
    expect(found(boards, { match: { name: { query: 'plank', fuzziness: 2, max_expansions: 1 } } }).sort()).toEqual([0, 1])
    expect(found(boards, { match: { name: { query: 'plank', fuzziness: 2, max_expansions: 2 } } }).sort()).toEqual([0, 1, 2])
  })

  it('counts a field by its boost, and adds the others by the tie breaker', () => {
    const score = (options: JsonObject) => run(segment, { query: shopSearch('skirting', options) }).maxScore ?? 0
    const [name, category] = [score({ fields: ['name^4'] }), score({ fields: ['category.name'] })]
    expect(score({ fields: ['name^8'] })).toBeCloseTo(2 * name, 4)
    expect(score({ fields: ['name^4', 'category.name'], tie_breaker: 0 })).toBeCloseTo(Math.max(name, category), 4)
    expect(score({ fields: ['name^4', 'category.name'], tie_breaker: 0.5 })).toBeCloseTo(name + category / 2, 4)
  })

  it('looks into descriptions, not into their markup', () => {
    expect(names({ match: { description: 'grain' } })).toEqual(['Hardwax Oil 1 l'])
    expect(names({ match: { description: 'p' } })).toEqual([])
  })

  it('compares fields that are no text as a whole', () => {
    expect(names({ match: { wood_type: '58' } })).toHaveLength(2)
    expect(names({ match: { type_id: 'configurable' } })).toEqual(['Pine Stair Spindle'])
  })

  it('finds nothing for a text without words, and nothing in a field nobody has', () => {
    expect(names(shopSearch('🌳 %'))).toEqual([])
    expect(names({ match: { nowhere: 'oak' } })).toEqual([])
    expect(names({ match_phrase: { nowhere: 'oak' } })).toEqual([])
  })
})

describe('searching by phrase', () => {
  it.each([
    ['torus skirting', 1],
    ['skirting torus', 0],
    ['oak skirting', 0],
    ['SPINDLE-PINE', 1],
  ])('%s', (text, count) => {
    const query = { bool: { should: [{ match_phrase: { name: text } }, { match_phrase: { sku: { query: text, boost: 2 } } }] } }
    expect(names(query)).toHaveLength(count)
  })

  it('does not run over from one item of a list into the next', () => {
    const codes = segmentOf(TIMBER)
    expect(found(codes, { match_phrase: { 'configurable_children.sku': 'pine-32' } })).toEqual([5])
    expect(found(codes, { match_phrase: { 'configurable_children.sku': '32 spindle' } })).toEqual([])
  })

  it('ranks the shorter text higher', () => {
    const paths = segmentOf([{ url_path: 'decking/boards/oak' }, { url_path: 'decking' }])
    expect(found(paths, { match_phrase: { url_path: 'decking' } })).toEqual([1, 0])
  })
})

describe('languages', () => {
  it.each([
    ['de', 'Kiefer Terrassendielen', 'terrassendiele'],
    ['de', 'Eichenbrett geölt', 'EICHENBRETTER'],
    ['de', 'Holzschrauben verzinkt', 'Schraube'],
    ['it', 'Battiscopa in legno di quercia', 'legni'],
  ] as const)('%s: %s is found by %s', (view, name, text) => {
    expect(found(segmentOf([{ name }], 'product', view), { match: { name: text } })).toEqual([0])
  })
})
