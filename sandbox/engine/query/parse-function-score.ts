import { parsingError } from '../engine-error.ts'
import { type JsonObject, listOf, numberIn, objectIn, oneOf, onlyOptions, option } from './json.ts'
import type { Query, ScoreFunction } from './query.types.ts'

const COMBINATIONS = ['multiply', 'sum', 'avg', 'max', 'min'] as const

/** Functions in a list, or one of them written into the clause itself. */
export function parseFunctionScore(json: unknown, parse: (json: unknown) => Query): Query {
  const body = objectIn(json, 'function_score')
  onlyOptions(
    body,
    ['query', 'functions', 'random_score', 'weight', 'score_mode', 'boost_mode', 'max_boost', 'min_score', 'boost'],
    'function_score',
  )
  const own = body.random_score !== undefined || body.weight !== undefined
  if (own && body.functions !== undefined)
    throw parsingError('[function_score] cannot have both functions and a function of its own')
  return {
    kind: 'function_score',
    query: body.query === undefined ? { kind: 'match_all', boost: 1 } : parse(body.query),
    functions: own ? [parseFunction(body, null)] : listOf(body.functions).map((item) => parseListed(item, parse)),
    scoreMode: option(body, 'score_mode', (value) => oneOf(value, [...COMBINATIONS, 'first'], 'score_mode'), 'multiply'),
    boostMode: option(body, 'boost_mode', (value) => oneOf(value, [...COMBINATIONS, 'replace'], 'boost_mode'), 'multiply'),
    maxBoost: option(body, 'max_boost', numberIn, Number.MAX_VALUE),
    minScore: option<number | null>(body, 'min_score', numberIn, null),
    boost: option(body, 'boost', numberIn, 1),
  }
}

function parseListed(json: unknown, parse: (json: unknown) => Query): ScoreFunction {
  const body = objectIn(json, 'functions')
  onlyOptions(body, ['filter', 'weight', 'random_score'], 'function_score')
  if (body.weight === undefined && body.random_score === undefined)
    throw parsingError('[function_score] an entry of functions has no function')
  return parseFunction(body, body.filter === undefined ? null : parse(body.filter))
}

function parseFunction(body: JsonObject, filter: Query | null): ScoreFunction {
  return { filter, weight: option(body, 'weight', numberIn, 1), random: option(body, 'random_score', parseRandom, null) }
}

function parseRandom(json: unknown): { seed: number | null } | null {
  const body = objectIn(json, 'random_score')
  onlyOptions(body, ['seed', 'field'], 'random_score')
  return { seed: option<number | null>(body, 'seed', numberIn, null) }
}
