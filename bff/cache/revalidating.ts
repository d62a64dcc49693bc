import { LRUCache } from 'lru-cache'
import { abortable } from './abortable.ts'
import type { Log } from './log.ts'
import { TagIndex } from './tags.ts'

/** `hit`: fresh; `stale`: given while a fresh one is fetched or because that failed; `coalesced`: fetched for another caller at the same time. */
export type CacheState = 'hit' | 'miss' | 'stale' | 'coalesced'

export interface Lifetime {
  readonly freshSeconds: number
  /** Stale-while-revalidate: until then a reader gets the stale value while a fresh one is fetched; 10 times the fresh time by default. */
  readonly staleWhileRevalidateSeconds?: number
  /** Stale-if-error: for so long a stale value is given when fetching a fresh one fails; without end by default. */
  readonly staleIfErrorSeconds?: number
}

/** Who waits for a value. Its signal is only looked at when there is something to wait for: creating one is not free. */
export interface Caller {
  readonly signal?: AbortSignal | undefined
}

/** What a fetch returns: a value, and how long it may stay. */
export interface CacheableValue<V> {
  readonly value: V
  readonly tags: readonly string[]
  readonly bytes: number
  /** How old it is already, in milliseconds, where it was not made just now. */
  readonly ageMs?: number
  /**
   * `brief`: a value that may soon be another (nothing found); `no-store`: for those who wait for it, not cached;
   * `error`: a failure that has a shape, for which a stale value is given.
   */
  readonly retention: 'normal' | 'brief' | 'no-store' | 'error'
}

/**
 * Gets the value of a key from where it comes from.
 * @param why no value is in the cache, or a stale one
 */
export type Fetch<V> = (why: 'miss' | 'stale') => Promise<CacheableValue<V>>

export interface RevalidatingCache<V> {
  /** @throws what `fetch` throws when there is no stale value to give; the signal's reason when the caller leaves */
  read(key: string, fetch: Fetch<V>, lifetime: Lifetime, caller?: Caller): Promise<Read<V>>
  /**
   * The cached value, fresh or stale-if-error, otherwise null. What is not fresh is revalidated behind; one that was invalidated is given only once
   * that has failed. Never waits.
   */
  peek(key: string, fetch: Fetch<V>, lifetime: Lifetime): Read<V> | null
  /**
   * The next reader waits for fresh values; stale ones are given only when fetching fails. What was not found may be there now, so brief values are
   * always among them.
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
  /** Of a stale value: whole seconds since it was made, by whichever replica made it. */
  readonly ageSeconds?: number
}

export interface CacheSettings {
  readonly maxBytes: number
  readonly log: Log
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** From 0 to 1; spreads the ends of fresh times so that entries fetched together do not expire together. */
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
  /** After a failed fetch, when to try again. */
  retryAt: number
  /** It is known to be wrong, and nobody has tried yet whether there is a better one. */
  isInvalidated: boolean
}

const BRIEF_SECONDS = 20
/** Beside the tags of its own, what every brief entry is found by. No platform has such a tag. */
const BRIEF_TAG = ' brief'
const RETRY_MS = 2000
const JITTER = 0.1

/**
 * A cache bounded in bytes that fetches each value once however many ask (coalescing), gives a stale value while it fetches
 * a fresh one (stale-while-revalidate) or when that fails (stale-if-error). Failures are never cached.
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
    // Whoever invalidates takes it off the list of those in flight: what comes of it is then too old to count.
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
        // Without a stale value the readers get the error; with one only the log says so.
        log[why === 'stale' ? 'warn' : 'debug']({ key, err: error }, 'no new value for the cache')
        throw error
      } finally {
        if (isInFlight()) inFlight.delete(key)
      }
    }
    const promise = Promise.resolve().then(run)
    inFlight.set(key, promise)
    promise.catch(() => null) // it may fail when nobody waits for it any more
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
