import type { JsonObject } from '../query/json.ts'
import type { SourceSelection } from '../query/parse-request.ts'

/** The treatment of a path. The same paths occur in every document, so each is decided once. */
interface Decision {
  readonly path: string
  readonly isIncluded: boolean
  readonly isExcluded: boolean
  /** Decisions about the fields below, by name. */
  readonly fields: Map<string, Decision>
}

/**
 * Creates a function that reduces documents to the selected parts. A pattern is a dotted path in which `*` matches anything, and
 * includes everything below.
 * Exclusion takes precedence.
 */
export function sourceFilter({ includes, excludes }: SourceSelection): (document: JsonObject) => JsonObject {
  if (includes.length === 0 && excludes.length === 0) return (document) => document
  const decide = (path: string): Decision => ({
    path,
    isIncluded: includes.length === 0 || includes.some((pattern) => matches(pattern, path)),
    isExcluded: excludes.some((pattern) => matches(pattern, path)),
    fields: new Map(),
  })

  function decideField(above: Decision, name: string): Decision {
    const known = above.fields.get(name)
    if (known) return known
    const decision = decide(above === root ? name : `${above.path}.${name}`)
    above.fields.set(name, decision)
    return decision
  }

  function part(value: unknown, decision: Decision): unknown {
    if (decision.isExcluded) return undefined
    if (Array.isArray(value)) {
      if (value.length === 0) return decision.isIncluded ? value : undefined
      const items = value.map((item) => part(item, decision)).filter((item) => item !== undefined)
      return items.length > 0 ? items : undefined
    }
    if (typeof value !== 'object' || value === null) return decision.isIncluded ? value : undefined
    const entries = filterEntries(value, decision)
    return decision.isIncluded || Object.keys(entries).length > 0 ? entries : undefined
  }

  function filterEntries(value: object, decision: Decision): JsonObject {
    const entries: Record<string, unknown> = {}
    for (const [name, item] of Object.entries(value)) {
      const kept = part(item, decideField(decision, name))
      if (kept !== undefined) entries[name] = kept
    }
    return entries
  }

  const root = decide('')
  return (document) => filterEntries(document, root)
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
