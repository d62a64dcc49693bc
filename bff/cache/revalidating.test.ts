import { describe, expect, it, vi } from 'vitest'
import { type CacheableValue, createRevalidatingCache, type Lifetime } from './revalidating.ts'

const SECOND = 1000
const LIFETIME: Lifetime = { freshSeconds: 60, staleWhileRevalidateSeconds: 600, staleIfErrorSeconds: 86_400 }

const made = (value: string, more: Partial<CacheableValue<string>> = {}): CacheableValue<string> => ({
  value,
  tags: [],
  bytes: 10,
  retention: 'normal',
  ...more,
})

/** A cache with a clock of its own and no jitter. */
function cacheAt(start = 1_000_000, { maxBytes = 10_000, random = (): number => 0.5 } = {}) {
  let time = start
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const cache = createRevalidatingCache<string>({ maxBytes, log, now: () => time, random })
  return {
    cache,
    log,
    pass: (seconds: number) => {
      time += seconds * SECOND
    },
  }
}

/** A maker whose results the test hands out one by one. */
function deferredMaker() {
  const pending: { resolve: (made: CacheableValue<string>) => void; reject: (error: Error) => void }[] = []
  const make = vi.fn(() => new Promise<CacheableValue<string>>((resolve, reject) => void pending.push({ resolve, reject })))
  return { make, pending }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('cache that revalidates', () => {
  it('makes a value once and then has it', async () => {
    const { cache } = cacheAt()
    const make = vi.fn(async () => made('oak'))
    expect(await cache.read('k', make, LIFETIME)).toEqual({ value: 'oak', state: 'miss' })
    expect(await cache.read('k', make, LIFETIME)).toEqual({ value: 'oak', state: 'hit' })
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('makes one value for 1,000 readers of a cold key', async () => {
    const { cache } = cacheAt()
    const { make, pending } = deferredMaker()
    const reads = Array.from({ length: 1000 }, () => cache.read('k', make, LIFETIME))
    await settled()
    expect(pending).toHaveLength(1)
    pending[0]?.resolve(made('oak'))
    const states = (await Promise.all(reads)).map(({ state }) => state)
    expect(states.filter((state) => state === 'miss')).toHaveLength(1)
    expect(states.filter((state) => state === 'coalesced')).toHaveLength(999)
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('answers with the old value at once while one refresh is under way', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => made('old'), LIFETIME)
    pass(61)
    const { make, pending } = deferredMaker()
    for (let i = 0; i < 10; i++) expect(await cache.read('k', make, LIFETIME)).toEqual({ value: 'old', state: 'stale' })
    expect(make).toHaveBeenCalledTimes(1)
    expect(make).toHaveBeenCalledWith('stale')
    pending[0]?.resolve(made('new'))
    await vi.waitFor(async () => expect(await cache.read('k', make, LIFETIME)).toEqual({ value: 'new', state: 'hit' }))
  })

  it('waits for a new value when the old one is far from fresh', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => made('old'), LIFETIME)
    pass(601)
    expect(await cache.read('k', async () => made('new'), LIFETIME)).toEqual({ value: 'new', state: 'miss' })
  })

  it.each([
    ['a little old', 61],
    ['hours old', 80_000],
  ])('keeps answering with a value that is %s when no new one can be made', async (_, seconds) => {
    const { cache, log, pass } = cacheAt()
    await cache.read('k', async () => made('old'), LIFETIME)
    pass(seconds)
    const fail = vi.fn(async () => Promise.reject(new Error('down')))
    expect(await cache.read('k', fail, LIFETIME)).toEqual({ value: 'old', state: 'stale' })
    await settled()
    expect(await cache.read('k', fail, LIFETIME)).toEqual({ value: 'old', state: 'stale' })
    expect(log.warn).toHaveBeenCalledTimes(1)
  })

  it('gives a maker that failed a pause', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => made('old'), LIFETIME)
    pass(700)
    const fail = vi.fn(async () => Promise.reject(new Error('down')))
    await cache.read('k', fail, LIFETIME)
    await cache.read('k', fail, LIFETIME)
    expect(fail).toHaveBeenCalledTimes(1)
    pass(3)
    await cache.read('k', fail, LIFETIME)
    expect(fail).toHaveBeenCalledTimes(2)
  })

  it('does not answer with a value older than a day', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => made('old'), LIFETIME)
    pass(86_401)
    await expect(cache.read('k', async () => Promise.reject(new Error('down')), LIFETIME)).rejects.toThrow('down')
  })

  it('never keeps a failure', async () => {
    const { cache } = cacheAt()
    await expect(cache.read('k', async () => Promise.reject(new Error('down')), LIFETIME)).rejects.toThrow('down')
    expect(await cache.read('k', async () => made('oak'), LIFETIME)).toEqual({ value: 'oak', state: 'miss' })
  })

  it('fails all who wait for the same value, with one attempt', async () => {
    const { cache } = cacheAt()
    const { make, pending } = deferredMaker()
    const reads = Array.from({ length: 10 }, () => cache.read('k', make, LIFETIME).catch((error: Error) => error.message))
    await settled()
    pending[0]?.reject(new Error('down'))
    expect(new Set(await Promise.all(reads))).toEqual(new Set(['down']))
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('asks again soon for what was not found', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => made('nothing', { retention: 'brief' }), LIFETIME)
    expect(await cache.read('k', async () => made('page'), LIFETIME)).toMatchObject({ value: 'nothing', state: 'hit' })
    pass(31)
    expect(await cache.read('k', async () => made('page'), LIFETIME)).toEqual({ value: 'page', state: 'miss' })
  })

  it('hands out a failure that has a shape, and keeps the last good value instead of it', async () => {
    const { cache, pass } = cacheAt()
    const failure = async () => made('503', { retention: 'error' })
    expect(await cache.read('k', failure, LIFETIME)).toEqual({ value: '503', state: 'miss' })
    await cache.read('k', async () => made('good'), LIFETIME)
    pass(700)
    expect(await cache.read('k', failure, LIFETIME)).toEqual({ value: 'good', state: 'stale' })
  })

  it('spreads the ends of fresh times by a tenth', async () => {
    for (const [random, stillFresh] of [
      [0, false],
      [1, true],
    ] as const) {
      const { cache, pass } = cacheAt(0, { random: () => random })
      await cache.read('k', async () => made('oak'), LIFETIME)
      pass(60)
      const { state } = await cache.read('k', async () => made('elm'), LIFETIME)
      expect(state === 'hit').toBe(stillFresh)
    }
  })

  it('keeps within its bytes and forgets what was used least', async () => {
    const { cache } = cacheAt(0, { maxBytes: 1000 })
    for (const key of ['a', 'b', 'c', 'd']) await cache.read(key, async () => made(key, { bytes: 300 }), LIFETIME)
    expect(cache.bytes()).toBeLessThanOrEqual(1000)
    expect((await cache.read('d', async () => made('d'), LIFETIME)).state).toBe('hit')
    expect((await cache.read('a', async () => made('a'), LIFETIME)).state).toBe('miss')
  })

  it.each([
    ['larger than the whole cache', 500, 1000],
    ['in a cache of no size', 0, 1],
  ])('hands out a value %s without keeping it', async (_, maxBytes, bytes) => {
    const { cache } = cacheAt(0, { maxBytes })
    for (let i = 0; i < 2; i++) {
      expect(await cache.read('k', async () => made('oak', { bytes }), LIFETIME)).toEqual({ value: 'oak', state: 'miss' })
    }
  })
})

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

