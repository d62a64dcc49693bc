import type { InMemoryCache } from '@apollo/client/cache'
import type { Ledger } from './ledger.ts'
import { forget } from './prune.ts'

/** Most that is kept of answers on a device. @source CACHE-4 */
export const MOST_BYTES = 4_000_000

/** Part of the answers that is given up at a time when there are too many. */
const SHARE = 1 / 4

/** Beyond these a browser writes two bytes for every character of the text, not for that one alone. */
const BEYOND_LATIN_1 = /[^\0-\xff]/

/** Bytes that a browser takes to keep a text. */
export const keptBytes = (text: string): number => text.length * (BEYOND_LATIN_1.test(text) ? 2 : 1)

/** Gives up the answers that were not looked at for longest, a part of them. */
export const forgetShare = (cache: InMemoryCache, ledger: Ledger) =>
  forget(cache, ledger, ledger.surplus(Math.floor(ledger.size * (1 - SHARE))))

/**
 * What of a cache is to be written: all of it when it fits, otherwise what is left once the answers that were not looked at for
 * longest are given up. An answer that does not fit alone is not kept.
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
