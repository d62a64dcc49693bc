import type { Bitmap } from '../index/bitmap.ts'
import type { Segment } from '../index/segment.ts'
import { termOf } from '../index/terms.ts'
import type { MatchQuery, Query } from '../query/query.types.ts'
import { inverseDocumentFrequency } from './bm25.ts'
import { matchingBool, scoreBool } from './bool-clause.ts'
import { scoreFunctions } from './function-score.ts'
import { scorePhrase } from './phrase-clause.ts'
import { matchingRange } from './range-clause.ts'
import { alike, boosted, type ScoredDocuments } from './scored-documents.ts'
import { matchingExists, matchingTerms } from './term-level-clauses.ts'
import { matchingText, matchingTextOfAny, scoreMatch, scoreMultiMatch } from './text-clauses.ts'

/** The documents a query matches. */
export function matching(query: Query, segment: Segment): Bitmap {
  switch (query.kind) {
    case 'match_all':
      return segment.all()
    case 'terms':
      return matchingTerms(segment, query.field, query.values)
    case 'term':
      return matchingTerms(segment, query.field, [query.value])
    case 'range':
      return matchingRange(segment, query.field, query.bounds)
    case 'exists':
      return matchingExists(segment, query.field)
    case 'constant_score':
      return matching(query.filter, segment)
    case 'match':
      // A field that is no text is compared whole: `{ "match": { "type_id": "configurable" } }` stands in every facet.
      return isTermLevel(segment, query) ? matchingTerms(segment, query.field, [query.text]) : matchingText(segment, query)
    case 'multi_match':
      return matchingTextOfAny(segment, query)
    case 'bool':
      return matchingBool(query, segment.size, (inner) => matching(inner, segment))
    default:
      return scored(query, segment).documents
  }
}

const isTermLevel = (segment: Segment, { field, options }: MatchQuery) =>
  !segment.mapping.text.has(field) && options.fuzziness === null

/** The documents a query matches, and how well. */
export function scored(query: Query, segment: Segment): ScoredDocuments {
  switch (query.kind) {
    case 'term': {
      const documents = matching(query, segment)
      const field = segment.field(query.field)
      const holding = field ? segment.documents(field, termOf(field.name, query.value, segment.mapping)).length : 0
      return alike(documents, query.boost * inverseDocumentFrequency(segment.size, holding))
    }
    case 'match':
      return boosted(scoreMatch(segment, query), query.boost)
    case 'match_phrase':
      return boosted(scorePhrase(segment, query.field, query.text), query.boost)
    case 'multi_match':
      return boosted(scoreMultiMatch(segment, query), query.boost)
    case 'bool':
      return boosted(
        scoreBool(
          query,
          segment.size,
          (inner) => matching(inner, segment),
          (inner) => scored(inner, segment),
        ),
        query.boost,
      )
    case 'function_score':
      return boosted(
        scoreFunctions(
          query,
          (inner) => matching(inner, segment),
          (inner) => scored(inner, segment),
        ),
        query.boost,
      )
    default:
      return alike(matching(query, segment), query.boost)
  }
}
