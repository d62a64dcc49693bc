import { isObject, type JsonObject } from './query/json.ts'

/** A slow, obvious evaluator of term-level clauses to test the engine against. It does not use the index. */

/** Returns every value at a dotted path, with lists flattened. */
export function valuesAt(document: unknown, field: string): unknown[] {
  const path = field.replace(/\.keyword$/, '')
  if (Array.isArray(document)) return document.flatMap((item) => valuesAt(item, path))
  if (path === '') return document === null || document === undefined ? [] : [document]
  if (!isObject(document)) return []
  return Object.entries(document).flatMap(([key, value]) => {
    if (key === path) return valuesAt(value, '')
    return path.startsWith(`${key}.`) ? valuesAt(value, path.slice(key.length + 1)) : []
  })
}

const list = (json: unknown): unknown[] => (Array.isArray(json) ? json : json === undefined ? [] : [json])

export function naiveMatches(document: JsonObject, query: JsonObject): boolean {
  const [[kind, body] = ['', undefined]] = Object.entries(query)
  const clause = isObject(body) ? body : {}
  const [[field, operand] = ['', undefined]] = Object.entries(clause)
  if (kind === 'match_all') return true
  if (kind === 'terms')
    return list(operand).some((wanted) => valuesAt(document, field).some((value) => String(value) === String(wanted)))
  if (kind === 'exists') return valuesAt(document, String(operand)).length > 0
  if (kind === 'range')
    return valuesAt(document, field).some((value) => isWithin(Number(value), isObject(operand) ? operand : {}))
  if (kind !== 'bool') throw new Error(`no naive evaluation of ${kind}`)
  const matches = (part: unknown) => naiveMatches(document, isObject(part) ? part : {})
  const should = list(clause.should)
  const others = list(clause.filter).length + list(clause.must).length > 0
  const needed = should.length === 0 ? 0 : Number(clause.minimum_should_match ?? (others ? 0 : 1))
  return (
    list(clause.filter).every(matches) &&
    list(clause.must).every(matches) &&
    !list(clause.must_not).some(matches) &&
    should.filter(matches).length >= needed
  )
}

function isWithin(value: number, bounds: JsonObject): boolean {
  return Object.entries(bounds).every(([bound, edge]) => {
    const limit = Number(edge)
    if (bound === 'gt') return value > limit
    if (bound === 'gte') return value >= limit
    return bound === 'lt' ? value < limit : value <= limit
  })
}

/** Counts the documents for each value of a field. */
export function naiveCounts(documents: readonly JsonObject[], field: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const document of documents) {
    for (const value of new Set(valuesAt(document, field).map(String))) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
