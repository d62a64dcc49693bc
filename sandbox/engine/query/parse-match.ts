import { argumentError, parsingError } from '../engine-error.ts'
import {
  isObject,
  type JsonObject,
  listOf,
  numberIn,
  objectIn,
  oneOf,
  onlyEntry,
  onlyOptions,
  option,
  scalarIn,
  textIn,
  wholeNumberIn,
} from './json.ts'
import { minimumShouldMatchIn } from './minimum-should-match.ts'
import type { Fuzziness, MatchOptions, Query } from './query.types.ts'

/** `cutoff_frequency` is let through: it only ever saved time. */
const OPTIONS = [
  'query',
  'operator',
  'fuzziness',
  'prefix_length',
  'max_expansions',
  'minimum_should_match',
  'cutoff_frequency',
  'boost',
]

/** `{ "name": "oak" }` or `{ "name": { "query": "oak", "operator": "and" } }` */
export function parseMatch(json: unknown): Query {
  const [field, body] = onlyEntry(json, 'match')
  if (!isObject(body)) return { kind: 'match', field, text: String(scalarIn(body, 'match')), options: matchOptions({}), boost: 1 }
  onlyOptions(body, OPTIONS, 'match')
  return {
    kind: 'match',
    field,
    text: queryText(body, 'match'),
    options: matchOptions(body),
    boost: option(body, 'boost', numberIn, 1),
  }
}

/** `{ "sku": "OAK 22" }` or `{ "sku": { "query": "OAK 22", "boost": 1 } }` */
export function parseMatchPhrase(json: unknown): Query {
  const [field, body] = onlyEntry(json, 'match_phrase')
  if (!isObject(body)) return { kind: 'match_phrase', field, text: String(scalarIn(body, 'match_phrase')), boost: 1 }
  onlyOptions(body, ['query', 'boost'], 'match_phrase')
  return { kind: 'match_phrase', field, text: queryText(body, 'match_phrase'), boost: option(body, 'boost', numberIn, 1) }
}

/** `{ "query": "oak board", "fields": ["name^4", "sku^2"], … }` */
export function parseMultiMatch(json: unknown): Query {
  const body = objectIn(json, 'multi_match')
  onlyOptions(body, [...OPTIONS, 'fields', 'type', 'tie_breaker'], 'multi_match')
  if (body.type !== undefined) oneOf(body.type, ['best_fields'], 'multi_match')
  const fields = listOf(body.fields).map((field) => boostedField(textIn(field, 'fields')))
  if (fields.length === 0) throw parsingError('[multi_match] query requires fields')
  return {
    kind: 'multi_match',
    fields,
    text: queryText(body, 'multi_match'),
    options: matchOptions(body),
    tieBreaker: option(body, 'tie_breaker', numberIn, 0),
    boost: option(body, 'boost', numberIn, 1),
  }
}

function queryText(body: JsonObject, clause: string): string {
  if (body.query === undefined) throw parsingError(`[${clause}] requires a query`)
  return String(scalarIn(body.query, clause))
}

function matchOptions(body: JsonObject): MatchOptions {
  const prefixLength = option(body, 'prefix_length', wholeNumberIn, 0)
  const maxExpansions = option(body, 'max_expansions', wholeNumberIn, 50)
  if (prefixLength < 0) throw argumentError('[prefix_length] must be 0 or more')
  if (maxExpansions < 1) throw argumentError('[max_expansions] must be 1 or more')
  return {
    operator: option(body, 'operator', (value) => oneOf(value, ['or', 'and'], 'operator'), 'or'),
    fuzziness: option<Fuzziness | null>(body, 'fuzziness', fuzzinessIn, null),
    prefixLength,
    maxExpansions,
    minimumShouldMatch: option(body, 'minimum_should_match', minimumShouldMatchIn, null),
  }
}

function fuzzinessIn(json: unknown): Fuzziness {
  const value = typeof json === 'string' ? json.toUpperCase() : json
  if (value === 'AUTO') return 'AUTO'
  const edits = Number(value)
  if (edits === 0 || edits === 1 || edits === 2) return edits
  throw argumentError(`Invalid fuzziness [${String(json)}]: must be 0, 1, 2 or AUTO`)
}

function boostedField(text: string): { name: string; boost: number } {
  const [name = '', boost = '1'] = text.split('^')
  return { name, boost: numberIn(boost, 'fields') }
}
