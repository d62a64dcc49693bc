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

/** Counts the phrase in each document. Most documents lack one of the terms, so positions are read only for those with all of them. */
function phraseFrequencies([first, ...others]: readonly Postings[]): Map<number, number> {
  const counts = new Map<number, number>()
  const next = others.map(createCursor)
  first?.documents.forEach((document, index) => {
    if (!next.every((cursor) => cursor.moveTo(document))) return
    const following = next.map((cursor) => cursor.positions())
    const isPhrase = (start: number) => following.every((positions, i) => positions.includes(start + i + 1))
    const count = positionsAt(first, index).filter(isPhrase).length
    if (count > 0) counts.set(document, count)
  })
  return counts
}

/** Walks through the documents of a term, which are in ascending order. */
function createCursor(postings: Postings) {
  const { documents } = postings
  let index = 0
  return {
    /** Returns whether the document has the term. Documents must be asked for in ascending order. */
    moveTo(document: number): boolean {
      while (index < documents.length && (documents[index] ?? 0) < document) index++
      return documents[index] === document
    },
    positions: () => positionsAt(postings, index),
  }
}

const BEGINNING = Uint32Array.of(0)

/** The positions of a term in one of its documents; a field matched as a whole has one position. */
function positionsAt({ frequencies, starts, positions }: Postings, index: number): Uint32Array {
  const start = starts?.[index] ?? 0
  return positions?.subarray(start, start + (frequencies?.[index] ?? 0)) ?? BEGINNING
}
