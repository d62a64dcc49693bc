import { search } from '../../engine/evaluation/search.ts'
import { sourceFilter } from '../../engine/evaluation/source-filter.ts'
import type { Segment } from '../../engine/index/segment.ts'
import type { SearchRequest } from '../../engine/query/parse-request.ts'
import type { Catalogue } from '../../store/catalogue.ts'

/** The search engine's standard answer. @source platform contract §2.11 */
export type StandardReply = ReturnType<typeof standardReply>

/** Runs a search and loads the documents of the page. @throws EngineError */
export function standardReply(catalogue: Catalogue, segment: Segment, request: SearchRequest, indexName: string) {
  const started = performance.now()
  const result = search(segment, request)
  const cut = sourceFilter(request.source)
  const hits = result.hits.flatMap(({ document, score, sort }) => {
    const stored = catalogue.document(segment, document)
    if (!stored) return []
    return [
      {
        _index: indexName,
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
