import { argumentError, parsingError } from '../engine-error.ts'
import { boostIn, onlyEntry, optionsIn, type Reader } from './json.ts'
import { parseBool, parseConstantScore, parseFunctionScore } from './parse-compound.ts'
import { parseMatch, parseMatchPhrase, parseMultiMatch } from './parse-match.ts'
import { parseExists, parseRange, parseTerms } from './parse-term-level.ts'
import type { Query } from './query.types.ts'

const DEEPEST = 30

/** Parses one clause; `parse` parses nested clauses. */
type ClauseParser = (body: unknown, parse: Reader<Query>) => Query

const CLAUSES: ReadonlyMap<string, ClauseParser> = new Map<string, ClauseParser>([
  ['match_all', (body) => ({ kind: 'match_all', ...optionsIn(body, 'match_all', { boost: boostIn }) })],
  ['terms', parseTerms],
  ['range', parseRange],
  ['exists', parseExists],
  ['match', parseMatch],
  ['match_phrase', parseMatchPhrase],
  ['multi_match', parseMultiMatch],
  ['bool', parseBool],
  ['function_score', parseFunctionScore],
  ['constant_score', parseConstantScore],
])

/**
 * Parses a query of the search engine's language.
 * @throws EngineError for clauses and options the engine does not support
 */
export function parseQuery(json: unknown, depth = 1): Query {
  if (depth > DEEPEST) throw argumentError(`The nested depth of the query exceeds the maximum nested depth of [${DEEPEST}]`)
  const [name, body] = onlyEntry(json, 'query')
  const parser = CLAUSES.get(name)
  if (!parser) throw parsingError(`unknown query [${name}]`)
  return parser(body, (inner) => parseQuery(inner, depth + 1))
}
