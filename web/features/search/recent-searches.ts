const KEY = 'shop/recent-searches'
const MOST = 6

/** What was searched for on this device, the latest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : []
  } catch {
    // A device that keeps nothing, or something else under this name, has no searches to offer.
    return []
  }
}

export function rememberSearch(term: string) {
  keep(withSearch(recentSearches(), term))
}

export function forgetSearches() {
  keep([])
}

/** The searches with one more: each once, whatever its capitals, and not too many. */
export function withSearch(searches: readonly string[], term: string): string[] {
  const added = term.trim()
  if (!added) return [...searches]
  return [added, ...searches.filter((past) => past.toLowerCase() !== added.toLowerCase())].slice(0, MOST)
}

function keep(searches: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches))
  } catch (error) {
    console.warn('Recent searches are not kept', error)
  }
}
