import { Bitmap } from '../../index/bitmap.ts'
import type { Segment } from '../../index/segment.ts'
import { noDocuments, type ScoredDocuments } from '../scored-documents.ts'
import { bm25, inverseDocumentFrequency } from './bm25.ts'
import { type SearchedText, searchedText } from './searched-text.ts'

/** Finds documents whose field contains the terms next to each other, in order. */
export function scorePhrase(segment: Segment, name: string, text: string): ScoredDocuments {
  const searched = searchedText(segment, name)
  const terms = searched?.listTerms(text) ?? []
  if (!searched || terms.length === 0) return noDocuments(segment.size)
  const postings = terms.map((term) => searched.postings(term))
  const inverseFrequency = postings.reduce(
    (sum, { documents }) => sum + inverseDocumentFrequency(searched.field.documents, documents.length),
    0,
  )
  const scores = new Float32Array(segment.size)
  const set = new Bitmap(segment.size)
  for (const [document, frequency] of phraseFrequencies(postings)) {
    set.add(document)
    scores[document] = bm25(inverseFrequency, frequency, searched.relativeLength(document))
  }
  return { documents: set, scores }
}

type Postings = ReturnType<SearchedText['postings']>

/** Counts the phrase in each document. */
function phraseFrequencies([first, ...others]: readonly Postings[]): Map<number, number> {
  const beginnings = first ? groupPositions(first) : new Map<number, number[]>()
  let phrases = beginnings
  others.forEach((postings, i) => {
    const next = groupPositions(postings)
    const kept = new Map<number, number[]>()
    for (const [document, starts] of phrases) {
      const here = new Set(next.get(document))
      const still = starts.filter((start) => here.has(start + i + 1))
      if (still.length > 0) kept.set(document, still)
    }
    phrases = kept
  })
  return new Map(Array.from(phrases, ([document, starts]) => [document, starts.length]))
}

/** Returns the positions of a term per document; a field matched as a whole has one position. */
function groupPositions({ documents, frequencies, starts, positions }: Postings): Map<number, number[]> {
  const places = new Map<number, number[]>()
  documents.forEach((document, i) => {
    const start = starts?.[i] ?? 0
    places.set(document, positions ? [...positions.subarray(start, start + (frequencies?.[i] ?? 0))] : [0])
  })
  return places
}
