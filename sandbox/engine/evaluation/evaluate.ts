import { Bitmap } from '../index/bitmap.ts'
import type { Segment } from '../index/segment.ts'
import { clausesNeeded } from '../query/minimum-should-match.ts'
import type { MatchQuery } from '../query/parse-match.ts'
import type { BoolQuery, Query } from '../query/query.types.ts'
import { scorePhrase } from './full-text/phrase-clause.ts'
import { matchingText, matchingTextOfAny, scoreMatch, scoreMultiMatch } from './full-text/text-clauses.ts'
import { applyFunctionScore } from './function-score.ts'
import { matchingRange } from './range-clause.ts'
import { applyBoost, type ScoredDocuments, scoreAlike, scoringAtLeast } from './scored-documents.ts'
import { matchingExists, matchingTerms } from './term-level-clauses.ts'

export function matchDocuments(query: Query, segment: Segment): Bitmap {
  switch (query.kind) {
    case 'match_all':
      return Bitmap.full(segment.size)
    case 'terms':
      return matchingTerms(segment, query.field, query.values)
    case 'range':
      return matchingRange(segment, query.field, query.bounds)
    case 'exists':
      return matchingExists(segment, query.field)
    case 'constant_score':
      return matchDocuments(query.filter, segment)
    case 'match':
      // Fields other than text are compared as a whole.
      return isTermLevel(segment, query) ? matchingTerms(segment, query.field, [query.text]) : matchingText(segment, query)
    case 'multi_match':
      return matchingTextOfAny(segment, query)
    case 'bool':
      return combineClauses(query, segment, (clause) => matchDocuments(clause, segment))
    default:
      return scoreDocuments(query, segment).documents
  }
}

const isTermLevel = (segment: Segment, { field, options }: MatchQuery) =>
  segment.field(field)?.type !== 'text' && options.fuzziness === null

export const scoreDocuments = (query: Query, segment: Segment): ScoredDocuments =>
  applyBoost(scoreWithoutBoost(query, segment), query.boost)

function scoreWithoutBoost(query: Query, segment: Segment): ScoredDocuments {
  switch (query.kind) {
    case 'match':
      return scoreMatch(segment, query)
    case 'match_phrase':
      return scorePhrase(segment, query.field, query.text)
    case 'multi_match':
      return scoreMultiMatch(segment, query)
    case 'bool':
      return scoreBool(query, segment)
    case 'function_score': {
      const applying = query.functions.map(({ filter, weight }) => ({
        documents: filter && matchDocuments(filter, segment),
        weight,
      }))
      const hits = applyFunctionScore(scoreDocuments(query.query, segment), applying, query)
      return query.minScore === null ? hits : scoringAtLeast(hits, query.minScore)
    }
    default:
      return scoreAlike(matchDocuments(query, segment), 1)
  }
}

/** Adds up the scores of `must` and `should`. */
function scoreBool(query: BoolQuery, segment: Segment): ScoredDocuments {
  const parts = new Map([...query.must, ...query.should].map((clause) => [clause, scoreDocuments(clause, segment)]))
  const documents = combineClauses(query, segment, (clause) => parts.get(clause)?.documents ?? matchDocuments(clause, segment))
  const scores = new Float64Array(segment.size)
  for (const part of parts.values()) {
    for (const document of part.documents.and(documents).documents()) {
      scores[document] = (scores[document] ?? 0) + (part.scores[document] ?? 0)
    }
  }
  return { documents, scores: Float32Array.from(scores) }
}

/** Returns the documents that match every required clause, no forbidden one, and enough optional ones. */
function combineClauses(query: BoolQuery, { size }: Segment, matched: (clause: Query) => Bitmap): Bitmap {
  const needed = shouldNeeded(query)
  const optional = needed > 0 ? [Bitmap.inAtLeast(needed, query.should.map(matched), size)] : []
  const [first, ...others] = [...[...query.filter, ...query.must].map(matched), ...optional]
  const required = others.reduce((set, other) => set.and(other), first ?? Bitmap.full(size))
  return query.mustNot.map(matched).reduce((set, none) => set.without(none), required)
}

function shouldNeeded({ filter, must, should, minimumShouldMatch }: BoolQuery): number {
  if (should.length === 0) return 0
  if (minimumShouldMatch) return clausesNeeded(minimumShouldMatch, should.length)
  return filter.length + must.length > 0 ? 0 : 1
}
