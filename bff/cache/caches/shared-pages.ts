import { setImmediate, setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import type { SharedInvalidations } from '../invalidation/shared-invalidations.ts'
import type { Log } from '../log.ts'
import { sharedKey } from '../valkey/keys.ts'
import type { SharedStore } from '../valkey/shared-store.ts'
import { type CachedPage, decodePage, encodePage } from './stored-page.ts'

/** Rendered pages shared by replicas, used on a miss in the page cache. */
export interface SharedPages {
  /**
   * A shared page that is fresh and not invalidated since it was rendered; null if there is none or the store does not answer in
   * time.
   * @param key of the page cache
   */
  read(key: string): Promise<CachedPage | null>
  /** The invalidation number to pass to `write`, taken when rendering begins; null if the page could not be shared. */
  moment(): number | null
  /** Shares a page with other replicas. Does not wait for the store. */
  write(key: string, page: CachedPage, moment: number | null): void
}

export interface SharedPagesOptions {
  readonly store: SharedStore
  readonly invalidations: Pick<SharedInvalidations, 'moment' | 'isPageUntouched'>
  /** The version of build and configuration. Pages of other versions are not used. */
  readonly version: string
  readonly freshSeconds: number
  /** The store's timeout. A page is waited for a tenth of it. */
  readonly timeoutMs: number
  readonly log: Log
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

/** Share of the fresh time. The page cache refreshes after nine tenths at the earliest, and must not find its own page then. */
const SHARED_FOR = 0.9
const LONGEST_MS = 300_000
/** Share of the store's timeout: a page that is not shared in time can be rendered. */
const LOOKUP_SHARE = 0.1
const LATE = Symbol('late')
const MOST_LATE = 3
/** How long the store is not used after `MOST_LATE` consecutive timeouts. */
const PAUSE_MS = 10_000
/** The minimum time between equal log messages. */
const QUIET_MS = 10 * 60_000
const MOST_CHARACTERS = 2 * 1024 * 1024

/** @source CACHE-14; decision 0026 */
export function createSharedPages(options: SharedPagesOptions): SharedPages {
  const { store, invalidations, version, freshSeconds, timeoutMs, log, now = Date.now } = options
  const lifetimeMs = Math.floor(Math.min(freshSeconds * 1000 * SHARED_FOR, LONGEST_MS))
  const lookups = createLookups(store, timeoutMs * LOOKUP_SHARE, log, now)
  let loggedAt = Number.NEGATIVE_INFINITY
  const sharedName = (key: string) => sharedKey('pages', [version, key])

  return {
    moment: invalidations.moment,

    async read(key) {
      if (lifetimeMs === 0 || lookups.arePaused() || invalidations.moment() === null) return null
      const text = await lookups.get(sharedName(key))
      if (text === null) return null
      const page = await decodePage(text)
      if (!page) {
        if (now() - loggedAt >= QUIET_MS) log.warn({}, 'unreadable page in shared store')
        loggedAt = now()
        return null
      }
      const isFresh = now() - page.renderedAt < lifetimeMs
      const { moment, ...cached } = page
      return isFresh && invalidations.moment() !== null && invalidations.isPageUntouched(moment, page.tags) ? cached : null
    },

    write(key, page, moment) {
      if (lifetimeMs === 0 || moment === null || invalidations.moment() === null) return
      const text = encodePage({ ...page, moment })
      if (text.length > MOST_CHARACTERS) return
      void store.ask(z.literal('OK'), (client) => client.set(sharedName(key), text, 'PX', lifetimeMs))
    },
  }
}

/** Looks up values in the store, for a limited time each. Pauses after consecutive timeouts. */
function createLookups(store: SharedStore, patienceMs: number, log: Log, now: () => number) {
  let pausedUntil = 0
  let lateInARow = 0

  async function get(key: string): Promise<string | null> {
    const asked = store.ask(z.string().nullable(), (client) => client.get(key))
    const stop = new AbortController()
    const found = await Promise.race([asked, resolveLate(patienceMs, stop.signal)])
    stop.abort()
    if (found !== LATE) {
      lateInARow = 0
      return found ?? null
    }
    lateInARow += 1
    if (lateInARow >= MOST_LATE) {
      lateInARow = 0
      pausedUntil = now() + PAUSE_MS
      log.warn({ patienceMs, pauseMs: PAUSE_MS }, 'shared pages timed out; pausing lookups')
    }
    return null
  }

  return { get, arePaused: () => now() < pausedUntil }
}

async function resolveLate(patienceMs: number, signal: AbortSignal): Promise<typeof LATE | null> {
  try {
    await setTimeout(patienceMs, undefined, { signal })
  } catch {
    return null // no caller waits any more
  }
  // If this process was busy, the answer may have arrived already and only needs to be processed.
  await setImmediate()
  return LATE
}
