import { LRUCache } from 'lru-cache'
import { PAGE_PARAMETERS, pageParameters } from '#schema/rules/page-parameters.ts'

/** More values than a shopper ticks; the rest is cut off so that nobody can fill the page cache with one address. */
const MAX_VALUES = 40

/**
 * The address a page is rendered and cached for: its path and, in their one order, those parameters that can change it.
 * Two addresses that differ in anything else ('utm_source') are one page.
 */
export function pageAddress(url: URL, filterAttributes: readonly string[]): string {
  const known = new Set([...PAGE_PARAMETERS, ...filterAttributes])
  const kept = pageParameters([...url.searchParams].filter(([name]) => known.has(name))).slice(0, MAX_VALUES)
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value])).toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}

// Far more addresses than are asked for over and over, and too few to be a burden.
const MEMOIZED_CHARACTERS = 1_000_000

/**
 * The same from the path and query of a request, which are read once however often they are asked for. They are put behind
 * the origin, not resolved against it: '//x' is a path there, not a host.
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