describe('invalidation', () => {
  it('by tag makes the next reader wait for a new value', async () => {
    const { cache } = cacheAt()
    await cache.read('a', async () => made('old', { tags: ['P1', 'product'] }), LIFETIME)
    await cache.read('b', async () => made('other', { tags: ['P2', 'product'] }), LIFETIME)
    expect(cache.invalidate(['P1'])).toBe(1)
    expect(await cache.read('a', async () => made('new'), LIFETIME)).toEqual({ value: 'new', state: 'miss' })
    expect(await cache.read('b', async () => made('new'), LIFETIME)).toEqual({ value: 'other', state: 'hit' })
  })

  it('by * reaches everything, tagged or not', async () => {
    const { cache } = cacheAt()
    await cache.read('a', async () => made('old'), LIFETIME)
    expect(cache.invalidate(['*'])).toBe(1)
    expect(await cache.read('a', async () => made('new'), LIFETIME)).toMatchObject({ state: 'miss' })
  })

  it('keeps the old value for when no new one can be made', async () => {
    const { cache } = cacheAt()
    await cache.read('a', async () => made('old', { tags: ['P1'] }), LIFETIME)
    cache.invalidate(['P1'])
    expect(await cache.read('a', async () => Promise.reject(new Error('down')), LIFETIME)).toEqual({
      value: 'old',
      state: 'stale',
    })
  })

  it('keeps out what was asked for before it', async () => {
    const { cache } = cacheAt()
    const { make, pending } = deferredMaker()
    const early = cache.read('a', make, LIFETIME)
    await settled()
    cache.invalidate(['P1'])
    const late = cache.read('a', make, LIFETIME)
    await settled()
    expect(pending).toHaveLength(2)
    pending[1]?.resolve(made('new', { tags: ['P1'] }))
    pending[0]?.resolve(made('old', { tags: ['P1'] }))
    expect((await early).value).toBe('old')
    expect((await late).value).toBe('new')
    expect(await cache.read('a', make, LIFETIME)).toEqual({ value: 'new', state: 'hit' })
  })

  it('follows the tags of the newest value', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('a', async () => made('old', { tags: ['P1'] }), LIFETIME)
    pass(700)
    await cache.read('a', async () => made('new', { tags: ['P2'] }), LIFETIME)
    expect(cache.invalidate(['P1'])).toBe(0)
    expect(cache.invalidate(['P2'])).toBe(1)
  })

  it('forgets everything when cleared', async () => {
    const { cache } = cacheAt()
    await cache.read('a', async () => made('old', { tags: ['P1'] }), LIFETIME)
    cache.clear()
    expect(cache.bytes()).toBe(0)
    expect(cache.invalidate(['P1'])).toBe(0)
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

describe('a value for once', () => {
  it('is given to those who wait, and not kept', async () => {
    const { cache } = cacheAt()
    const make = vi.fn(async () => made('oak', { retention: 'no-store' }))
    expect(await Promise.all([cache.read('k', make, LIFETIME), cache.read('k', make, LIFETIME)])).toMatchObject([
      { value: 'oak' },
      { value: 'oak' },
    ])
    await cache.read('k', make, LIFETIME)
    expect(make).toHaveBeenCalledTimes(2)
  })

  it('is preferred to a value too old to be shown', async () => {
    const { cache, pass } = cacheAt()
    await cache.read('k', async () => made('oak'), LIFETIME)
    pass(3600)
    expect(await cache.read('k', async () => made('ash', { retention: 'no-store' }), LIFETIME)).toMatchObject({ value: 'ash' })
    expect(await cache.read('k', async () => made('elm', { retention: 'no-store' }), LIFETIME)).toMatchObject({ value: 'elm' })
  })
})
