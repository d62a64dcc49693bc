import { describe, expect, it, vi } from 'vitest'
import { createCache, createDeferredFetch, fetchResult, flush, LIFETIME } from './revalidating.test-kit.ts'

describe('a reader that aborts', () => {
  it('is not asked for its signal on a cache hit', async () => {
    const { cache } = createCache()
    const caller = {
      get signal(): AbortSignal {
        throw new Error('nobody has to wait')
      },
    }
    await cache.read('k', async () => fetchResult('oak'), LIFETIME)
    expect(await cache.read('k', async () => fetchResult('ash'), LIFETIME, caller)).toEqual({ value: 'oak', state: 'hit' })
  })

  it('causes no fetch if it aborted before', async () => {
    const { cache } = createCache()
    const fetch = vi.fn(async () => fetchResult('oak'))
    await expect(cache.read('k', fetch, LIFETIME, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('does not abort the fetch for other readers', async () => {
    const { cache } = createCache()
    const { fetch, pending } = createDeferredFetch()
    const caller = new AbortController()
    const leaving = cache.read('k', fetch, LIFETIME, caller).catch((error: Error) => error.name)
    const staying = cache.read('k', fetch, LIFETIME)
    await flush()
    caller.abort()
    expect(await leaving).toBe('AbortError')
    pending[0]?.resolve(fetchResult('oak'))
    expect(await staying).toEqual({ value: 'oak', state: 'coalesced' })
  })

  it('leaves the fetched value in the cache', async () => {
    const { cache } = createCache()
    const { fetch, pending } = createDeferredFetch()
    const caller = new AbortController()
    const leaving = cache.read('k', fetch, LIFETIME, caller).catch(() => null)
    await flush()
    caller.abort()
    await leaving
    pending[0]?.resolve(fetchResult('oak'))
    await flush()
    expect(await cache.read('k', fetch, LIFETIME)).toEqual({ value: 'oak', state: 'hit' })
  })

  it('causes no unhandled rejection if the fetch fails', async () => {
    const { cache } = createCache()
    const { fetch, pending } = createDeferredFetch()
    const caller = new AbortController()
    const leaving = cache.read('k', fetch, LIFETIME, caller).catch(() => null)
    await flush()
    caller.abort()
    await leaving
    pending[0]?.reject(new Error('down'))
    await flush()
    expect(await cache.read('k', async () => fetchResult('oak'), LIFETIME)).toMatchObject({ state: 'miss' })
  })
})

describe('peek', () => {
  it('returns null on a miss, and the value once it is fetched in the background', async () => {
    const { cache } = createCache()
    const { fetch, pending } = createDeferredFetch()
    expect(cache.peek('k', fetch, LIFETIME)).toBeNull()
    expect(cache.peek('k', fetch, LIFETIME)).toBeNull()
    await flush()
    expect(fetch).toHaveBeenCalledTimes(1)
    pending[0]?.resolve(fetchResult('oak'))
    await flush()
    expect(cache.peek('k', fetch, LIFETIME)).toEqual({ value: 'oak', state: 'hit' })
  })

  it('returns a stale value within its lifetime while a fresh one is fetched', async () => {
    const { cache, pass } = createCache()
    await cache.read('k', async () => fetchResult('oak'), LIFETIME)
    pass(3600)
    expect(cache.peek('k', async () => fetchResult('ash'), LIFETIME)).toMatchObject({ value: 'oak', state: 'stale' })
    await flush()
    expect(cache.peek('k', async () => fetchResult('elm'), LIFETIME)).toEqual({ value: 'ash', state: 'hit' })
  })

  it('does not retry a failed fetch for a while', async () => {
    const { cache, pass } = createCache()
    await cache.read('k', async () => fetchResult('oak'), LIFETIME)
    pass(3600)
    const fetch = vi.fn(async () => Promise.reject(new Error('down')))
    expect(cache.peek('k', fetch, LIFETIME)).toMatchObject({ value: 'oak' })
    await flush()
    expect(cache.peek('k', fetch, LIFETIME)).toMatchObject({ value: 'oak' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
