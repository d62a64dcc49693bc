import { LRUCache } from 'lru-cache'
import { TIMING } from '#schema/rules/constants.ts'
import { abortable } from './abortable.ts'
import type { Log } from './log.ts'
import { TagIndex } from './tags.ts'

/** `hit` fresh, `stale` given while a newer one is made or because none could be, `coalesced` made for another caller at the same time. */
export type CacheState = 'hit' | 'miss' | 'stale' | 'coalesced'

export interface Lifetime {
  readonly freshSeconds: number
  /** Stale-while-revalidate: until then a reader gets the stale value while a new one is made; 10 times the fresh time by default. */
  readonly staleWhileRevalidateSeconds?: number
  /** Stale-if-error: for so long a stale value is given when no new one can be made. */
  readonly staleIfErrorSeconds?: number
}

/** Who waits for a value. Its signal is only looked at when there is something to wait for: making one is not free. */
export interface Caller {
  readonly signal?: AbortSignal | undefined
}

/** What `make` gives: a value, and how long it may stay. */
export interface CacheableValue<V> {
  readonly value: V
  readonly tags: readonly string[]
  readonly bytes: number
  /**
   * `brief`: a value that may soon be another (nothing found); `no-store`: for those who wait for it, not cached;
   * `error`: a failure that has a shape, for which a stale value is given.
   */
  readonly retention: 'normal' | 'brief' | 'no-store' | 'error'
}

export interface RevalidatingCache<V> {
  /** @throws what `make` throws when there is no stale value to give; the signal's reason when the caller leaves */
  read(
    key: string,
    make: (why: 'miss' | 'stale') => Promise<CacheableValue<V>>,
    lifetime: Lifetime,
    caller?: Caller,
  ): Promise<Read<V>>
  /** The cached value, fresh or stale-if-error, otherwise null. What is not fresh is made anew behind. Never waits. */
  peek(key: string, make: (why: 'miss' | 'stale') => Promise<CacheableValue<V>>, lifetime: Lifetime): Read<V> | null
  /**
   * The next reader waits for new values; stale ones are given only when that fails.
   * @param tags '*' means everything
   * @returns how many entries it touched
   */
  invalidate(tags: readonly string[]): number
  clear(): void
  bytes(): number
}

export interface Read<V> {
  readonly value: V
  readonly state: CacheState
}

export interface CacheSettings {
  readonly maxBytes: number
  readonly log: Log
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** From 0 to 1; spreads the ends of fresh times so that entries made together do not expire together. */
  readonly random?: () => number
}

interface Entry<V> {
  readonly value: V
  readonly tags: readonly string[]
  readonly bytes: number
  freshUntil: number
  staleWhileRevalidateUntil: number
  readonly staleIfErrorUntil: number
  /** After a failed refresh, when to try again. */
  retryAt: number
}

interface Flight<V> {
  readonly value: Promise<CacheableValue<V>>
}

const BRIEF_SECONDS = 20
const RETRY_MS = 2000
const JITTER = 0.1

/**
 * A cache bounded in bytes that makes each value once however many ask, answers with an old value while it makes
 * a new one, and gives a stale one when no new one can be made. Failures are never cached.
 */
