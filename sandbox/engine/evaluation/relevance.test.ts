import { describe, expect, it } from 'vitest'
import { rarity, termScore } from './relevance.ts'

describe('relevance of a term', () => {
  it('is higher the fewer documents hold it', () => {
    expect(rarity(100, 1)).toBeGreaterThan(rarity(100, 50))
    expect(rarity(100, 100)).toBeGreaterThan(0)
  })

  it('is exactly its rarity when it stands once in a text of average length', () => {
    expect(termScore(3, 1, 1)).toBeCloseTo(3)
    expect(termScore(3, 1, null)).toBeCloseTo(3)
  })

  it('grows with repetition, less each time, and shrinks with length', () => {
    const [once, twice, thrice] = [1, 2, 3].map((frequency) => termScore(1, frequency, 1))
    expect(Number(twice) - Number(once)).toBeGreaterThan(Number(thrice) - Number(twice))
    expect(termScore(1, 1, 2)).toBeLessThan(termScore(1, 1, 1))
  })
})
