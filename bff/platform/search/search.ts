import { LISTING } from '#schema/rules/constants.ts'
import type { Log } from '../../cache/log.ts'
import type { CatalogAttribute } from '../../domain/catalog/catalog.types.ts'
import type { Aggregations } from '../../domain/facets/facets.types.ts'
import type { SearchEntity, SearchRequest } from '../../domain/search/search.types.ts'
import { PlatformError, PlatformUnreachable, SearchUnreachable } from '../base/errors.ts'
import { decodeAttribute } from '../catalog/attribute.ts'
import { expandDocument } from '../catalog/product/compact.ts'
import { decodeAll, decodeInPieces } from '../documents/decoding.ts'
import {
  type Document,
  decodeCount,
  decodeDocuments,
  decodeId,
  decodeNumber,
  decodeText,
  isDocument,
} from '../documents/document.ts'
import { isOutage } from '../http/attempts.ts'
import type { CallOptions, HttpReply, PlatformHttp } from '../http/client.ts'
import { readJson } from '../http/envelope.ts'
import { SEARCH_ADAPTERS, type SearchAdapterId } from './adapter.ts'
import { decodeAggregations } from './aggregations.ts'
import { type Documents, type EntityType, entityType } from './entities.ts'
import { searchFailure, throwIfTurnedAway } from './failure.ts'
import { logPartial, partialReason } from './partial.ts'
import { askAgain } from './refusals/ask-again.ts'
import { keepsOrder } from './refusals/body.ts'
import { askExactly } from './refusals/exact-match.ts'
import type { RefusedFields, SearchTarget } from './refusals/refused-fields.ts'

export interface SearchResult<T> {
  readonly items: readonly T[]
  /** One per item; null if results are not sorted by relevance. */
  readonly scores: readonly (number | null)[]
  readonly total: number
  /** False if the engine stopped counting or counted only a part: `total` is then a lower bound. */
  readonly totalIsExact: boolean
  /** True if the index refuses the primary sort field: the order is then arbitrary. */
  readonly orderIsRefused: boolean
  readonly aggregations: Aggregations
  /** Metadata of the aggregated attributes, if the platform sends it. */
  readonly attributeMetadata: readonly CatalogAttribute[]
  readonly suggestions: readonly string[]
  /** Why the answer covers only a part of the index; null for a complete answer. */
  readonly partialReason: string | null
}

/** The result of a search for documents the platform does not have. */
export const NO_RESULT: SearchResult<never> = {
  items: [],
  scores: [],
  total: 0,
  totalIsExact: true,
  orderIsRefused: false,
  aggregations: {},
  attributeMetadata: [],
  suggestions: [],
  partialReason: null,
}

interface SearchOptions extends Omit<CallOptions, 'name'> {
  /** Time limit for all attempts of one search. */
  readonly timeoutMs: number
  readonly adapter: SearchAdapterId
  readonly log: Log
  readonly refused: RefusedFields
}

/**
 * One page of decoded documents. Always uses the raw format by POST: the other format loses the minimum score and decodes twice. Fields
 * that the index cannot aggregate or sort by are dropped, and the rest of the search is answered.
 *
 * @throws SearchUnreachable also if the engine failed; PlatformRefused if it rejects the query; EntityTypeMissing
 * @source SEARCH-9, SEARCH-10, SEARCH-14; platform contract §2.1 to §2.4, §2.11, §2.12
 */
export async function search<E extends SearchEntity>(
  http: PlatformHttp,
  index: string,
  request: SearchRequest<E>,
  options: SearchOptions,
): Promise<SearchResult<Documents[E]>> {
  const type = entityType(request.entity)
  try {
    return await ask(http, index, request, type, options)
  } catch (error) {
    throw error instanceof PlatformUnreachable ? new SearchUnreachable(error) : error
  }
}

async function ask<T>(
  http: PlatformHttp,
  index: string,
  request: SearchRequest,
  { decode }: EntityType<T>,
  { log, adapter, refused, ...options }: SearchOptions,
): Promise<SearchResult<T>> {
  const { entity } = request
  const { indexPath, parameters } = SEARCH_ADAPTERS[adapter]
  const path = indexPath ? `${indexPath(index, entity)}/_search` : `/api/catalog/${encodeURIComponent(index)}/${entity}/_search`
  const query = parameters(searchParameters(request))
  const target = { index, entity }
  const end = performance.now() + options.timeoutMs
  const isWorthRepeating = (error: unknown) => isTransient(error, entity)
  const askFor = (asked: SearchRequest['body']) => {
    const settings = { target, refused, timeoutMs: Math.max(1, end - performance.now()), log }
    return askAgain(asked, settings, (body, timeoutMs) => {
      const decodeReply = async (reply: HttpReply) => {
        throwIfTurnedAway(reply)
        return {
          ...(await readResult(readJson(reply), reply.status, { target, request, decode, log })),
          orderIsRefused: !keepsOrder(asked, body),
        }
      }
      const hedging = { decode: decodeReply, isTransient: isWorthRepeating }
      return http.postHedged(path, query, body, hedging, { ...options, timeoutMs, name: `search ${entity}` })
    })
  }
  const answer = await askFor(request.body)
  const isEmpty = answer.total === 0 && answer.partialReason === null
  return isEmpty ? askExactly(request.body, answer, { target, refused, log, ask: askFor }) : answer
}

