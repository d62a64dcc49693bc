import { describe, expect, it } from 'vitest'
import { createCache, createDeferredFetch, fetchResult, flush, LIFETIME } from './revalidating.test-kit.ts'

describe('invalidation of a revalidating cache', () => {
  it('by tag makes the next reader wait for a fresh value', async () => {
    const { cache } = createCache()
    await cache.read('a', async () => fetchResult('old', { tags: ['P1', 'product'] }), LIFETIME)
    await cache.read('b', async () => fetchResult('other', { tags: ['P2', 'product'] }), LIFETIME)
    expect(cache.invalidate(['P1'])).toBe(1)
    expect(await cache.read('a', async () => fetchResult('new'), LIFETIME)).toEqual({ value: 'new', state: 'miss' })
    expect(await cache.read('b', async () => fetchResult('new'), LIFETIME)).toEqual({ value: 'other', state: 'hit' })
  })

  it('by * affects all entries, tagged or not', async () => {
    const { cache } = createCache()
    await cache.read('a', async () => fetchResult('old'), LIFETIME)
    expect(cache.invalidate(['*'])).toBe(1)
    expect(await cache.read('a', async () => fetchResult('new'), LIFETIME)).toMatchObject({ state: 'miss' })
  })

  it('keeps the stale value in case the next fetch fails', async () => {
    const { cache } = createCache()
    await cache.read('a', async () => fetchResult('old', { tags: ['P1'] }), LIFETIME)
    cache.invalidate(['P1'])
    expect(await cache.read('a', async () => Promise.reject(new Error('down')), LIFETIME)).toMatchObject({
      value: 'old',
      state: 'stale',
    })
  })

  it('ignores the result of a fetch that started before it', async () => {
    const { cache } = createCache()
    const { fetch, pending } = createDeferredFetch()
    const early = cache.read('a', fetch, LIFETIME)
    await flush()
    cache.invalidate(['P1'])
    const late = cache.read('a', fetch, LIFETIME)
    await flush()
    expect(pending).toHaveLength(2)
    pending[1]?.resolve(fetchResult('new', { tags: ['P1'] }))
    pending[0]?.resolve(fetchResult('old', { tags: ['P1'] }))
    expect((await early).value).toBe('old')
    expect((await late).value).toBe('new')
    expect(await cache.read('a', fetch, LIFETIME)).toEqual({ value: 'new', state: 'hit' })
  })

  it('is not undone by the failure of an earlier fetch', async () => {
    const { cache, pass } = createCache()
    await cache.read('a', async () => fetchResult('old', { tags: ['P1'] }), LIFETIME)
    pass(90)
    const { fetch, pending } = createDeferredFetch()
    await cache.read('a', fetch, LIFETIME)
    await flush()
    cache.invalidate(['P1'])
    pending[0]?.reject(new Error('down'))
    await flush()
    expect(await cache.read('a', async () => fetchResult('new'), LIFETIME)).toEqual({ value: 'new', state: 'miss' })
  })

  it('affects brief entries, because the missing value may exist now', async () => {
    const { cache } = createCache()
    await cache.read('a', async () => fetchResult('nothing', { retention: 'brief' }), LIFETIME)
    cache.invalidate(['P1'])
    expect(await cache.read('a', async () => fetchResult('new', { tags: ['P1'] }), LIFETIME)).toMatchObject({ value: 'new' })
    await cache.read('b', async () => fetchResult('other'), LIFETIME)
    expect(cache.invalidate(['P2'])).toBe(0)
  })

  it('makes peek return null until a refetch has failed', async () => {
    const { cache } = createCache()
    await cache.read('a', async () => fetchResult('old', { tags: ['P1'] }), LIFETIME)
    cache.invalidate(['P1'])
    const { fetch, pending } = createDeferredFetch()
    expect(cache.peek('a', fetch, LIFETIME)).toBeNull()
    expect(cache.peek('a', fetch, LIFETIME)).toBeNull()
    await flush()
    expect(pending).toHaveLength(1)
    pending[0]?.reject(new Error('down'))
    await flush()
    expect(cache.peek('a', fetch, LIFETIME)).toMatchObject({ value: 'old', state: 'stale' })
  })

  it('uses the tags of the newest value', async () => {
    const { cache, pass } = createCache()
    await cache.read('a', async () => fetchResult('old', { tags: ['P1'] }), LIFETIME)
    pass(700)
    await cache.read('a', async () => fetchResult('new', { tags: ['P2'] }), LIFETIME)
    expect(cache.invalidate(['P1'])).toBe(0)
    expect(cache.invalidate(['P2'])).toBe(1)
  })

  it('finds nothing after the cache was cleared', async () => {
    const { cache } = createCache()
    await cache.read('a', async () => fetchResult('old', { tags: ['P1'] }), LIFETIME)
    cache.clear()
    expect(cache.bytes()).toBe(0)
    expect(cache.invalidate(['P1'])).toBe(0)
  })
})
