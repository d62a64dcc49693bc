import { describe, expect, it } from 'vitest'
import { ratingsByProduct, reviewSummary } from './review-summary.ts'

const summarise = (...ratings: (number | null)[]) => reviewSummary(ratings.map((rating) => ({ rating })))

describe('reviewSummary', () => {
  it('returns the mean rating and the distribution', () => {
    expect(summarise(5, 4, 4, null, 1)).toEqual({ averageRating: 3.5, distribution: [1, 0, 0, 2, 1] })
  })

  it('rounds the mean to one decimal', () => {
    expect(summarise(5, 5, 4).averageRating).toBe(4.7)
  })

  it('returns a null average if there are no ratings', () => {
    expect(summarise(null)).toEqual({ averageRating: null, distribution: [0, 0, 0, 0, 0] })
    expect(summarise()).toEqual({ averageRating: null, distribution: [0, 0, 0, 0, 0] })
  })
})

// REVIEW-6
describe('ratingsByProduct', () => {
  const review = (productId: string, rating: number | null) => ({ productId, rating })

  it('averages the ratings of each product and counts its reviews, those without stars included', () => {
    const ratings = ratingsByProduct([review('1', 5), review('2', 3), review('1', 4), review('1', null)])
    expect([...ratings]).toEqual([
      ['1', { average: 4.5, count: 3 }],
      ['2', { average: 3, count: 1 }],
    ])
  })

  it('leaves out products without a rating', () => {
    expect(ratingsByProduct([review('1', null)]).has('1')).toBe(false)
  })

  it('averages the newest hundred, as the product’s page does, and counts all', () => {
    const reviews = [...Array.from({ length: 100 }, () => review('1', 5)), ...Array.from({ length: 50 }, () => review('1', 1))]
    expect(ratingsByProduct(reviews).get('1')).toEqual({ average: 5, count: 150 })
  })
})
