import { describe, expect, it, vi } from 'vitest'
import { createInvalidations } from './invalidations.ts'

function twoCaches() {
  const invalidations = createInvalidations()
  const caches = [3, 4].map((entries) => invalidations.register({ invalidate: vi.fn(() => entries) }))
  return { invalidations, caches }
}

describe('an invalidation', () => {
  it('invalidates every cache, with each tag once', () => {
    const { invalidations, caches } = twoCaches()
    expect(invalidations.invalidate(['P93', 'C24', 'P93'])).toEqual({ tags: ['P93', 'C24'], skipped: [], entries: 7 })
    for (const { invalidate } of caches) expect(invalidate.mock.calls).toEqual([[['P93', 'C24']]])
  })

  it('skips unknown tags', () => {
    const { invalidations } = twoCaches()
    expect(invalidations.invalidate(['x93', 'P93', '__proto__'])).toEqual({
      tags: ['P93'],
      skipped: ['x93', '__proto__'],
      entries: 7,
    })
  })

  it('invalidates no cache if all tags are unknown', () => {
    const { invalidations, caches } = twoCaches()
    expect(invalidations.invalidate(['x93']).entries).toBe(0)
    for (const { invalidate } of caches) expect(invalidate).not.toHaveBeenCalled()
  })
})

// CACHE-17
describe('a preview of an invalidation', () => {
  it('names the addresses of every cache once, in order, and invalidates none', () => {
    const { invalidations, caches } = twoCaches()
    const addresses = vi.fn(() => ['/b', '/a'])
    for (let times = 0; times < 2; times += 1) invalidations.register({ invalidate: () => 1, addresses })
    expect(invalidations.preview(['P93', 'x93'])).toEqual({ tags: ['P93'], skipped: ['x93'], addresses: ['/a', '/b'] })
    expect(addresses).toHaveBeenCalledWith(['P93'])
    for (const { invalidate } of caches) expect(invalidate).not.toHaveBeenCalled()
  })

  it('names nothing if all tags are unknown', () => {
    const invalidations = createInvalidations()
    invalidations.register({ invalidate: () => 1, addresses: () => ['/a'] })
    expect(invalidations.preview(['x93']).addresses).toEqual([])
  })
})