export function createRevalidatingCache<V>({
  maxBytes,
  log,
  now = Date.now,
  random = Math.random,
}: CacheSettings): RevalidatingCache<V> {
  const tagged = new TagIndex()
  const flights = new Map<string, Flight<V>>()
  const entries = new LRUCache<string, Entry<V>>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (entry, key) => entry.bytes + key.length + 1,
    dispose: (entry, key) => tagged.remove(key, entry.tags),
  })

  function store(key: string, made: CacheableValue<V>, lifetime: Lifetime): void {
    const at = now()
    const brief = made.retention === 'brief'
    const fresh = (brief ? Math.min(BRIEF_SECONDS, lifetime.freshSeconds) : lifetime.freshSeconds) * 1000
    const freshUntil = at + fresh * (1 - JITTER + 2 * JITTER * random())
    entries.set(key, {
      value: made.value,
      tags: made.tags,
      bytes: made.bytes,
      freshUntil,
      staleWhileRevalidateUntil: brief
        ? freshUntil
        : Math.max(freshUntil, at + (lifetime.staleWhileRevalidateSeconds ?? lifetime.freshSeconds * 10) * 1000),
      staleIfErrorUntil: brief
        ? freshUntil
        : Math.max(freshUntil, at + (lifetime.staleIfErrorSeconds ?? TIMING.outputCacheTtlSeconds) * 1000),
      retryAt: 0,
    })
    if (entries.has(key)) tagged.add(key, made.tags)
  }

  function postpone(key: string): void {
    const entry = entries.peek(key)
    if (entry) entry.retryAt = now() + RETRY_MS
  }

  function launch(
    key: string,
    make: (why: 'miss' | 'stale') => Promise<CacheableValue<V>>,
    lifetime: Lifetime,
    why: 'miss' | 'stale',
  ) {
    // Whoever invalidates takes it off the list of those in flight: its value is then too old to be cached.
    const current = () => flights.get(key) === flight
    const run = async () => {
      try {
        const made = await make(why)
        if (made.retention === 'error') postpone(key)
        else if (made.retention !== 'no-store' && current()) store(key, made, lifetime)
        return made
      } catch (error) {
        postpone(key)
        // Without a stale value the readers get the error; with one only the log says so.
        log[why === 'stale' ? 'warn' : 'debug']({ key, err: error }, 'no new value for the cache')
        throw error
      } finally {
        if (current()) flights.delete(key)
      }
    }
    const flight: Flight<V> = { value: Promise.resolve().then(run) }
    flights.set(key, flight)
    flight.value.catch(() => null) // a flight may fail when nobody waits for it any more
    return flight
  }

  async function wait(flight: Flight<V>, old: Entry<V> | undefined, state: CacheState, signal?: AbortSignal): Promise<Read<V>> {
    try {
      const made = await abortable(flight.value, signal)
      if (made.retention !== 'error' || !old) return { value: made.value, state }
    } catch (error) {
      if (!old || signal?.aborted) throw error
    }
    return { value: old.value, state: 'stale' }
  }

  return {
    async read(key, make, lifetime, caller) {
      const at = now()
      const found = entries.get(key)
      if (found && at < found.freshUntil) return { value: found.value, state: 'hit' }
      const old = found && at < found.staleIfErrorUntil ? found : undefined
      const running = flights.get(key)
      if (old && at < old.retryAt) return { value: old.value, state: 'stale' }
      if (old && at < old.staleWhileRevalidateUntil) {
        if (!running) launch(key, make, lifetime, 'stale')
        return { value: old.value, state: 'stale' }
      }
      const signal = caller?.signal
      signal?.throwIfAborted()
      return wait(running ?? launch(key, make, lifetime, old ? 'stale' : 'miss'), old, running ? 'coalesced' : 'miss', signal)
    },

    peek(key, make, lifetime) {
      const at = now()
      const found = entries.get(key)
      if (found && at < found.freshUntil) return { value: found.value, state: 'hit' }
      const old = found && at < found.staleIfErrorUntil ? found : undefined
      if (!flights.has(key) && !(old && at < old.retryAt)) launch(key, make, lifetime, old ? 'stale' : 'miss')
      return old ? { value: old.value, state: 'stale' } : null
    },

    invalidate(tags) {
      flights.clear()
      const keys = tags.includes('*') ? new Set(entries.keys()) : tagged.keysOf(tags)
      for (const key of keys) {
        const entry = entries.peek(key)
        if (entry) Object.assign(entry, { freshUntil: 0, staleWhileRevalidateUntil: 0, retryAt: 0 })
      }
      return keys.size
    },

    clear() {
      flights.clear()
      entries.clear()
    },

    bytes: () => entries.calculatedSize,
  }
}
