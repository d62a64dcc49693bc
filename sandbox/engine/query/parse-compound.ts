import { boostIn, listOf, numberIn, optional, optionsIn, type Reader } from './json.ts'
import { minimumShouldMatchIn } from './minimum-should-match.ts'
import type { BoolQuery, ConstantScoreQuery, FunctionScoreQuery, Query } from './query.types.ts'

/** `{ "filter": …, "must": …, "must_not": …, "should": …, "minimum_should_match": 1 }`, each a clause or a list of them. */
export function parseBool(json: unknown, parse: Reader<Query>): BoolQuery {
  const clauses: Reader<Query[]> = (list, name) => listOf(list).map((clause) => parse(clause, name))
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

/** `{ "query": …, "min_score": 2 }`: scores cut off within a query; the functions themselves are asked for by nobody. */
export function parseFunctionScore(json: unknown, parse: Reader<Query>): FunctionScoreQuery {
  const readers = {
    query: optional(parse, { kind: 'match_all', boost: 1 } as const),
    min_score: optional(numberIn, null),
    boost: boostIn,
  }
  const { min_score: minScore, ...rest } = optionsIn(json, 'function_score', readers)
  return { kind: 'function_score', minScore, ...rest }
}
