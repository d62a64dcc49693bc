import { EngineError } from '../../engine-error.ts'
import { Bitmap } from '../../index/bitmap.ts'
import type { Segment } from '../../index/segment.ts'
import { clausesNeeded } from '../../query/minimum-should-match.ts'
import type { MatchOptions, MatchQuery, MultiMatchQuery } from '../../query/parse-match.ts'
import { noDocuments, type ScoredDocuments } from '../scored-documents.ts'
import { matchingTerms } from '../term-level-clauses.ts'
import { bm25, inverseDocumentFrequency } from './bm25.ts'
import { type SearchedText, searchedText } from './searched-text.ts'
import { findSpellings } from './spellings.ts'

const MOST_TERMS = 1024

type TextInField = Pick<MatchQuery, 'field' | 'text' | 'options'>

/** Finds and scores documents whose field contains enough of the terms. */
export function scoreMatch(segment: Segment, { field, text, options }: TextInField): ScoredDocuments {
  const searched = searchedText(segment, field)
  if (!searched) return noDocuments(segment.size)
  const { terms, needed } = termsIn(text, searched, options)
  const { size } = segment
  const tally: Tally = { scores: new Float64Array(size), found: new Uint16Array(size), lastTerm: new Uint16Array(size) }
  terms.forEach((term, i) => {
    addTerm(segment, searched, { term, place: i + 1 }, options, tally)
  })
  return {
    documents: terms.length > 0 ? Bitmap.counted(tally.found, needed) : new Bitmap(size),
    scores: Float32Array.from(tally.scores),
  }
}

/** Finds the same documents without scores, in a fraction of the memory. */
export function matchingText(segment: Segment, { field, text, options }: TextInField): Bitmap {
  const searched = searchedText(segment, field)
  const { terms, needed } = searched ? termsIn(text, searched, options) : { terms: [], needed: 0 }
  if (!searched || terms.length === 0) return new Bitmap(segment.size)
  // Part of every facet (`{ "match": { "type_id": "configurable" } }`), so the set is cached.
  if (terms.length === 1 && options.fuzziness === null) return matchingTerms(segment, field, terms)
  const holding = terms.map((term) => {
    const set = new Bitmap(segment.size)
    for (const spelling of findSpellings(segment, searched.field, term, options)) {
      for (const document of searched.postings(spelling.term).documents) set.add(document)
    }
    return set
  })
  return Bitmap.inAtLeast(needed, holding, segment.size)
}

/** Returns the terms, with repetitions, and how many of them a document must contain. */
function termsIn(text: string, searched: SearchedText, options: MatchOptions): { terms: readonly string[]; needed: number } {
  const terms = searched.listTerms(text)
  if (terms.length > MOST_TERMS)
    throw new EngineError('too_many_clauses', `maxClauseCount is set to ${MOST_TERMS}`, { inIndex: true })
  return { terms, needed: termsNeeded(options, terms.length) }
}

/** Per document: the score so far, the number of terms found, and the last of them. */
interface Tally {
  readonly scores: Float64Array
  readonly found: Uint16Array
  readonly lastTerm: Uint16Array
}

/** Takes the best field's score and adds the other fields' scores times the tie breaker. */
export function scoreMultiMatch(segment: Segment, { fields, text, options, tieBreaker }: MultiMatchQuery): ScoredDocuments {
  const best = new Float32Array(segment.size)
  const sum = new Float64Array(segment.size)
  let documents = new Bitmap(segment.size)
  for (const { name, boost } of fields) {
    const matched = scoreMatch(segment, { field: name, text, options })
    for (const document of matched.documents.documents()) {
      const score = (matched.scores[document] ?? 0) * boost
      sum[document] = (sum[document] ?? 0) + score
      if (score > (best[document] ?? 0)) best[document] = score
    }
    documents = documents.or(matched.documents)
  }
  return { documents, scores: best.map((score, document) => score + tieBreaker * ((sum[document] ?? 0) - score)) }
}

export const matchingTextOfAny = (segment: Segment, { fields, text, options }: MultiMatchQuery): Bitmap =>
  fields
    .map(({ name }) => matchingText(segment, { field: name, text, options }))
    .reduce((set, other) => set.or(other), new Bitmap(segment.size))

/** Returns the number of required terms: one unless the options say otherwise. */
function termsNeeded({ operator, minimum_should_match: minimumShouldMatch }: MatchOptions, terms: number): number {
  if (operator === 'and' || terms === 1) return terms
  return minimumShouldMatch ? Math.max(1, clausesNeeded(minimumShouldMatch, terms)) : 1
}

/** Adds the scores of one searched term. All its spellings in a document count, with the frequency of the most common one. */
function addTerm(
  segment: Segment,
  searched: SearchedText,
  { term, place }: { readonly term: string; readonly place: number },
  options: MatchOptions,
  tally: Tally,
): void {
  const spellings = findSpellings(segment, searched.field, term, options).map(({ term, weight }) => ({
    weight,
    ...searched.postings(term),
  }))
  const commonest = Math.max(...spellings.map(({ documents }) => documents.length))
  const inverseFrequency = inverseDocumentFrequency(searched.field.documents, commonest)
  for (const { weight, documents, frequencies } of spellings) {
    documents.forEach((document, i) => {
      const score = bm25(Math.fround(weight * inverseFrequency), frequencies?.[i] ?? 1, searched.relativeLength(document))
      tally.scores[document] = (tally.scores[document] ?? 0) + score
      if (tally.lastTerm[document] === place) return
      tally.lastTerm[document] = place
      tally.found[document] = (tally.found[document] ?? 0) + 1
    })
  }
}
