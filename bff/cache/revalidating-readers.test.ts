import { describe, expect, it, vi } from 'vitest'
import { cacheAt, deferredMaker, LIFETIME, made, settled } from './revalidating.test-kit.ts'

describe('a reader that leaves', () => {
  it('is not asked for a signal when the value is at hand', async () => {
    const { cache } = cacheAt()
    const caller = {
      get signal(): AbortSignal {
        throw new Error('nobody has to wait')
      },
    }
    await cache.read('k', async () => made('oak'), LIFETIME)
    expect(await cache.read('k', async () => made('ash'), LIFETIME, caller)).toEqual({ value: 'oak', state: 'hit' })
  })

  it('has nothing made for it when it left before', async () => {
    const { cache } = cacheAt()
    const make = vi.fn(async () => made('oak'))
    await expect(cache.read('k', make, LIFETIME, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(make).not.toHaveBeenCalled()
  })

  it('does not take the value from the others', async () => {
    const { cache } = cacheAt()
    const { make, pending } = deferredMaker()
    const caller = new AbortController()
    const leaving = cache.read('k', make, LIFETIME, caller).catch((error: Error) => error.name)
    const staying = cache.read('k', make, LIFETIME)
    await settled()
    caller.abort()
    expect(await leaving).toBe('AbortError')
    pending[0]?.resolve(made('oak'))
    expect(await staying).toEqual({ value: 'oak', state: 'coalesced' })
  })

  it('leaves the value behind for the next', async () => {
    const { cache } = cacheAt()
    const { make, pending } = deferredMaker()
    const caller = new AbortController()
    const leaving = cache.read('k', make, LIFETIME, caller).catch(() => null)
    await settled()
    caller.abort()
    await leaving
    pending[0]?.resolve(made('oak'))
    await settled()
    expect(await cache.read('k', make, LIFETIME)).toEqual({ value: 'oak', state: 'hit' })
  })

  it('may fail unheard', async () => {
    const { cache } = cacheAt()
    const { make, pending } = deferredMaker()
    const caller = new AbortController()
    const leaving = cache.read('k', make, LIFETIME, caller).catch(() => null)
    await settled()
    caller.abort()
    await leaving
    pending[0]?.reject(new Error('down'))
    await settled()
    expect(await cache.read('k', async () => made('oak'), LIFETIME)).toMatchObject({ state: 'miss' })
  })
})

describe('a peek into the cache', () => {
  it('finds nothing at first, and what was made behind later', async () => {
    const { cache } = cacheAt()
    const { make, pending } = deferredMaker()
    expect(cache.peek('k', make, LIFETIME)).toBeNull()
    expect(cache.peek('k', make, LIFETIME)).toBeNull()
    await settled()
    expect(make).toHaveBeenCalledTimes(1)
    pending[0]?.resolve(made('oak'))
    await settled()
    expect(cache.peek('k', make, LIFETIME)).toEqual({ value: 'oak', state: 'hit' })
  })

  it('finds the old value as long as it may stand in, while a newer one is made', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => made('oak'), LIFETIME)
    pass(3600)
    expect(cache.peek('k', async () => made('ash'), LIFETIME)).toEqual({ value: 'oak', state: 'stale' })
    await settled()
    expect(cache.peek('k', async () => made('elm'), LIFETIME)).toEqual({ value: 'ash', state: 'hit' })
  })

  it('leaves what failed alone for a while', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => made('oak'), LIFETIME)
    pass(3600)
    const make = vi.fn(async () => Promise.reject(new Error('down')))
    expect(cache.peek('k', make, LIFETIME)).toMatchObject({ value: 'oak' })
    await settled()
    expect(cache.peek('k', make, LIFETIME)).toMatchObject({ value: 'oak' })
    expect(make).toHaveBeenCalledTimes(1)
  })
})
