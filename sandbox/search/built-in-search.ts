import { search } from '../engine/evaluation/search.ts'
import { sourceFilter } from '../engine/evaluation/source-filter.ts'
import { parseRequest, type SearchRequest } from '../engine/query/parse-request.ts'
import type { Catalogue } from '../store/catalogue.ts'
import type { SearchEngine, SearchReply, SearchTarget } from './search.types.ts'

/** The sandbox's own search engine. */
export const builtInSearch = (catalogue: Catalogue): SearchEngine => ({
  search: async (target, body, parameters) => answer(catalogue, target, parseRequest(body, parameters)),
  close: async () => undefined,
})

/** Runs a search and loads the documents of the page. @throws EngineError */
function answer(catalogue: Catalogue, { view, entity }: SearchTarget, request: SearchRequest): SearchReply {
  const started = performance.now()
  const segment = catalogue.segment(view.code, entity)
  const result = search(segment, request)
  const cut = sourceFilter(request.source)
  const hits = result.hits.flatMap(({ document, score, sort }) => {
    const stored = catalogue.document(segment, document)
    if (!stored) return []
    return [
      {
        _index: `${view.index}_${entity}`,
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
