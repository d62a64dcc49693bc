import { LRUCache } from 'lru-cache'
import { TagIndex } from './tags.ts'

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

/** Times are in milliseconds since the epoch. */
export interface Entry<V> {
  readonly value: V
  readonly tags: readonly string[]
  readonly bytes: number
  createdAt: number
  freshUntil: number
  staleWhileRevalidateUntil: number
  staleIfErrorUntil: number
  /** The earliest time of a retry after a failed fetch. */
  retryAt: number
  /** Invalidated and not refetched yet. */
  isInvalidated: boolean
}

/** Whether an invalidated entry with these tags may be returned while it is refetched. */
export type MayBeStale = (tags: readonly string[]) => boolean

interface EntriesSettings {
  readonly maxBytes: number
  readonly now: () => number
  /** From 0 to 1. */
  readonly random: () => number
}

const BRIEF_SECONDS = 20
/** The additional tag of all brief entries. The platform has no such tag. */
const BRIEF_TAG = ' brief'
const RETRY_MS = 2000
const JITTER = 0.1

/** The entries of a cache, found by key or tag. Evicts the least recently used ones above the size limit. */
export class Entries<V> {
  readonly #settings: EntriesSettings
  readonly #byKey: LRUCache<string, Entry<V>>
  readonly #byTag = new TagIndex()

  constructor(settings: EntriesSettings) {
    this.#settings = settings
    this.#byKey = new LRUCache({
      maxSize: Math.max(1, settings.maxBytes),
      sizeCalculation: (entry, key) => entry.bytes + key.length + 1,
      dispose: (entry, key) => this.#byTag.remove(key, entry.tags),
    })
  }

  get bytes(): number {
    return this.#byKey.calculatedSize
  }

  get(key: string): Entry<V> | undefined {
    const entry = this.#byKey.get(key)
    if (entry) limitToLifetime(entry, this.#settings.now())
    return entry
  }

  set(key: string, fetched: CacheableValue<V>, lifetime: Lifetime): void {
    const entry = createEntry(fetched, lifetime, this.#settings)
    this.#byKey.set(key, entry)
    if (this.#byKey.has(key)) this.#byTag.add(key, entry.tags)
  }

  /** Keeps the stale value for a while after a failed fetch. */
  postponeRetry(key: string): void {
    const entry = this.#byKey.peek(key)
    if (entry) Object.assign(entry, { retryAt: this.#settings.now() + RETRY_MS, isInvalidated: false })
  }

  /**
   * @param tags '*' means all entries
   * @param mayBeStale entries that may still be returned while they are refetched; brief entries never are
   * @returns the number of affected entries
   */
  invalidate(tags: readonly string[], mayBeStale: MayBeStale = () => false): number {
    const keys = this.findKeys(tags)
    for (const key of keys) this.expire(key, mayBeStale)
    return keys.size
  }

  expire(key: string, mayBeStale: MayBeStale): void {
    const entry = this.#byKey.peek(key)
    if (!entry) return
    Object.assign(entry, { freshUntil: 0, retryAt: 0, isInvalidated: true })
    if (entry.tags.includes(BRIEF_TAG) || !mayBeStale(entry.tags)) entry.staleWhileRevalidateUntil = 0
  }

  /** The keys of the entries that an invalidation of these tags affects. */
  findKeys(tags: readonly string[]): ReadonlySet<string> {
    return tags.includes('*') ? new Set(this.#byKey.keys()) : this.#byTag.findKeys([...tags, BRIEF_TAG])
  }

  clear(): void {
    this.#byKey.clear()
  }
}

/**
 * An entry with a later time counts as created now, so that it does not outlive its lifetime after the clock was set back.
 * @source RUN-38
 */
function limitToLifetime<V>(entry: Entry<V>, now: number): void {
  const ahead = entry.createdAt - now
  if (ahead <= 0) return
  entry.createdAt = now
  entry.freshUntil -= ahead
  entry.staleWhileRevalidateUntil -= ahead
  entry.staleIfErrorUntil -= ahead
  entry.retryAt = 0
}

function createEntry<V>(
  { value, tags, bytes, retention, ageMs = 0 }: CacheableValue<V>,
  { freshSeconds, staleWhileRevalidateSeconds = freshSeconds * 10, staleIfErrorSeconds = Number.POSITIVE_INFINITY }: Lifetime,
  { now, random }: EntriesSettings,
): Entry<V> {
  const createdAt = now() - ageMs
  const isBrief = retention === 'brief'
  const freshMs = (isBrief ? Math.min(BRIEF_SECONDS, freshSeconds) : freshSeconds) * 1000
  // Varied, so that entries fetched together do not expire together.
  const freshUntil = createdAt + freshMs * (1 - JITTER + 2 * JITTER * random())
  const staleUntil = (seconds: number) => (isBrief ? freshUntil : Math.max(freshUntil, createdAt + seconds * 1000))
  return {
    value,
    bytes,
    createdAt,
    freshUntil,
    tags: isBrief ? [...tags, BRIEF_TAG] : tags,
    staleWhileRevalidateUntil: staleUntil(staleWhileRevalidateSeconds),
    staleIfErrorUntil: staleUntil(staleIfErrorSeconds),
    retryAt: 0,
    isInvalidated: false,
  }
}
