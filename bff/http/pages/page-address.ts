import { LRUCache } from 'lru-cache'
import { PAGE_PARAMETERS, pageParameters } from '#schema/rules/page-parameters.ts'

/** More values than a shopper selects; the rest is dropped, so that a client cannot fill the page cache through one path. */
const MAX_VALUES = 40

/**
 * The URL that identifies a page in the cache: its path and the parameters that can change it, in a fixed order. URLs that differ only in
 * other parameters ('utm_source') are one page.
 */
export function pageAddress(url: URL, filterAttributes: readonly string[]): string {
  const known = new Set([...PAGE_PARAMETERS, ...filterAttributes])
  const kept = pageParameters([...url.searchParams].filter(([name]) => known.has(name))).slice(0, MAX_VALUES)
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value])).toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}

// Enough for all frequently requested URLs at an acceptable memory cost.
const MEMOIZED_CHARACTERS = 1_000_000

/**
 * The page address of a request's path and query, computed once per URL. The path is appended to the origin, not resolved against it,
 * because '//x' is a path here and not a host.
 */
export function memoizedPageAddress(filterAttributes: readonly string[]): (url: string, origin: string) => string {
  const known = new LRUCache<string, string>({
    maxSize: MEMOIZED_CHARACTERS,
    sizeCalculation: (address, url) => address.length + url.length,
  })
  return (url, origin) => {
    const found = known.get(url)
    if (found !== undefined) return found
    const address = pageAddress(new URL(origin + url), filterAttributes)
    known.set(url, address)
    return address
  }
}
