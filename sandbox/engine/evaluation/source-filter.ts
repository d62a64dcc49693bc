import type { JsonObject } from '../query/json.ts'
import type { SourceSelection } from '../query/parse-request.ts'

/**
 * Creates a function that reduces documents to the selected parts. A pattern is a dotted path in which `*` matches anything, and
 * includes everything below.
 * Exclusion takes precedence.
 */
export function sourceFilter({ includes, excludes }: SourceSelection): (document: JsonObject) => JsonObject {
  if (includes.length === 0 && excludes.length === 0) return (document) => document
  const included = memoize((path) => includes.length === 0 || includes.some((pattern) => matches(pattern, path)))
  const excluded = memoize((path) => excludes.some((pattern) => matches(pattern, path)))

  function part(value: unknown, path: string): unknown {
    if (excluded(path)) return undefined
    if (Array.isArray(value)) {
      if (value.length === 0) return included(path) ? value : undefined
      const items = value.map((item) => part(item, path)).filter((item) => item !== undefined)
      return items.length > 0 ? items : undefined
    }
    if (typeof value !== 'object' || value === null) return included(path) ? value : undefined
    const entries = filterEntries(value, `${path}.`)
    return Object.keys(entries).length > 0 || included(path) ? entries : undefined
  }

  function filterEntries(value: object, prefix: string): JsonObject {
    const entries: Record<string, unknown> = {}
    for (const [key, item] of Object.entries(value)) {
      const kept = part(item, prefix + key)
      if (kept !== undefined) entries[key] = kept
    }
    return entries
  }

  return (document) => filterEntries(document, '')
}

/** Caches decisions, because the same paths occur in every document. */
function memoize(decide: (path: string) => boolean): (path: string) => boolean {
  const decided = new Map<string, boolean>()
  return (path) => {
    const earlier = decided.get(path)
    if (earlier !== undefined) return earlier
    const decision = decide(path)
    decided.set(path, decision)
    return decision
  }
}

/** True if a pattern matches the path or one of its parents. */
function matches(pattern: string, path: string): boolean {
  if (isLike(pattern, path)) return true
  const above = path.lastIndexOf('.')
  return above > 0 && matches(pattern, path.slice(0, above))
}

/** Matches each part between stars as early as possible, so that no pattern is slow. */
function isLike(pattern: string, path: string): boolean {
  const [first = '', ...pieces] = pattern.split('*')
  const last = pieces.pop()
  if (last === undefined) return pattern === path
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const piece of pieces) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return path.length - last.length >= at && path.endsWith(last)
}
