import { describe, expect, it } from 'vitest'
import { FRESH_MS, fetchedWithGaps, freshness } from './freshness.ts'

const now = 1_800_000_000_000

describe('freshness', () => {
  it.each([
    ['fresh for an answer just fetched', now, 'fresh'],
    ['fresh for less than a minute', now - FRESH_MS + 1, 'fresh'],
    ['stale after a minute', now - FRESH_MS, 'stale'],
    ['stale if the clock was set back since', now + 1, 'stale'],
    ['missing without an answer', undefined, 'missing'],
  ])('is %s', (_, fetchedAt, expected) => {
    expect(freshness(fetchedAt, now)).toBe(expected)
  })

  it('keeps an answer with gaps fresh for a short time only', () => {
    const fetchedAt = fetchedWithGaps(now)
    expect(freshness(fetchedAt, now)).toBe('fresh')
    expect(freshness(fetchedAt, now + FRESH_MS / 2)).toBe('stale')
  })
})
