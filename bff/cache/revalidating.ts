import { type CacheableValue, Entries, type Entry, type Lifetime, type MayBeStale } from './entries.ts'
import type { Log } from './log.ts'
import { raceAbort } from './race-abort.ts'
import { isReported } from './reported.ts'

/**
 * `hit`: fresh. `stale`: returned while a fresh value is fetched, or because the fetch failed. `coalesced`: fetched for another
 * concurrent caller.
 */
export type CacheState = 'hit' | 'miss' | 'stale' | 'coalesced'

/** The signal is read only on a miss, because creating an AbortSignal is not free. */
export interface CacheReadOptions {
  readonly signal?: AbortSignal | undefined
}

/**
 * Fetches the value of a key from its source.
 * @param why the cache has no value, or a stale one
 * @param isAwaited whether a reader waits for it; otherwise all readers got the stale value
 */
export type Fetch<V> = (why: 'miss' | 'stale', isAwaited: boolean) => Promise<CacheableValue<V>>

export interface CacheResult<V> {
  readonly value: V
  readonly state: CacheState
  /** Set for a stale value: whole seconds since it was created, on any replica. */
  readonly ageSeconds?: number
  /** Set for a stale value that was invalidated, so that no downstream cache keeps it. */
  readonly isInvalidated?: boolean
}

export interface CacheSettings {
  readonly maxBytes: number
  readonly log: Log
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** From 0 to 1. Varies lifetimes, so that entries fetched together do not expire together. */
  readonly random?: () => number
}

/**
 * A cache with a size limit in bytes. It fetches each value once for concurrent callers (coalescing). It returns a stale value
 * while it fetches a fresh one (stale-while-revalidate) or if that fails (stale-if-error). Failures are never cached.
 */
export function createRevalidatingCache<V>({ maxBytes, log, now = Date.now, random = Math.random }: CacheSettings) {
  const entries = new Entries<V>({ maxBytes, now, random })
  const fetches = createFetches(entries, log)
  return {
    /** @throws the error of `fetch` if there is no stale value; the signal's reason if the caller aborts */
    async read(key: string, fetch: Fetch<V>, lifetime: Lifetime, options?: CacheReadOptions): Promise<CacheResult<V>> {
      const at = now()
      const entry = entries.get(key)
      if (entry && at < entry.freshUntil) return { value: entry.value, state: 'hit' }
      const stale = entry && at < entry.staleIfErrorUntil ? entry : undefined
      const running = fetches.get(key)
      if (stale && at < stale.retryAt) return toStaleResult(stale, at)
      if (stale && at < stale.staleWhileRevalidateUntil) {
        if (!running) fetches.start(key, (why) => fetch(why, false), lifetime, 'stale')
        return toStaleResult(stale, at)
      }
      const signal = options?.signal
      signal?.throwIfAborted()
      const fallback = stale && (() => toStaleResult(stale, now()))
      if (running) return waitFor(running, 'coalesced', fallback, signal)
      const fetching = fetches.start(key, (why) => fetch(why, true), lifetime, stale ? 'stale' : 'miss')
      return waitFor(fetching, 'miss', fallback, signal)
    },

    /**
     * The cached value, fresh or stale-if-error, otherwise null. A stale value is revalidated in the background. An invalidated
     * value is returned only after its refetch has failed. Never waits.
     */
    peek(key: string, fetch: Fetch<V>, lifetime: Lifetime): CacheResult<V> | null {
      const at = now()
      const entry = entries.get(key)
      if (entry && at < entry.freshUntil) return { value: entry.value, state: 'hit' }
      const stale = entry && at < entry.staleIfErrorUntil && !entry.isInvalidated ? entry : undefined
      if (!fetches.get(key) && !(stale && at < stale.retryAt))
        fetches.start(key, (why) => fetch(why, false), lifetime, stale ? 'stale' : 'miss')
      return stale ? toStaleResult(stale, at) : null
    },

    /**
     * Makes the next reader wait for fresh values; stale ones are returned only if the fetch fails. Always affects brief values
     * too, because a missing value may exist now.
     * @param tags '*' means all entries
     * @param mayBeStale the values, by their tags, that readers still get while a fresh one is fetched
     * @returns the number of affected entries
     */
    invalidate(tags: readonly string[], mayBeStale?: MayBeStale) {
      fetches.clear()
      return entries.invalidate(tags, mayBeStale)
    },

    /** Invalidates one entry. Unlike `invalidate` it leaves running fetches alone. */
    expire: (key: string, mayBeStale: MayBeStale) => entries.expire(key, mayBeStale),
    /** The keys of the entries that `invalidate` would affect. */
    findKeys: (tags: readonly string[]) => entries.findKeys(tags),

    clear() {
      fetches.clear()
      entries.clear()
    },

    bytes: () => entries.bytes,
  }
}

type FetchFor<V> = (why: 'miss' | 'stale') => Promise<CacheableValue<V>>

/** The running fetches, one per key. Their results are cached. */
function createFetches<V>(entries: Entries<V>, log: Log) {
  const running = new Map<string, Promise<CacheableValue<V>>>()

  function start(key: string, fetch: FetchFor<V>, lifetime: Lifetime, why: 'miss' | 'stale'): Promise<CacheableValue<V>> {
    const isRunning = () => running.get(key) === promise
    const run = async () => {
      try {
        const fetched = await fetch(why)
        if (fetched.retention !== 'no-store' && isRunning()) {
          if (fetched.retention === 'error') entries.postponeRetry(key)
          else entries.set(key, fetched, lifetime)
        }
        return fetched
      } catch (error) {
        if (isRunning()) entries.postponeRetry(key)
        // Without a stale value the readers get the error; with one, only the log reports it.
        log[why === 'stale' && !isReported(error) ? 'warn' : 'debug']({ key, err: error }, 'cache refresh failed')
        throw error
      } finally {
        if (isRunning()) running.delete(key)
      }
    }
    const promise = Promise.resolve().then(run)
    running.set(key, promise)
    promise.catch(() => null) // a failure without a waiting caller is not an unhandled rejection
    return promise
  }

  return {
    get: (key: string) => running.get(key),
    start,
    /** Running fetches still answer their callers, but their outdated results are not cached. */
    clear: () => running.clear(),
  }
}

const toStaleResult = <V>({ value, createdAt, isInvalidated }: Entry<V>, now: number): CacheResult<V> => ({
  value,
  state: 'stale',
  ...(isInvalidated && { isInvalidated }),
  ageSeconds: Math.max(0, Math.floor((now - createdAt) / 1000)),
})

/** @param fallback the stale value, if there is one */
async function waitFor<V>(
  fetching: Promise<CacheableValue<V>>,
  state: CacheState,
  fallback: (() => CacheResult<V>) | undefined,
  signal: AbortSignal | undefined,
): Promise<CacheResult<V>> {
  try {
    const fetched = await raceAbort(fetching, signal)
    if (fetched.retention !== 'error' || !fallback) return { value: fetched.value, state }
  } catch (error) {
    if (!fallback || signal?.aborted) throw error
  }
  return fallback()
}
