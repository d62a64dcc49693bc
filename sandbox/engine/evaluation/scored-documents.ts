import { Bitmap } from '../index/bitmap.ts'

/** Documents that match, and how well; the scores of others mean nothing. */
export interface ScoredDocuments {
  readonly documents: Bitmap
  readonly scores: Float32Array
}

export const nothing = (size: number): ScoredDocuments => ({ documents: new Bitmap(size), scores: new Float32Array(size) })

/** The same score for every document of a set. */
export const alike = (documents: Bitmap, score: number): ScoredDocuments => ({
  documents,
  scores: new Float32Array(documents.size).fill(score),
})

export function boosted({ documents, scores }: ScoredDocuments, boost: number): ScoredDocuments {
  return boost === 1 ? { documents, scores } : { documents, scores: scores.map((score) => score * boost) }
}

/** The documents that score at least so much. */
export function scoringAtLeast({ documents, scores }: ScoredDocuments, least: number): ScoredDocuments {
  const kept = documents.documents().filter((document) => (scores[document] ?? 0) >= least)
  return { documents: Bitmap.of(documents.size, kept), scores }
}
