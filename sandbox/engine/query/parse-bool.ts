import { listOf, numberIn, objectIn, onlyOptions, option } from './json.ts'
import { minimumShouldMatchIn } from './minimum-should-match.ts'
import type { Query } from './query.types.ts'

/** `{ "filter": …, "must": …, "must_not": …, "should": …, "minimum_should_match": 1 }`, each a clause or a list of them. */
export function parseBool(json: unknown, parse: (json: unknown) => Query): Query {
  const body = objectIn(json, 'bool')
  onlyOptions(body, ['filter', 'must', 'must_not', 'should', 'minimum_should_match', 'boost'], 'bool')
  const clauses = (name: string) => listOf(body[name]).map(parse)
  return {
    kind: 'bool',
    filter: clauses('filter'),
    must: clauses('must'),
    mustNot: clauses('must_not'),
    should: clauses('should'),
    minimumShouldMatch: option(body, 'minimum_should_match', minimumShouldMatchIn, null),
    boost: option(body, 'boost', numberIn, 1),
  }
}

/** `{ "filter": …, "boost": 2 }` */
export function parseConstantScore(json: unknown, parse: (json: unknown) => Query): Query {
  const body = objectIn(json, 'constant_score')
  onlyOptions(body, ['filter', 'boost'], 'constant_score')
  return { kind: 'constant_score', filter: parse(body.filter), boost: option(body, 'boost', numberIn, 1) }
}
