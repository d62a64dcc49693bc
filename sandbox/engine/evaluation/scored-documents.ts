import { Bitmap } from '../index/bitmap.ts'

/** Matching documents with scores; the scores of other documents are undefined. */
export interface ScoredDocuments {
  readonly documents: Bitmap
  readonly scores: Float32Array
}

export const noDocuments = (size: number): ScoredDocuments => ({ documents: new Bitmap(size), scores: new Float32Array(size) })

/** Gives every document of a set the same score. */
export const scoreAlike = (documents: Bitmap, score: number): ScoredDocuments => ({
  documents,
  scores: new Float32Array(documents.size).fill(score),
})

export function applyBoost({ documents, scores }: ScoredDocuments, boost: number): ScoredDocuments {
  return boost === 1 ? { documents, scores } : { documents, scores: scores.map((score) => score * boost) }
}

export function scoringAtLeast({ documents, scores }: ScoredDocuments, least: number): ScoredDocuments {
  const kept = documents.documents().filter((document) => (scores[document] ?? 0) >= least)
  return { documents: Bitmap.of(documents.size, kept), scores }
}
