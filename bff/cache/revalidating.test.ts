import { describe, expect, it, vi } from 'vitest'
import { markReported } from './reported.ts'
import { createCache, createDeferredFetch, fetchResult, flush, LIFETIME } from './revalidating.test-kit.ts'

describe('revalidating cache', () => {
  it('fetches a value once and then returns it from the cache', async () => {
    const { cache } = createCache()
    const fetch = vi.fn(async () => fetchResult('oak'))
    expect(await cache.read('k', fetch, LIFETIME)).toEqual({ value: 'oak', state: 'miss' })
    expect(await cache.read('k', fetch, LIFETIME)).toEqual({ value: 'oak', state: 'hit' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('fetches a value once for 1,000 concurrent readers', async () => {
    const { cache } = createCache()
    const { fetch, pending } = createDeferredFetch()
    const reads = Array.from({ length: 1000 }, () => cache.read('k', fetch, LIFETIME))
    await flush()
    expect(pending).toHaveLength(1)
    pending[0]?.resolve(fetchResult('oak'))
    const states = (await Promise.all(reads)).map(({ state }) => state)
    expect(states.filter((state) => state === 'miss')).toHaveLength(1)
    expect(states.filter((state) => state === 'coalesced')).toHaveLength(999)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('returns the stale value at once while it is refreshed once', async () => {
    const { cache, pass } = createCache()
    await cache.read('k', async () => fetchResult('old'), LIFETIME)
    pass(61)
    const { fetch, pending } = createDeferredFetch()
    for (let i = 0; i < 10; i++) expect(await cache.read('k', fetch, LIFETIME)).toMatchObject({ value: 'old', state: 'stale' })
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(fetch).toHaveBeenCalledWith('stale', false)
    pending[0]?.resolve(fetchResult('new'))
    await vi.waitFor(async () => expect(await cache.read('k', fetch, LIFETIME)).toEqual({ value: 'new', state: 'hit' }))
  })

  it('waits for a fresh value if the cached one is too old', async () => {
    const { cache, pass } = createCache()
    await cache.read('k', async () => fetchResult('old'), LIFETIME)
    pass(601)
    expect(await cache.read('k', async () => fetchResult('new'), LIFETIME)).toEqual({ value: 'new', state: 'miss' })
  })

  // RUN-38
  it('keeps no value longer than its lifetime if the clock is set back', async () => {
    const { cache, pass } = createCache(10_000_000)
    await cache.read('k', async () => fetchResult('old'), LIFETIME)
    pass(-3600)
    expect(await cache.read('k', async () => fetchResult('new'), LIFETIME)).toMatchObject({ value: 'old', state: 'hit' })
    pass(601)
    expect(await cache.read('k', async () => fetchResult('new'), LIFETIME)).toEqual({ value: 'new', state: 'miss' })
  })

  it.each([
    ['slightly stale', 61],
    ['hours old', 80_000],
  ])('returns a value that is %s if the refetch fails', async (_, seconds) => {
    const { cache, log, pass } = createCache()
    await cache.read('k', async () => fetchResult('old'), LIFETIME)
    pass(seconds)
    const fail = vi.fn(async () => Promise.reject(new Error('down')))
    expect(await cache.read('k', fail, LIFETIME)).toEqual({ value: 'old', state: 'stale', ageSeconds: seconds })
    await flush()
    expect(await cache.read('k', fail, LIFETIME)).toMatchObject({ value: 'old', state: 'stale' })
    expect(log.warn).toHaveBeenCalledTimes(1)
  })

  // RUN-40
  it('logs no failed refresh whose error is in the log already', async () => {
    const { cache, log, pass } = createCache()
    await cache.read('k', async () => fetchResult('old'), LIFETIME)
    pass(61)
    const logged = new Error('down')
    markReported(logged)
    expect(await cache.read('k', () => Promise.reject(logged), LIFETIME)).toMatchObject({ value: 'old', state: 'stale' })
    await flush()
    expect(log.debug).toHaveBeenCalledTimes(1)
    expect(log.warn).not.toHaveBeenCalled()
  })

  it('waits before it retries a failed fetch', async () => {
    const { cache, pass } = createCache()
    await cache.read('k', async () => fetchResult('old'), LIFETIME)
    pass(700)
    const fail = vi.fn(async () => Promise.reject(new Error('down')))
    await cache.read('k', fail, LIFETIME)
    await cache.read('k', fail, LIFETIME)
    expect(fail).toHaveBeenCalledTimes(1)
    pass(3)
    await cache.read('k', fail, LIFETIME)
    expect(fail).toHaveBeenCalledTimes(2)
  })

  it('does not return a value older than a day', async () => {
    const { cache, pass } = createCache()
    await cache.read('k', async () => fetchResult('old'), LIFETIME)
    pass(86_401)
    await expect(cache.read('k', async () => Promise.reject(new Error('down')), LIFETIME)).rejects.toThrow('down')
  })

  it('never caches an error', async () => {
    const { cache } = createCache()
    await expect(cache.read('k', async () => Promise.reject(new Error('down')), LIFETIME)).rejects.toThrow('down')
    expect(await cache.read('k', async () => fetchResult('oak'), LIFETIME)).toEqual({ value: 'oak', state: 'miss' })
  })

  it('rejects all concurrent readers after a single failed fetch', async () => {
    const { cache } = createCache()
    const { fetch, pending } = createDeferredFetch()
    const reads = Array.from({ length: 10 }, () => cache.read('k', fetch, LIFETIME).catch((error: Error) => error.message))
    await flush()
    pending[0]?.reject(new Error('down'))
    expect(new Set(await Promise.all(reads))).toEqual(new Set(['down']))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('refetches a brief value soon', async () => {
    const { cache, pass } = createCache()
    await cache.read('k', async () => fetchResult('nothing', { retention: 'brief' }), LIFETIME)
    expect(await cache.read('k', async () => fetchResult('page'), LIFETIME)).toMatchObject({ value: 'nothing', state: 'hit' })
    pass(31)
    expect(await cache.read('k', async () => fetchResult('page'), LIFETIME)).toEqual({ value: 'page', state: 'miss' })
  })

  it('returns an error value only if there is no good one', async () => {
    const { cache, pass } = createCache()
    const failure = async () => fetchResult('503', { retention: 'error' })
    expect(await cache.read('k', failure, LIFETIME)).toEqual({ value: '503', state: 'miss' })
    await cache.read('k', async () => fetchResult('good'), LIFETIME)
    pass(700)
    expect(await cache.read('k', failure, LIFETIME)).toMatchObject({ value: 'good', state: 'stale' })
  })

  it('varies lifetimes by a tenth', async () => {
    for (const [random, stillFresh] of [
      [0, false],
      [1, true],
    ] as const) {
      const { cache, pass } = createCache(0, { random: () => random })
      await cache.read('k', async () => fetchResult('oak'), LIFETIME)
      pass(60)
      const { state } = await cache.read('k', async () => fetchResult('elm'), LIFETIME)
      expect(state === 'hit').toBe(stillFresh)
    }
  })

  it('stays within its size limit and evicts the least recently used entries', async () => {
    const { cache } = createCache(0, { maxBytes: 1000 })
    for (const key of ['a', 'b', 'c', 'd']) await cache.read(key, async () => fetchResult(key, { bytes: 300 }), LIFETIME)
    expect(cache.bytes()).toBeLessThanOrEqual(1000)
    expect((await cache.read('d', async () => fetchResult('d'), LIFETIME)).state).toBe('hit')
    expect((await cache.read('a', async () => fetchResult('a'), LIFETIME)).state).toBe('miss')
  })

  it.each([
    ['larger than the whole cache', 500, 1000],
    ['if the cache has a size of 0', 0, 1],
  ])('returns a value %s without caching it', async (_, maxBytes, bytes) => {
    const { cache } = createCache(0, { maxBytes })
    for (let i = 0; i < 2; i++) {
      expect(await cache.read('k', async () => fetchResult('oak', { bytes }), LIFETIME)).toEqual({ value: 'oak', state: 'miss' })
    }
  })
})

describe('a no-store value', () => {
  it('is returned to concurrent readers and not cached', async () => {
    const { cache } = createCache()
    const fetch = vi.fn(async () => fetchResult('oak', { retention: 'no-store' }))
    expect(await Promise.all([cache.read('k', fetch, LIFETIME), cache.read('k', fetch, LIFETIME)])).toMatchObject([
      { value: 'oak' },
      { value: 'oak' },
    ])
    await cache.read('k', fetch, LIFETIME)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  it('is preferred to a value that is too old', async () => {
    const { cache, pass } = createCache()
    await cache.read('k', async () => fetchResult('oak'), LIFETIME)
    pass(3600)
    expect(await cache.read('k', async () => fetchResult('ash', { retention: 'no-store' }), LIFETIME)).toMatchObject({
      value: 'ash',
    })
    expect(await cache.read('k', async () => fetchResult('elm', { retention: 'no-store' }), LIFETIME)).toMatchObject({
      value: 'elm',
    })
  })
})
