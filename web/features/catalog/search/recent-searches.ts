/** Includes the database name, because store views differ in language and must not share searches. */
const storageKey = (deviceDatabase: string) => `${deviceDatabase}/recent-searches`
const MOST_SEARCHES = 6

/** The searches on this device, latest first. */
export function recentSearches(deviceDatabase: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(deviceDatabase)) ?? '[]')
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, MOST_SEARCHES) : []
  } catch {
    return [] // No storage, or invalid data.
  }
}

export function rememberSearch(deviceDatabase: string, term: string) {
  store(deviceDatabase, addSearch(recentSearches(deviceDatabase), term))
}

export function forgetSearches(deviceDatabase: string) {
  store(deviceDatabase, [])
}

/** Adds a search at the front and removes its duplicates, ignoring case. Keeps the latest six. */
export function addSearch(searches: readonly string[], term: string): string[] {
  const latest = term.trim()
  if (!latest) return [...searches]
  return [latest, ...searches.filter((past) => past.toLowerCase() !== latest.toLowerCase())].slice(0, MOST_SEARCHES)
}

function store(deviceDatabase: string, searches: readonly string[]) {
  try {
    localStorage.setItem(storageKey(deviceDatabase), JSON.stringify(searches))
  } catch (error) {
    console.warn('Recent searches could not be stored', error)
  }
}
