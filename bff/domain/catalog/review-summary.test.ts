import { describe, expect, it } from 'vitest'
import { reviewSummary } from './review-summary.ts'

const rated = (...ratings: (number | null)[]) => reviewSummary(ratings.map((rating) => ({ rating })))

describe('reviewSummary', () => {
  it('returns the mean rating and the distribution', () => {
    expect(rated(5, 4, 4, null, 1)).toEqual({ averageRating: 3.5, distribution: [1, 0, 0, 2, 1] })
  })

  it('rounds the mean to one decimal', () => {
    expect(rated(5, 5, 4).averageRating).toBe(4.7)
  })

  it('returns a null average if there are no ratings', () => {
    expect(rated(null)).toEqual({ averageRating: null, distribution: [0, 0, 0, 0, 0] })
    expect(rated()).toEqual({ averageRating: null, distribution: [0, 0, 0, 0, 0] })
  })
})
