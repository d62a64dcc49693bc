import { LRUCache } from 'lru-cache'
import { abortable } from './abortable.ts'
import type { Log } from './log.ts'
import { TagIndex } from './tags.ts'

/**
 * `hit`: fresh. `stale`: returned while a fresh value is fetched, or because the fetch failed. `coalesced`: fetched for another
 * concurrent caller.
 */
export type CacheState = 'hit' | 'miss' | 'stale' | 'coalesced'

export interface Lifetime {
  readonly freshSeconds: number
  /**
   * Stale-while-revalidate: until this age a reader gets the stale value while a fresh one is fetched. Defaults to 10 times the
   * fresh time.
   */
  readonly staleWhileRevalidateSeconds?: number
  /** Stale-if-error: until this age a stale value is returned if the fetch fails. Unlimited by default. */
  readonly staleIfErrorSeconds?: number
}

/** The caller of a read. The signal is read only on a miss, because creating an AbortSignal is not free. */
export interface Caller {
  readonly signal?: AbortSignal | undefined
}

/** The result of a fetch: a value and how to cache it. */
export interface CacheableValue<V> {
  readonly value: V
  readonly tags: readonly string[]
  readonly bytes: number
  /** The age of the value in milliseconds; 0 by default. */
  readonly ageMs?: number
  /**
   * `brief`: a value that may change soon (nothing found). `no-store`: for the waiting callers, not cached. `error`: an error in
   * the form of a value; a stale value is returned instead.
   */
  readonly retention: 'normal' | 'brief' | 'no-store' | 'error'
}

/**
 * Fetches the value of a key from its source.
 * @param why the cache has no value, or a stale one
 */
export type Fetch<V> = (why: 'miss' | 'stale') => Promise<CacheableValue<V>>

export interface RevalidatingCache<V> {
  /** @throws the error of `fetch` if there is no stale value; the signal's reason if the caller aborts */
  read(key: string, fetch: Fetch<V>, lifetime: Lifetime, caller?: Caller): Promise<Read<V>>
  /**
   * The cached value, fresh or stale-if-error, otherwise null. A stale value is revalidated in the background. An invalidated
   * value is returned only after its refetch has failed. Never waits.
   */
  peek(key: string, fetch: Fetch<V>, lifetime: Lifetime): Read<V> | null
  /**
   * Makes the next reader wait for fresh values; stale ones are returned only if the fetch fails. Always affects brief values
   * too, because a missing value may exist now.
   * @param tags '*' means all entries
   * @returns the number of affected entries
   */
  invalidate(tags: readonly string[]): number
  clear(): void
  bytes(): number
}

export interface Read<V> {
  readonly value: V
  readonly state: CacheState
  /** Set for a stale value: whole seconds since it was created, on any replica. */
  readonly ageSeconds?: number
}

export interface CacheSettings {
  readonly maxBytes: number
  readonly log: Log
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** From 0 to 1. Varies lifetimes, so that entries fetched together do not expire together. */
  readonly random?: () => number
}

interface Entry<V> {
  readonly value: V
  readonly tags: readonly string[]
  readonly bytes: number
  /** Milliseconds since the epoch. */
  readonly madeAt: number
  freshUntil: number
  staleWhileRevalidateUntil: number
  readonly staleIfErrorUntil: number
  /** The earliest time of a retry after a failed fetch. */
  retryAt: number
  /** Invalidated and not refetched yet. */
  isInvalidated: boolean
}

const BRIEF_SECONDS = 20
/** The additional tag of all brief entries. The platform has no such tag. */
const BRIEF_TAG = ' brief'
const RETRY_MS = 2000
const JITTER = 0.1

/**
 * A cache with a size limit in bytes. It fetches each value once for concurrent callers (coalescing). It returns a stale value
 * while it fetches a fresh one (stale-while-revalidate) or if that fails (stale-if-error). Failures are never cached.
 */
