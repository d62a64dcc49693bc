/** Includes the database name, because store views differ in language and must not share searches. */
const keyOf = (deviceDatabase: string) => `${deviceDatabase}/recent-searches`
const MOST = 6

/** The searches on this device, latest first. */
export function recentSearches(deviceDatabase: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(deviceDatabase)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST) : []
  } catch {
    // Without storage, or with invalid data under this key, there are no recent searches.
    return []
  }
}

export function rememberSearch(deviceDatabase: string, term: string) {
  keep(deviceDatabase, withSearch(recentSearches(deviceDatabase), term))
}

export function forgetSearches(deviceDatabase: string) {
  keep(deviceDatabase, [])
}

/** Adds a search, without duplicates (ignoring case) and up to the maximum. */
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
