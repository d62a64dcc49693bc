import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newestFirst, sortByRating } from './review-order.ts'

const JUNE = '2026-06-01T00:00:00.000Z'
const MAY = '2026-05-01T00:00:00.000Z'

const REVIEWS = [
  { id: 'a', rating: 4, createdAt: MAY },
  { id: 'b', rating: null, createdAt: JUNE },
  { id: 'c', rating: 1, createdAt: JUNE },
  { id: 'd', rating: 4, createdAt: JUNE },
  { id: 'e', rating: null, createdAt: MAY },
  { id: 'f', rating: 5, createdAt: MAY },
]

const anyReviews = fc
  .array(fc.option(fc.integer({ min: 1, max: 5 })), { maxLength: 30 })
  .map((ratings) => ratings.map((rating, id) => ({ id, rating })))

// REVIEW-7
describe('order of reviews', () => {
  it.each([
    ['highest first', sortByRating(REVIEWS, 'HIGHEST'), 'fadcbe'],
    ['lowest first', sortByRating(REVIEWS, 'LOWEST'), 'cadfbe'],
    ['newest first', newestFirst(REVIEWS), 'bcdaef'],
    ['highest first, of equal ones the newest', sortByRating(newestFirst(REVIEWS), 'HIGHEST'), 'fdacbe'],
  ])('is %s', (_, sorted, ids) => {
    expect(sorted.map(({ id }) => id).join('')).toBe(ids)
  })

  it.each(['HIGHEST', 'LOWEST'] as const)('keeps every review once, and equal ratings in their order: %s', (sort) => {
    fc.assert(
      fc.property(anyReviews, (reviews) => {
        const sorted = sortByRating(reviews, sort)
        expect(sorted.toSorted((a, b) => a.id - b.id)).toEqual(reviews)
        for (const [i, { rating, id }] of sorted.entries()) {
          const next = sorted[i + 1]
          if (!next) continue
          if (rating === next.rating) expect(id).toBeLessThan(next.id)
          else if (rating === null) expect(next.rating).toBeNull()
          else if (next.rating !== null) expect(Math.sign(rating - next.rating)).toBe(sort === 'HIGHEST' ? 1 : -1)
        }
      }),
    )
  })
})
