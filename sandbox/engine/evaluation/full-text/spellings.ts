import { editDistance } from '#schema/rules/edit-distance.ts'
import type { Field } from '../../index/field-reader.ts'
import type { Segment } from '../../index/segment.ts'
import type { Fuzziness, MatchOptions } from '../../query/parse-match.ts'

/** A term of the index that matches a searched term, with a weight of up to 1. */
interface Spelling {
  readonly term: string
  readonly weight: number
}

/**
 * Finds the terms of a field that a searched term may match, as Lucene's `FuzzyQuery` does: within the edit distance, with the same
 * prefix, most similar first, limited in number.
 * A term with as many edits as letters matches with weight zero.
 */
export function findSpellings(
  segment: Segment,
  field: Field,
  term: string,
  { fuzziness, prefix_length: prefixLength, max_expansions: maxExpansions }: MatchOptions,
): Spelling[] {
  const edits = editsAllowed(fuzziness, term)
  if (edits === 0) return [{ term, weight: 1 }]
  const beginning = term.slice(0, prefixLength)
  return segment
    .termsFrom(field, beginning)
    .map((found) => ({ term: found, distance: editDistance(term.slice(beginning.length), found.slice(beginning.length), edits) }))
    .filter(({ distance }) => distance <= edits)
    .map((found) => ({ term: found.term, weight: likeness(found.distance, term, found.term) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, maxExpansions)
    .map((found) => ({ ...found, weight: Math.max(0, found.weight) }))
}

const likeness = (distance: number, term: string, found: string) =>
  distance === 0 ? 1 : Math.fround(1 - Math.fround(distance / Math.min([...term].length, [...found].length)))

/** Returns the permitted edit distance of a term. */
export function editsAllowed(fuzziness: Fuzziness | null, term: string): number {
  if (fuzziness !== 'AUTO') return fuzziness ?? 0
  return term.length < 3 ? 0 : term.length < 6 ? 1 : 2
}
