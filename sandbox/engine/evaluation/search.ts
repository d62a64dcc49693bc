import type { Bitmap } from '../index/bitmap.ts'
import type { Segment } from '../index/segment.ts'
import { type SearchRequest, WINDOW } from '../query/parse-request.ts'
import { aggregate } from './aggregate.ts'
import { matchDocuments, scoreDocuments } from './evaluate.ts'
import { after, firstInOrder, orderBy } from './order.ts'
import { type ScoredDocuments, scoringAtLeast } from './scored-documents.ts'

/** The result of a search, before any document is read. */
export interface SearchResult {
  readonly total: { readonly value: number; readonly relation: 'eq' | 'gte' }
  readonly maxScore: number | null
  readonly hits: readonly Hit[]
  readonly aggregations: Readonly<Record<string, object>>
}

export interface Hit {
  readonly document: number
  /** Null if hits are not sorted by score. */
  readonly score: number | null
  readonly sort: readonly (string | number | null)[]
}

/**
 * Runs a search over one segment.
 * @throws EngineError if the query does not fit the segment's fields
 */
export function search(segment: Segment, request: SearchRequest): SearchResult {
  const byScore = request.sort.length === 0 || request.sort.some(({ field }) => field === '_score')
  const { documents, scores } = findHits(segment, request, byScore)
  const hits = request.postFilter ? documents.and(matchDocuments(request.postFilter, segment)) : documents
  const keys = request.sort.length > 0 ? request.sort : [BY_SCORE]
  const order = orderBy(segment, keys, scores)
  const [key] = keys
  const rest =
    request.searchAfter === null || !key ? hits.documents() : after(segment, key, request.searchAfter, hits.documents())
  const page = firstInOrder(rest, request.from + request.size, order.compare).slice(request.from)
  return {
    total: toTotal(hits.count()),
    maxScore: byScore && scores ? highestScore(hits, scores) : null,
    hits: page.map((document) => ({
      document,
      score: byScore ? (scores?.[document] ?? 0) : null,
      sort: request.sort.length > 0 ? order.values(document) : [],
    })),
    aggregations: request.aggregations.length > 0 ? aggregate(segment, documents, request.aggregations) : {},
  }
}

const BY_SCORE = { field: '_score', direction: 'desc', unmappedType: null } as const

function findHits(
  segment: Segment,
  { query, minScore }: SearchRequest,
  byScore: boolean,
): { documents: Bitmap; scores: Float32Array | null } {
  if (!byScore && minScore === null) return { documents: matchDocuments(query, segment), scores: null }
  const hits: ScoredDocuments = scoreDocuments(query, segment)
  return minScore === null ? hits : scoringAtLeast(hits, minScore)
}

const toTotal = (count: number): SearchResult['total'] =>
  count > WINDOW ? { value: WINDOW, relation: 'gte' } : { value: count, relation: 'eq' }

function highestScore(documents: Bitmap, scores: Float32Array): number | null {
  let best: number | null = null
  for (const document of documents.documents()) best = Math.max(best ?? 0, scores[document] ?? 0)
  return best
}
