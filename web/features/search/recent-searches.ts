/** In the database's name, so that store views, which speak different languages, do not share them. */
const keyOf = (deviceDatabase: string) => `${deviceDatabase}/recent-searches`
const MOST = 6

/** What was searched for on this device, the latest first. */
export function recentSearches(deviceDatabase: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(deviceDatabase)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : []
  } catch {
    // A device that keeps nothing, or something else under this name, has no searches to offer.
    return []
  }
}

export function rememberSearch(deviceDatabase: string, term: string) {
  keep(deviceDatabase, withSearch(recentSearches(deviceDatabase), term))
}

export function forgetSearches(deviceDatabase: string) {
  keep(deviceDatabase, [])
}

/** The searches with one more: each once, whatever its capitals, and not too many. */
export function withSearch(searches: readonly string[], term: string): string[] {
  const added = term.trim()
  if (!added) return [...searches]
  return [added, ...searches.filter((past) => past.toLowerCase() !== added.toLowerCase())].slice(0, MOST)
}

function keep(deviceDatabase: string, searches: readonly string[]) {
  try {
    localStorage.setItem(keyOf(deviceDatabase), JSON.stringify(searches))
  } catch (error) {
    console.warn('Recent searches are not kept', error)
  }
}
