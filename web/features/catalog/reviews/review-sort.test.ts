import { describe, expect, it } from 'vitest'
import { keepReviewSort, reviewQuery, reviewVariables } from './review-sort.ts'

// REVIEW-7
describe('the sort order of reviews in a URL', () => {
  it.each([
    ['?reviews=lowest', { reviewSort: 'LOWEST' }],
    ['?childSku=A&reviews=highest', { reviewSort: 'HIGHEST' }],
    ['?reviews=newest', {}],
    ['?reviews=constructor', {}],
    ['?reviews=', {}],
    ['', {}],
  ])('is read from %j', (search, expected) => {
    expect(reviewVariables(search)).toEqual(expected)
  })

  it.each([
    ['', 'highest', '?reviews=highest'],
    ['?reviews=highest', 'lowest', '?reviews=lowest'],
    ['?childSku=A&reviews=highest', 'newest', '?childSku=A'],
    ['?reviews=highest', 'newest', ''],
  ] as const)('is changed from %j to %s', (search, sort, expected) => {
    expect(reviewQuery(search, sort)).toBe(expected)
  })

  // REVIEW-8
  it.each([
    ['/oak?childSku=A', '?reviews=lowest', '/oak?childSku=A&reviews=lowest'],
    ['/p/OAK/oak-board/OAK-22', '?reviews=highest&childSku=B', '/p/OAK/oak-board/OAK-22?reviews=highest'],
    ['/oak', '?reviews=lowest', '/oak?reviews=lowest'],
    ['/oak?childSku=A', '?reviews=newest', '/oak?childSku=A'],
    ['/oak?childSku=A', '?reviews=constructor&page=2', '/oak?childSku=A'],
    ['/oak?childSku=A%26B', '', '/oak?childSku=A%26B'],
  ])('is carried over to %s from %j', (url, search, expected) => {
    expect(keepReviewSort(url, search)).toBe(expected)
  })
})