export function createRevalidatingCache<V>({
  maxBytes,
  log,
  now = Date.now,
  random = Math.random,
}: CacheSettings): RevalidatingCache<V> {
  const tagged = new TagIndex()
  const inFlight = new Map<string, Promise<CacheableValue<V>>>()
  const entries = new LRUCache<string, Entry<V>>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (entry, key) => entry.bytes + key.length + 1,
    dispose: (entry, key) => tagged.remove(key, entry.tags),
  })

  function store(key: string, fetched: CacheableValue<V>, lifetime: Lifetime): void {
    const at = now() - (fetched.ageMs ?? 0)
    const brief = fetched.retention === 'brief'
    const fresh = (brief ? Math.min(BRIEF_SECONDS, lifetime.freshSeconds) : lifetime.freshSeconds) * 1000
    const freshUntil = at + fresh * (1 - JITTER + 2 * JITTER * random())
    const tags = brief ? [...fetched.tags, BRIEF_TAG] : fetched.tags
    entries.set(key, {
      value: fetched.value,
      tags,
      bytes: fetched.bytes,
      madeAt: at,
      freshUntil,
      staleWhileRevalidateUntil: brief
        ? freshUntil
        : Math.max(freshUntil, at + (lifetime.staleWhileRevalidateSeconds ?? lifetime.freshSeconds * 10) * 1000),
      staleIfErrorUntil: brief
        ? freshUntil
        : Math.max(freshUntil, at + (lifetime.staleIfErrorSeconds ?? Number.POSITIVE_INFINITY) * 1000),
      retryAt: 0,
      isInvalidated: false,
    })
    if (entries.has(key)) tagged.add(key, tags)
  }

  function postpone(key: string): void {
    const entry = entries.peek(key)
    if (entry) Object.assign(entry, { retryAt: now() + RETRY_MS, isInvalidated: false })
  }

  function startFetch(key: string, fetch: Fetch<V>, lifetime: Lifetime, why: 'miss' | 'stale'): Promise<CacheableValue<V>> {
    // An invalidation removes the fetch from the map: its result is then outdated.
    const isInFlight = () => inFlight.get(key) === promise
    const run = async () => {
      try {
        const fetched = await fetch(why)
        if (fetched.retention !== 'no-store' && isInFlight()) {
          if (fetched.retention === 'error') postpone(key)
          else store(key, fetched, lifetime)
        }
        return fetched
      } catch (error) {
        if (isInFlight()) postpone(key)
        // Without a stale value the readers get the error; with one, only the log reports it.
        log[why === 'stale' ? 'warn' : 'debug']({ key, err: error }, 'cache refresh failed')
        throw error
      } finally {
        if (isInFlight()) inFlight.delete(key)
      }
    }
    const promise = Promise.resolve().then(run)
    inFlight.set(key, promise)
    promise.catch(() => null) // a failure without a waiting caller is not an unhandled rejection
    return promise
  }

  const staleRead = ({ value, madeAt }: Entry<V>): Read<V> => ({
    ...{ value, state: 'stale' },
    ageSeconds: Math.max(0, Math.floor((now() - madeAt) / 1000)),
  })

  async function waitFor(
    promise: Promise<CacheableValue<V>>,
    stale: Entry<V> | undefined,
    state: CacheState,
    signal?: AbortSignal,
  ): Promise<Read<V>> {
    try {
      const fetched = await abortable(promise, signal)
      if (fetched.retention !== 'error' || !stale) return { value: fetched.value, state }
    } catch (error) {
      if (!stale || signal?.aborted) throw error
    }
    return staleRead(stale)
  }

  return {
    async read(key, fetch, lifetime, caller) {
      const at = now()
      const entry = entries.get(key)
      if (entry && at < entry.freshUntil) return { value: entry.value, state: 'hit' }
      const stale = entry && at < entry.staleIfErrorUntil ? entry : undefined
      const shared = inFlight.get(key)
      if (stale && at < stale.retryAt) return staleRead(stale)
      if (stale && at < stale.staleWhileRevalidateUntil) {
        if (!shared) startFetch(key, fetch, lifetime, 'stale')
        return staleRead(stale)
      }
      const signal = caller?.signal
      signal?.throwIfAborted()
      if (shared) return waitFor(shared, stale, 'coalesced', signal)
      return waitFor(startFetch(key, fetch, lifetime, stale ? 'stale' : 'miss'), stale, 'miss', signal)
    },

    peek(key, fetch, lifetime) {
      const at = now()
      const entry = entries.get(key)
      if (entry && at < entry.freshUntil) return { value: entry.value, state: 'hit' }
      const stale = entry && at < entry.staleIfErrorUntil && !entry.isInvalidated ? entry : undefined
      if (!inFlight.has(key) && !(stale && at < stale.retryAt)) startFetch(key, fetch, lifetime, stale ? 'stale' : 'miss')
      return stale ? staleRead(stale) : null
    },

    invalidate(tags) {
      inFlight.clear()
      const keys = tags.includes('*') ? new Set(entries.keys()) : tagged.keysOf([...tags, BRIEF_TAG])
      for (const key of keys) {
        const entry = entries.peek(key)
        if (entry) Object.assign(entry, { freshUntil: 0, staleWhileRevalidateUntil: 0, retryAt: 0, isInvalidated: true })
      }
      return keys.size
    },

    clear() {
      inFlight.clear()
      entries.clear()
    },

    bytes: () => entries.calculatedSize,
  }
}
