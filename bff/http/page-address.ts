import { LRUCache } from 'lru-cache'

/** Query parameters that pages understand besides the facets of the catalogue. */
const PAGE_PARAMETERS = ['q', 'sort', 'page', 'childSku']

/** More values than a shopper ticks; the rest is cut off so that nobody can fill the page cache with one address. */
const MAX_VALUES = 40

/**
 * The address a page is rendered and cached for: its path and, sorted, those parameters that can change it.
 * Two addresses that differ in anything else ('utm_source') are one page.
 */
export function pageAddress(url: URL, filterAttributes: readonly string[]): string {
  const known = new Set([...PAGE_PARAMETERS, ...filterAttributes])
  const kept = [...url.searchParams]
    .filter(([name, value]) => known.has(name) && value !== '')
    .slice(0, MAX_VALUES)
    .sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const query = new URLSearchParams(kept).toString()
  return query ? `${url.pathname}?${query}` : url.pathname
}

// Far more addresses than are asked for over and over, and too few to be a burden.
const REMEMBERED_CHARACTERS = 1_000_000

/** The same from the address of a request, which is read once however often it is asked for. */
export function rememberedAddresses(filterAttributes: readonly string[]): (url: string, origin: string) => string {
  const known = new LRUCache<string, string>({
    maxSize: REMEMBERED_CHARACTERS,
    sizeCalculation: (address, url) => address.length + url.length,
  })
  return (url, origin) => {
    const found = known.get(url)
    if (found !== undefined) return found
    const address = pageAddress(new URL(url, origin), filterAttributes)
    known.set(url, address)
    return address
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
