import type { Segment } from '../../index/segment.ts'
import type { Fuzziness, MatchOptions } from '../../query/parse-match.ts'
import { isNumber } from '../../text/analyse.ts'
import { editDistance } from './edit-distance.ts'

/** A term of the index that a searched term stands for, and how much of a hit it is, up to 1. */
interface Spelling {
  readonly term: string
  readonly weight: number
}

const SHORTEST_BEGINNING = 3
const SHORTEST_ENDING = 4
const LONGER_TERMS = 20

/**
 * The terms of a field that a searched term may mean: itself, those within its edits, and, where the field is
 * searched by word beginnings, those it begins. German joins words into one, so there those it ends as well.
 */
export function spellingsOf(
  segment: Segment,
  field: { readonly id: number },
  term: string,
  { fuzziness, prefix_length: prefixLength, max_expansions: maxExpansions }: MatchOptions,
  byBeginning: boolean,
): Spelling[] {
  const weights = new Map([[term, 1]])
  const add = (spelling: Spelling) => weights.set(spelling.term, Math.max(weights.get(spelling.term) ?? 0, spelling.weight))
  const edits = editsAllowed(fuzziness, term)
  if (edits > 0) for (const spelling of misspellings(segment, field, term, edits, prefixLength, maxExpansions)) add(spelling)
  if (byBeginning && term.length >= SHORTEST_BEGINNING && !isNumber(term)) {
    for (const spelling of longer(segment, field, term)) add(spelling)
  }
  return Array.from(weights, ([term, weight]) => ({ term, weight }))
}

/**
 * Letters of a term that may be wrong. Numbers are sizes and codes, never misspelt; a short word keeps more than half
 * of its letters.
 */
export function editsAllowed(fuzziness: Fuzziness | null, term: string): number {
  if (fuzziness === null || isNumber(term)) return 0
  if (fuzziness === 'AUTO') return term.length < 3 ? 0 : term.length < 6 ? 1 : 2
  return Math.min(fuzziness, Math.max(0, Math.floor((term.length - 1) / 2)))
}

function misspellings(
  segment: Segment,
  field: { readonly id: number },
  term: string,
  edits: number,
  prefixLength: number,
  maxExpansions: number,
): Spelling[] {
  return segment
    .termsFrom(field, term.slice(0, prefixLength))
    .map((found) => ({ ...found, distance: editDistance(term, found.term, edits) }))
    .filter(({ distance }) => distance <= edits)
    .sort((a, b) => a.distance - b.distance || b.documents - a.documents || (a.term < b.term ? -1 : 1))
    .slice(0, maxExpansions)
    .map((found) => ({ term: found.term, weight: 1 - found.distance / Math.min(term.length, found.term.length) }))
    .filter(({ weight }) => weight > 0)
}

function longer(segment: Segment, field: { readonly id: number }, part: string): Spelling[] {
  const beginnings = segment.termsFrom(field, part)
  const endings =
    segment.language === 'de' && part.length >= SHORTEST_ENDING
      ? segment.termsFrom(field, '').filter(({ term }) => term.endsWith(part))
      : []
  // A 'Holzschraube' is a 'Schraube'; a 'Schraubzwinge' is none.
  return [
    ...commonest(beginnings).map(({ term }) => ({ term, weight: part.length / term.length })),
    ...commonest(endings).map(({ term }) => ({ term, weight: (1 + part.length / term.length) / 2 })),
  ]
}

const commonest = (terms: readonly { readonly term: string; readonly documents: number }[]) =>
  terms.toSorted((a, b) => b.documents - a.documents || (a.term < b.term ? -1 : 1)).slice(0, LONGER_TERMS)
