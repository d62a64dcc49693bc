import { describe, expect, it } from 'vitest'
import type { ProductCardFragment } from '#schema/generated/operations.ts'
import { splitSimilar } from './similar-products.ts'

const products = ['1', '2', '3', '4'].map((id) => ({ id }) as ProductCardFragment)
const from = (offset: number) => ({ pageInfo: { __typename: 'PageInfo' as const, offset, first: 50 } })
const listing = { total: 90, fullMatches: 2, sort: null, ...from(0) }

const split = (changes: Partial<Parameters<typeof splitSimilar>[1]>) =>
  splitSimilar(products, { ...listing, ...changes }).map((part) => part.map(({ id }) => id))

// SEARCH-37
describe('splitSimilar', () => {
  it.each([
    ['separates the products after the full matches', {}, ['1', '2'], ['3', '4']],
    ['counts the full matches from the start of the list', from(1), ['1'], ['2', '3', '4']],
    ['finds only similar products on a later page', from(50), [], ['1', '2', '3', '4']],
    ['finds only similar products without a full match', { fullMatches: 0 }, [], ['1', '2', '3', '4']],
    ['separates none if all match', { fullMatches: 90 }, ['1', '2', '3', '4'], []],
    ['separates none if the matches are not counted', { fullMatches: null }, ['1', '2', '3', '4'], []],
    ['separates none in another order than relevance', { sort: 'PRICE_ASC' as const }, ['1', '2', '3', '4'], []],
  ])('%s', (_, changes, full, similar) => {
    expect(split(changes)).toEqual([full, similar])
  })
})
