import type { InMemoryCache } from '@apollo/client/cache'
import type { Ledger } from './ledger.ts'
import { forget } from './prune.ts'

/** Maximum bytes of answers stored on a device. @source CACHE-4 */
export const MOST_BYTES = 4_000_000

/** Share of the answers evicted at a time when storage is full. */
const SHARE = 1 / 4

/** If a text contains any of these characters, browsers store two bytes for each of its characters. */
const BEYOND_LATIN_1 = /[^\0-\xff]/

/** Bytes a browser needs to store a text. */
export const keptBytes = (text: string): number => text.length * (BEYOND_LATIN_1.test(text) ? 2 : 1)

/** Evicts a share of the answers, least recently used first. */
export const forgetShare = (cache: InMemoryCache, ledger: Ledger) =>
  forget(cache, ledger, ledger.surplus(Math.floor(ledger.size * (1 - SHARE))))

/**
 * The text to write for a cache: all of it if it fits, otherwise what is left after evicting the least recently used answers. An answer
 * too large to fit on its own is not stored.
 * @param text the cache as JSON
 */
export function fitting(text: string, cache: InMemoryCache, ledger: Ledger): string {
  const surplus = ledger.surplus()
  forget(cache, ledger, surplus)
  let kept = surplus.length > 0 ? JSON.stringify(cache.extract()) : text
  while (keptBytes(kept) > MOST_BYTES && ledger.size > 0) {
    forgetShare(cache, ledger)
    kept = JSON.stringify(cache.extract())
  }
  return kept
}
