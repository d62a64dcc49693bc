import { describe, expect, it } from 'vitest'
import { allMessages } from './all-messages.ts'
import { BRITISH } from './format.test-kit.ts'
import { countText, similarTotal } from './product-count.ts'

const english = await allMessages(BRITISH)

// SEARCH-37
describe('similarTotal', () => {
  it.each([
    [90, 2, 88],
    [90, 0, 90],
    [90, 90, 0],
    [90, null, 0],
  ])('of %i products and %o full matches is %i', (total, fullMatches, similar) => {
    expect(similarTotal({ total, fullMatches })).toBe(similar)
  })
})

// SEARCH-37, SEARCH-42
describe('countText', () => {
  const { results, looseResults } = english.get('listing')
  const total = 40

  it.each([
    [40, false, '40 products'],
    [5, false, '5 products, 35 similar'],
    [0, false, 'No exact match. 40 similar products'],
    [0, true, '40 products'],
    [5, true, '5 products, 35 similar'],
  ])('of %i full matches, answered above the products: %s, is %j', (fullMatches, isAnswered, text) => {
    expect(countText({ total, totalIsExact: true, fullMatches }, isAnswered, { results, looseResults })).toBe(text)
  })
})