const isNotAllowed = (error: unknown): boolean => error instanceof PlatformError && (error.status === 401 || error.status === 403)

/** Documents every platform has: an HTML "not found" for these comes from a server before the platform. */
const EVERYWHERE: ReadonlySet<SearchEntity> = new Set(['product', 'category', 'attribute', 'taxrule'])

const isTransient = (error: unknown, entity: SearchEntity): boolean =>
  (isOutage(error) && !isNotAllowed(error)) ||
  (error instanceof PlatformError && error.code === 'PLATFORM_CONTENT_TYPE' && EVERYWHERE.has(entity))

/** Size 0 requests only totals and aggregations; invalid values are corrected. @source SEARCH-2, SEARCH-3 */
const searchParameters = ({ size, from, sourceIncludes, sourceExcludes }: SearchRequest) => ({
  size: size < 0 ? LISTING.pageSize : size,
  from: Math.max(from, 0),
  _source_include: sourceIncludes?.join(','),
  _source_exclude: sourceExcludes?.join(','),
})

interface ReadSettings<T> {
  readonly target: SearchTarget
  readonly request: SearchRequest
  readonly decode: EntityType<T>['decode']
  readonly log: Log
}

async function readResult<T>(
  json: unknown,
  status: number,
  { target, request, decode, log }: ReadSettings<T>,
): Promise<Omit<SearchResult<T>, 'orderIsRefused'>> {
  const answer = isDocument(json) ? json : {}
  const { hits } = answer
  const compact = Array.isArray(hits)
  if (!compact && !isDocument(hits)) throw searchFailure(answer, status)
  const throwShape = (detail: string): never => {
    throw new PlatformUnreachable('PLATFORM_SHAPE', status, detail)
  }
  if (!compact && !Array.isArray(hits.hits) && !isDocument(hits.hits)) throwShape('hits without a list of documents')
  const sources = compact ? decodeDocuments(hits).map(expandDocument) : decodeDocuments(hits.hits).map(readSource)
  const decoded = await decodeInPieces(target.entity, withoutRepeats(sources), decode, { log, compact })
  const total = decodeTotal(compact ? answer.total : hits.total) ?? throwShape('hits without a total')
  const reason = partialReason(answer)
  // An empty list would be cached as the end of the results.
  if (reason === null && sources.length === 0 && promisesDocuments(request, total)) throwShape('a total without documents')
  if (reason !== null) logPartial(log, target, reason)
  return {
    items: decoded.map(({ item }) => item),
    scores: decoded.map(({ document }) => decodeNumber(document._score)),
    ...total,
    totalIsExact: total.totalIsExact && reason === null,
    aggregations: decodeAggregations(answer.aggregations),
    attributeMetadata: decodeAll('attribute', decodeDocuments(answer.attribute_metadata), decodeAttribute, { log, compact }).map(
      ({ item }) => item,
    ),
    suggestions: decodeSuggestions(answer.suggest),
    partialReason: reason,
  }
}

const promisesDocuments = ({ size, from, body }: SearchRequest, { total }: Pick<SearchResult<unknown>, 'total'>): boolean =>
  size !== 0 && from < total && !('search_after' in body)

/** An index read while it is rebuilt can have a document twice. @source FRONT-21 */
function withoutRepeats(documents: readonly Document[]): readonly Document[] {
  const known = new Set<string>()
  return documents.filter((document) => {
    const id = decodeId(document.id)
    const isRepeat = id !== null && known.has(id)
    if (id !== null) known.add(id)
    return !isRepeat
  })
}

const readSource = (hit: Document): Document => ({ ...(isDocument(hit._source) ? hit._source : {}), _score: hit._score })

/** @source platform contract §2.11, §11.19 */
function decodeTotal(total: unknown): { total: number; totalIsExact: boolean } | null {
  const value = decodeCount(isDocument(total) ? total.value : total)
  return value === null ? null : { total: value, totalIsExact: !isDocument(total) || total.relation !== 'gte' }
}

const decodeSuggestions = (suggest: unknown): readonly string[] =>
  decodeDocuments(isDocument(suggest) ? Object.values(suggest).flat() : [])
    .flatMap(({ options }) => decodeDocuments(options))
    .map(({ text }) => decodeText(text))
    .filter((text) => text !== null)
