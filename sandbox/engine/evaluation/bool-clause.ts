import { Bitmap } from '../index/bitmap.ts'
import { clausesNeeded } from '../query/minimum-should-match.ts'
import type { BoolQuery, Query } from '../query/query.types.ts'
import type { ScoredDocuments } from './scored-documents.ts'

/** Documents that match every required clause, none of the forbidden, and enough of the optional. */
export function matchingBool(query: BoolQuery, size: number, matching: (query: Query) => Bitmap): Bitmap {
  const needed = shouldNeeded(query)
  const required = [...query.filter, ...query.must].map(matching)
  const optional = needed > 0 ? [atLeast(needed, query.should.map(matching), size)] : []
  return query.mustNot.map(matching).reduce((set, none) => set.without(none), intersection([...required, ...optional], size))
}

/** The same, with the scores of `must` and `should` added up. */
export function scoreBool(
  query: BoolQuery,
  size: number,
  matching: (query: Query) => Bitmap,
  scored: (query: Query) => ScoredDocuments,
): ScoredDocuments {
  const must = query.must.map(scored)
  const should = query.should.map(scored)
  const needed = shouldNeeded(query)
  const required = [...query.filter.map(matching), ...must.map(({ documents }) => documents)]
  const optional =
    needed > 0
      ? [
          atLeast(
            needed,
            should.map(({ documents }) => documents),
            size,
          ),
        ]
      : []
  const documents = query.mustNot
    .map(matching)
    .reduce((set, none) => set.without(none), intersection([...required, ...optional], size))
  const scores = new Float32Array(size)
  for (const part of [...must, ...should]) {
    for (const document of part.documents.and(documents).documents()) {
      scores[document] = (scores[document] ?? 0) + (part.scores[document] ?? 0)
    }
  }
  return { documents, scores }
}

function shouldNeeded({ filter, must, should, minimumShouldMatch }: BoolQuery): number {
  if (should.length === 0) return 0
  if (minimumShouldMatch) return clausesNeeded(minimumShouldMatch, should.length)
  return filter.length + must.length > 0 ? 0 : 1
}

function intersection([first, ...others]: readonly Bitmap[], size: number): Bitmap {
  return others.reduce((set, other) => set.and(other), first ?? Bitmap.full(size))
}

/** Documents that are in so many of the sets. */
export function atLeast(needed: number, sets: readonly Bitmap[], size: number): Bitmap {
  if (needed === 1) return sets.reduce((set, other) => set.or(other), new Bitmap(size))
  const counts = new Uint16Array(size)
  for (const set of sets) for (const document of set.documents()) counts[document] = (counts[document] ?? 0) + 1
  return Bitmap.counted(counts, needed)
}
