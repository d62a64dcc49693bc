import { argumentError, parsingError } from '../engine-error.ts'
import { numberIn, objectIn, onlyEntry, onlyOptions, option } from './json.ts'
import { parseBool, parseConstantScore } from './parse-bool.ts'
import { parseFunctionScore } from './parse-function-score.ts'
import { parseMatch, parseMatchPhrase, parseMultiMatch } from './parse-match.ts'
import { parseExists, parseRange, parseTerm, parseTerms } from './parse-term-level.ts'
import type { Query } from './query.types.ts'

const DEEPEST = 30

/** Reads one clause; `parse` reads the clauses inside it. */
type ClauseParser = (body: unknown, parse: (json: unknown) => Query) => Query

const CLAUSES: ReadonlyMap<string, ClauseParser> = new Map<string, ClauseParser>([
  ['match_all', parseMatchAll],
  ['terms', parseTerms],
  ['term', parseTerm],
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
 * Compiles a query of the search engine's language.
 * @throws EngineError for every clause and option that the engine does not run
 */
export function parseQuery(json: unknown, depth = 1): Query {
  if (depth > DEEPEST) throw argumentError(`The nested depth of the query exceeds the maximum nested depth of [${DEEPEST}]`)
  const [name, body] = onlyEntry(json, 'query')
  const parser = CLAUSES.get(name)
  if (!parser) throw parsingError(`unknown query [${name}]`)
  return parser(body, (inner) => parseQuery(inner, depth + 1))
}

function parseMatchAll(json: unknown): Query {
  const body = objectIn(json, 'match_all')
  onlyOptions(body, ['boost'], 'match_all')
  return { kind: 'match_all', boost: option(body, 'boost', numberIn, 1) }
}
