import { describe, expect, it } from 'vitest'
import { allMessages } from './all-messages.ts'
import { BRITISH } from './format.test-kit.ts'
import { countText } from './product-count.ts'

const english = await allMessages(BRITISH)

// SEARCH-37, SEARCH-42
describe('countText', () => {
  const { results, looseResults } = english.get('listing')
  const total = 40

  it.each([
    [40, false, '40 products'],
    [0, false, 'No exact match. 40 similar products'],
    [0, true, '40 products'],
    [null, false, '40 products'],
  ])('for %o full matches, with an answer above the products: %s, is %j', (fullMatches, isAnswered, text) => {
    expect(countText({ total, totalIsExact: true, fullMatches }, isAnswered, { results, looseResults })).toBe(text)
  })
})
