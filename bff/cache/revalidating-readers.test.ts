import { describe, expect, it, vi } from 'vitest'
import { cacheAt, deferredFetch, fetched, LIFETIME, settled } from './revalidating.test-kit.ts'

describe('a reader that leaves', () => {
  it('is not asked for a signal when the value is at hand', async () => {
    const { cache } = cacheAt()
    const caller = {
      get signal(): AbortSignal {
        throw new Error('nobody has to wait')
      },
    }
    await cache.read('k', async () => fetched('oak'), LIFETIME)
    expect(await cache.read('k', async () => fetched('ash'), LIFETIME, caller)).toEqual({ value: 'oak', state: 'hit' })
  })

  it('has nothing fetched for it when it left before', async () => {
    const { cache } = cacheAt()
    const fetch = vi.fn(async () => fetched('oak'))
    await expect(cache.read('k', fetch, LIFETIME, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('does not take the value from the others', async () => {
    const { cache } = cacheAt()
    const { fetch, pending } = deferredFetch()
    const caller = new AbortController()
    const leaving = cache.read('k', fetch, LIFETIME, caller).catch((error: Error) => error.name)
    const staying = cache.read('k', fetch, LIFETIME)
    await settled()
    caller.abort()
    expect(await leaving).toBe('AbortError')
    pending[0]?.resolve(fetched('oak'))
    expect(await staying).toEqual({ value: 'oak', state: 'coalesced' })
  })

  it('leaves the value behind for the next', async () => {
    const { cache } = cacheAt()
    const { fetch, pending } = deferredFetch()
    const caller = new AbortController()
    const leaving = cache.read('k', fetch, LIFETIME, caller).catch(() => null)
    await settled()
    caller.abort()
    await leaving
    pending[0]?.resolve(fetched('oak'))
    await settled()
    expect(await cache.read('k', fetch, LIFETIME)).toEqual({ value: 'oak', state: 'hit' })
  })

  it('may fail unheard', async () => {
    const { cache } = cacheAt()
    const { fetch, pending } = deferredFetch()
    const caller = new AbortController()
    const leaving = cache.read('k', fetch, LIFETIME, caller).catch(() => null)
    await settled()
    caller.abort()
    await leaving
    pending[0]?.reject(new Error('down'))
    await settled()
    expect(await cache.read('k', async () => fetched('oak'), LIFETIME)).toMatchObject({ state: 'miss' })
  })
})

describe('a peek into the cache', () => {
  it('is null at first, and what was fetched behind later', async () => {
    const { cache } = cacheAt()
    const { fetch, pending } = deferredFetch()
    expect(cache.peek('k', fetch, LIFETIME)).toBeNull()
    expect(cache.peek('k', fetch, LIFETIME)).toBeNull()
    await settled()
    expect(fetch).toHaveBeenCalledTimes(1)
    pending[0]?.resolve(fetched('oak'))
    await settled()
    expect(cache.peek('k', fetch, LIFETIME)).toEqual({ value: 'oak', state: 'hit' })
  })

  it('is the stale value as long as that may be given, while a fresh one is fetched', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => fetched('oak'), LIFETIME)
    pass(3600)
    expect(cache.peek('k', async () => fetched('ash'), LIFETIME)).toMatchObject({ value: 'oak', state: 'stale' })
    await settled()
    expect(cache.peek('k', async () => fetched('elm'), LIFETIME)).toEqual({ value: 'ash', state: 'hit' })
  })

  it('leaves what failed alone for a while', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => fetched('oak'), LIFETIME)
    pass(3600)
    const fetch = vi.fn(async () => Promise.reject(new Error('down')))
    expect(cache.peek('k', fetch, LIFETIME)).toMatchObject({ value: 'oak' })
    await settled()
    expect(cache.peek('k', fetch, LIFETIME)).toMatchObject({ value: 'oak' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})
