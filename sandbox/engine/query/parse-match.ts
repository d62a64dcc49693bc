import { argumentError, parsingError } from '../engine-error.ts'
import {
  boostIn,
  isObject,
  numberIn,
  oneOf,
  onlyEntry,
  optional,
  optionsIn,
  scalarIn,
  textIn,
  toList,
  wholeNumberIn,
} from './json.ts'
import { minimumShouldMatchIn } from './minimum-should-match.ts'

/** Options for looking up the terms of a searched text in one field. */
const MATCH = {
  operator: optional(oneOf('or', 'and'), 'or'),
  fuzziness: optional(fuzzinessIn, null),
  /** Number of initial letters that must match. */
  prefix_length: optional(atLeast(0), 0),
  /** Maximum number of spellings per term. */
  max_expansions: optional(atLeast(1), 50),
  minimum_should_match: optional(minimumShouldMatchIn, null),
  /** Ignored: it is only an optimisation. */
  cutoff_frequency: () => undefined,
}

/** `{ "name": "oak" }` or `{ "name": { "query": "oak", "operator": "and" } }` */
export function parseMatch(json: unknown) {
  const [field, body] = onlyEntry(json, 'match')
  const readers = { ...MATCH, query: readQuery('match'), boost: boostIn }
  const { query: text, boost, ...options } = optionsIn(longForm(body), 'match', readers)
  return { kind: 'match', field, text, options, boost } as const
}

/** `{ "sku": "OAK 22" }` or `{ "sku": { "query": "OAK 22", "boost": 1 } }` */
export function parseMatchPhrase(json: unknown) {
  const [field, body] = onlyEntry(json, 'match_phrase')
  const readers = { query: readQuery('match_phrase'), boost: boostIn }
  const { query: text, boost } = optionsIn(longForm(body), 'match_phrase', readers)
  return { kind: 'match_phrase', field, text, boost } as const
}

/** `{ "query": "oak board", "fields": ["name^4", "sku^2"], … }` */
export function parseMultiMatch(json: unknown) {
  const { query, fields, type, tie_breaker, boost, ...options } = optionsIn(json, 'multi_match', {
    ...MATCH,
    query: readQuery('multi_match'),
    fields: fieldsIn,
    type: (json) => optional(oneOf('best_fields'), 'best_fields')(json, 'multi_match'),
    /** The share of other fields' scores that is added to the best field's. */
    tie_breaker: optional(numberIn, 0),
    boost: boostIn,
  })
  return { kind: 'multi_match', fields, text: query, options, tieBreaker: tie_breaker, boost } as const
}

export type MatchQuery = ReturnType<typeof parseMatch>
export type MultiMatchQuery = ReturnType<typeof parseMultiMatch>
export type MatchOptions = MatchQuery['options']

/** Permitted edit distance; 'AUTO' depends on the term's length. */
export type Fuzziness = 0 | 1 | 2 | 'AUTO'

const longForm = (body: unknown) => (isObject(body) ? body : { query: body })

const readQuery = (clause: string) => (json: unknown) => {
  if (json === undefined) throw parsingError(`[${clause}] requires a query`)
  return String(scalarIn(json, clause))
}

function atLeast(least: number) {
  return (json: unknown, option: string) => {
    const value = wholeNumberIn(json, option)
    if (value < least) throw argumentError(`[${option}] must be ${least} or more`)
    return value
  }
}

function fuzzinessIn(json: unknown): Fuzziness {
  const value = typeof json === 'string' ? json.toUpperCase() : json
  if (value === 'AUTO') return 'AUTO'
  const edits = Number(value)
  if (edits === 0 || edits === 1 || edits === 2) return edits
  throw argumentError(`Invalid fuzziness [${String(json)}]: must be 0, 1, 2 or AUTO`)
}

function fieldsIn(json: unknown, option: string) {
  const fields = toList(json).map((field) => {
    const [name = '', boost = '1'] = textIn(field, option).split('^')
    return { name, boost: numberIn(boost, option) }
  })
  if (fields.length === 0) throw parsingError('[multi_match] query requires fields')
  return fields
}
