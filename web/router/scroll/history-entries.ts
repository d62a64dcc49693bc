/** State of a page when the shopper left it. */
export interface PageState {
  /** Scroll position in pixels. */
  readonly scroll?: number
  /** Number of products in the listing. */
  readonly pageSize?: number
}

const STORAGE_KEY = 'shop/history-entries'

/** More history entries than a shopper goes back. */
const MOST_ENTRIES = 50

let states: Map<string, PageState> | null = null

/** The state of a history entry by its key; empty if unknown. */
export function pageStateOf(key: string): PageState {
  return known().get(key) ?? {}
}

/** Updates part of a history entry's state. */
export function rememberPageState(key: string, part: PageState) {
  const state = { ...known().get(key), ...part }
  known().delete(key)
  known().set(key, state)
  for (const oldest of [...known().keys()].slice(0, -MOST_ENTRIES)) known().delete(oldest)
}

/** Stores all states, so that they survive a reload or a visit to another site. */
export function storePageStates() {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...known()]))
  } catch (error) {
    console.warn('Where pages were left is forgotten at a reload', error)
  }
}

function known(): Map<string, PageState> {
  states ??= new Map(stored())
  return states
}

function stored(): [string, PageState][] {
  if (typeof sessionStorage === 'undefined') return []
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, PageState] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object' && entry[1] !== null
}
