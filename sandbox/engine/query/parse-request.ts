import { argumentError, parsingError } from '../engine-error.ts'
import { type JsonObject, numberIn, objectIn, optional, toList, wholeNumberIn } from './json.ts'
import { parseAggregations } from './parse-aggregations.ts'
import { parseQuery } from './parse-query.ts'
import { parseSort, parseSortParameter, type SortKey } from './parse-sort.ts'

/** A parsed search: request body and URL parameters combined. */
export type SearchRequest = ReturnType<typeof parseRequest>

/** The document parts to return: patterns of dotted paths with `*`. All parts if it includes none. */
export type SourceSelection = Readonly<SearchRequest['source']>

/** Maximum number of hits for paging and exact counting. */
export const WINDOW = 10_000
const BODY = ['query', 'post_filter', 'min_score', 'aggs', 'aggregations', 'sort', 'search_after', 'from', 'size']
const ADDRESS = ['size', 'from', 'sort', '_source_include', '_source_exclude']

/**
 * Parses a search; URL parameters override the body.
 * @throws EngineError if either contains anything the engine does not support
 */
export function parseRequest(json: unknown, address: Readonly<Record<string, string>>) {
  const body = objectIn(json, 'search')
  const unknown = Object.keys(body).find((key) => !BODY.includes(key))
  if (unknown !== undefined) throw parsingError(`Unknown key for a value in [${unknown}].`)
  const stranger = Object.keys(address).find((name) => !ADDRESS.includes(name))
  if (stranger !== undefined) throw argumentError(`request contains unrecognized parameter: [${stranger}]`)
  const sort = address.sort ? parseSortParameter(address.sort) : parseSort(body.sort)
  const window = windowIn({ from: body.from, size: body.size, ...address })
  return {
    query: parseQuery(body.query === undefined ? { match_all: {} } : body.query),
    /** Filters the hits but not the aggregations. */
    postFilter: body.post_filter === undefined ? null : parseQuery(body.post_filter),
    minScore: optional(numberIn, null)(body.min_score, 'min_score'),
    aggregations: parseAggregations(
      { ...objectIn(body.aggregations ?? {}, 'aggregations'), ...objectIn(body.aggs ?? {}, 'aggs') },
      (clause) => parseQuery(clause),
    ),
    sort,
    /** The sort value of the previous page's last hit; null for a page addressed by offset. */
    searchAfter: searchAfterIn(body.search_after, sort, window.from),
    ...window,
    source: { includes: patterns(address._source_include), excludes: patterns(address._source_exclude) },
  }
}

/**
 * Only sorts with one key are supported, which is all the shop uses.
 * @throws EngineError with the engine's message, and for more than one key
 */
function searchAfterIn(json: unknown, sort: readonly SortKey[], from: number): string | number | null {
  if (json === undefined) return null
  const values = toList(json)
  if (from > 0) throw argumentError('`from` parameter must be set to 0 when `search_after` is used.')
  if (values.length !== 1 || sort.length !== 1)
    throw argumentError(`search_after has ${values.length} value(s) but sort has ${sort.length}.`)
  const [value] = values
  if (typeof value === 'string' || typeof value === 'number') return value
  throw parsingError(`Can only use [search_after] with a text or a number here, found [${JSON.stringify(value)}]`)
}

function windowIn(window: JsonObject): { from: number; size: number } {
  const from = optional(wholeNumberIn, 0)(window.from, 'from')
  const size = optional(wholeNumberIn, 10)(window.size, 'size')
  if (from < 0) throw argumentError(`[from] parameter cannot be negative, found [${from}]`)
  if (size < 0) throw argumentError(`[size] parameter cannot be negative, found [${size}]`)
  if (from + size > WINDOW) {
    throw argumentError(
      `Result window is too large, from + size must be less than or equal to: [${WINDOW}] but was [${from + size}]`,
    )
  }
  return { from, size }
}

const patterns = (text = '') => text.split(',').filter(Boolean)
