import { argumentError, parsingError } from '../engine-error.ts'
import { isObject, type JsonObject, listOf, numberIn, objectIn, option, textIn, wholeNumberIn } from './json.ts'
import { parseAggregations } from './parse-aggregations.ts'
import { parseQuery } from './parse-query.ts'
import { parseSort, parseSortParameter } from './parse-sort.ts'
import type { SearchRequest, SourceSelection } from './request.types.ts'

const WINDOW = 10_000
const BODY = ['query', 'post_filter', 'min_score', 'aggs', 'aggregations', 'sort', 'from', 'size', '_source', 'track_total_hits']
const ADDRESS = [
  'size',
  'from',
  'sort',
  '_source_include',
  '_source_includes',
  '_source_exclude',
  '_source_excludes',
  'request_cache',
]

/**
 * Compiles a search: the body, and the parameters of the address, which win.
 * @throws EngineError when either holds anything the engine does not run
 */
export function parseRequest(json: unknown, address: Readonly<Record<string, string>>): SearchRequest {
  const body = objectIn(json, 'search')
  const unknown = Object.keys(body).find((key) => !BODY.includes(key))
  if (unknown !== undefined) throw parsingError(`Unknown key for a value in [${unknown}].`)
  const stranger = Object.keys(address).find((name) => !ADDRESS.includes(name))
  if (stranger !== undefined) throw argumentError(`request contains unrecognized parameter: [${stranger}]`)
  const { from, size } = windowIn({ from: body.from, size: body.size, ...address })
  return {
    query: body.query === undefined ? { kind: 'match_all', boost: 1 } : parseQuery(body.query),
    postFilter: body.post_filter === undefined ? null : parseQuery(body.post_filter),
    minScore: option<number | null>(body, 'min_score', numberIn, null),
    aggregations: parseAggregations(
      { ...objectIn(body.aggregations ?? {}, 'aggregations'), ...objectIn(body.aggs ?? {}, 'aggs') },
      parseQuery,
    ),
    sort: address.sort ? parseSortParameter(address.sort) : parseSort(body.sort),
    from,
    size,
    source: sourceIn(body._source, address),
    countUpTo: countIn(body.track_total_hits),
  }
}

function windowIn(window: JsonObject): { from: number; size: number } {
  const from = option(window, 'from', wholeNumberIn, 0)
  const size = option(window, 'size', wholeNumberIn, 10)
  if (from < 0) throw argumentError(`[from] parameter cannot be negative, found [${from}]`)
  if (size < 0) throw argumentError(`[size] parameter cannot be negative, found [${size}]`)
  if (from + size > WINDOW) {
    throw argumentError(
      `Result window is too large, from + size must be less than or equal to: [${WINDOW}] but was [${from + size}]`,
    )
  }
  return { from, size }
}

function sourceIn(json: unknown, address: Readonly<Record<string, string>>): SourceSelection {
  const included = address._source_includes ?? address._source_include
  const excluded = address._source_excludes ?? address._source_exclude
  if (included || excluded) return { includes: patterns(included), excludes: patterns(excluded), wanted: true }
  if (json === undefined || typeof json === 'boolean') return { includes: [], excludes: [], wanted: json !== false }
  if (!isObject(json)) return { includes: listOf(json).map((path) => textIn(path, '_source')), excludes: [], wanted: true }
  const paths = (name: string) => listOf(json[name]).map((path) => textIn(path, name))
  return { includes: paths('includes'), excludes: paths('excludes'), wanted: true }
}

const patterns = (text = '') => text.split(',').filter(Boolean)

function countIn(json: unknown): number | null {
  if (json === false) return null
  if (json === true) return Number.MAX_SAFE_INTEGER
  return json === undefined ? WINDOW : wholeNumberIn(json, 'track_total_hits')
}
