import { describe, expect, it } from 'vitest'
import { FRESH_MS, fetchedWithGaps, freshness } from './freshness.ts'

const now = 1_800_000_000_000

describe('freshness of an answer', () => {
  it.each([
    ['fresh when it was just fetched', now, 'fresh'],
    ['fresh for a minute', now - FRESH_MS + 1, 'fresh'],
    ['stale after a minute', now - FRESH_MS, 'stale'],
    ['stale when the clock was put back since', now + 1, 'stale'],
    ['missing when there is none', undefined, 'missing'],
  ])('is %s', (_, fetchedAt, expected) => {
    expect(freshness(fetchedAt, now)).toBe(expected)
  })

  it('lasts a little while for an answer with gaps', () => {
    const fetchedAt = fetchedWithGaps(now)
    expect(freshness(fetchedAt, now)).toBe('fresh')
    expect(freshness(fetchedAt, now + FRESH_MS / 2)).toBe('stale')
  })
})
