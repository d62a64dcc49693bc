import { describe, expect, it } from 'vitest'
import { bm25, inverseDocumentFrequency, lossyLength } from './bm25.ts'

describe('BM25', () => {
  it('is higher for rare terms', () => {
    expect(inverseDocumentFrequency(100, 1)).toBeGreaterThan(inverseDocumentFrequency(100, 50))
    expect(inverseDocumentFrequency(100, 100)).toBeGreaterThan(0)
  })

  it('equals the inverse document frequency for one occurrence in a text of average length', () => {
    expect(bm25(3, 1, 1)).toBeCloseTo(3)
  })

  it('grows with repetition at a decreasing rate, and shrinks with length', () => {
    const [once, twice, thrice] = [1, 2, 3].map((frequency) => bm25(1, frequency, 1))
    expect(Number(twice) - Number(once)).toBeGreaterThan(Number(thrice) - Number(twice))
    expect(bm25(1, 1, 2)).toBeLessThan(bm25(1, 1, 1))
  })
})

describe('lossyLength', () => {
  it.each([
    [0, 0],
    [23, 23],
    [40, 40],
    [41, 40],
    [42, 42],
    [100, 96],
    [1000, 984],
  ])('stores a length of %i as %i', (terms, kept) => {
    expect(lossyLength(terms)).toBe(kept)
  })
})
