import { describe, expect, it } from 'vitest'
import { reviewQuery, reviewVariables } from './review-sort.ts'

// REVIEW-7
describe('order of reviews in a URL', () => {
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
})
