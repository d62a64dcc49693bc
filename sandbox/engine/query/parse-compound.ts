import { argumentError, parsingError } from '../engine-error.ts'
import { boostIn, numberIn, oneOf, optional, optionsIn, type Reader, toList } from './json.ts'
import { minimumShouldMatchIn } from './minimum-should-match.ts'
import type { BoolQuery, ConstantScoreQuery, FunctionScoreQuery, Query } from './query.types.ts'

/** `{ "filter": …, "must": …, "must_not": …, "should": …, "minimum_should_match": 1 }`, each a clause or a list of them. */
export function parseBool(json: unknown, parse: Reader<Query>): BoolQuery {
  const clauses: Reader<Query[]> = (list, name) => toList(list).map((clause) => parse(clause, name))
  const readers = {
    filter: clauses,
    must: clauses,
    must_not: clauses,
    should: clauses,
    minimum_should_match: optional(minimumShouldMatchIn, null),
    boost: boostIn,
  }
  const { must_not: mustNot, minimum_should_match: minimumShouldMatch, ...rest } = optionsIn(json, 'bool', readers)
  return { kind: 'bool', mustNot, minimumShouldMatch, ...rest }
}

/** `{ "filter": …, "boost": 2 }` */
export const parseConstantScore = (json: unknown, parse: Reader<Query>): ConstantScoreQuery => ({
  kind: 'constant_score',
  ...optionsIn(json, 'constant_score', { filter: parse, boost: boostIn }),
})

const SCORE_MODES = ['multiply', 'sum', 'avg', 'first', 'max', 'min'] as const
const BOOST_MODES = ['multiply', 'replace', 'sum', 'avg', 'max', 'min'] as const

/**
 * Parses
 * `{ "query": …, "functions": [{ "filter": …, "weight": 2 }], "score_mode": "sum", "boost_mode": "multiply", "max_boost": 100, "min_score": 1 }`,
 * limited to what a stock client sends.
 * @source platform contract §2.8, §14.16
 */
export function parseFunctionScore(json: unknown, parse: Reader<Query>): FunctionScoreQuery {
  const readers = {
    query: optional(parse, MATCH_ALL),
    functions: (list: unknown) => toList(list).map((each) => weightIn(each, parse)),
    score_mode: (json: unknown, name: string) => oneOf(...SCORE_MODES)(json ?? 'multiply', name),
    boost_mode: (json: unknown, name: string) => oneOf(...BOOST_MODES)(json ?? 'multiply', name),
    max_boost: optional(numberIn, Number.POSITIVE_INFINITY),
    min_score: optional(numberIn, null),
    boost: boostIn,
  }
  const options = optionsIn(json, 'function_score', readers)
  const { score_mode: scoreMode, boost_mode: boostMode, max_boost: maxBoost, min_score: minScore, ...rest } = options
  return { kind: 'function_score', scoreMode, boostMode, maxBoost, minScore, ...rest }
}

const MATCH_ALL = { kind: 'match_all', boost: 1 } as const

function weightIn(json: unknown, parse: Reader<Query>) {
  const readers = { filter: optional(parse, null), weight: optional(numberIn, null) }
  const { filter, weight } = optionsIn(json, 'function_score', readers)
  if (weight === null)
    throw parsingError('failed to parse [function_score] query. an entry in functions list is missing a function.')
  if (weight < 0) throw argumentError('[weight] cannot be negative for a filtering function')
  return { filter: filter?.kind === 'match_all' ? null : filter, weight }
}
