/** What a page looked like when the shopper left it, by the key of its history entry. */
export interface Place {
  /** How far the page was scrolled, in pixels. */
  readonly scroll?: number
  /** How many products the listing showed. */
  readonly pageSize?: number
}

const STORAGE_KEY = 'shop/places'

/** More steps back than anyone goes. */
const MOST_PLACES = 50

let places: Map<string, Place> | null = null

/** The place that was left at a history entry; empty when there was none. */
export function recallPlace(key: string): Place {
  return known().get(key) ?? {}
}

/** Remembers a trait of a place; those known already stay. */
export function rememberPlace(key: string, trait: Place) {
  const place = { ...known().get(key), ...trait }
  known().delete(key)
  known().set(key, place)
  for (const oldest of [...known().keys()].slice(0, -MOST_PLACES)) known().delete(oldest)
}

/** Keeps the places through a reload or a visit to another site. */
export function keepPlaces() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...known()]))
  } catch (error) {
    console.warn('Places are forgotten at a reload', error)
  }
}

function known(): Map<string, Place> {
  places ??= new Map(stored())
  return places
}

function stored(): [string, Place][] {
  if (typeof sessionStorage === 'undefined') return []
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, Place] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object' && entry[1] !== null
}
