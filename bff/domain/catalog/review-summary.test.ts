import { describe, expect, it } from 'vitest'
import { reviewSummary } from './review-summary.ts'

const rated = (...ratings: (number | null)[]) => reviewSummary(ratings.map((rating) => ({ rating })))

describe('what shoppers think on the whole', () => {
  it('is the mean of the ratings and how they spread', () => {
    expect(rated(5, 4, 4, null, 1)).toEqual({ averageRating: 3.5, distribution: [1, 0, 0, 2, 1] })
  })

  it('is rounded to one digit', () => {
    expect(rated(5, 5, 4).averageRating).toBe(4.7)
  })

  it('is unknown when nobody rated', () => {
    expect(rated(null)).toEqual({ averageRating: null, distribution: [0, 0, 0, 0, 0] })
    expect(rated()).toEqual({ averageRating: null, distribution: [0, 0, 0, 0, 0] })
  })
})
