import { search } from '../../engine/evaluation/search.ts'
import { sourceFilter } from '../../engine/evaluation/source-filter.ts'
import type { Segment } from '../../engine/index/segment.ts'
import type { JsonObject } from '../../engine/query/json.ts'
import type { SearchRequest } from '../../engine/query/parse-request.ts'
import type { Catalogue } from '../../store/catalogue.ts'

/** The search engine's own answer. @source platform contract §2.11 */
export interface StandardReply {
  readonly took: number
  readonly timed_out: false
  readonly _shards: object
  readonly hits: {
    readonly total: { readonly value: number; readonly relation: string }
    readonly max_score: number | null
    readonly hits: readonly StandardHit[]
  }
  readonly aggregations?: JsonObject
}

export interface StandardHit {
  readonly _index: string
  readonly _type: string
  readonly _id: string
  readonly _score: number | null
  readonly _source: JsonObject
  readonly sort?: readonly unknown[]
}

/** Runs a search and reads the documents of its page. @throws EngineError */
export function standardReply(catalogue: Catalogue, segment: Segment, request: SearchRequest, indexName: string): StandardReply {
  const started = performance.now()
  const result = search(segment, request)
  const cut = sourceFilter(request.source)
  const hits = result.hits.flatMap(({ document, score, sort }): StandardHit[] => {
    const stored = catalogue.document(segment, document)
    if (!stored) return []
    return [
      {
        _index: indexName,
        _type: '_doc',
        _id: stored.id,
        _score: score,
        _source: cut(stored.source),
        ...(sort.length > 0 ? { sort } : {}),
      },
    ]
  })
  return {
    took: Math.round(performance.now() - started),
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: { total: result.total, max_score: result.maxScore, hits },
    ...(request.aggregations.length > 0 ? { aggregations: result.aggregations } : {}),
  }
}
