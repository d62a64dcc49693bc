import { Bitmap } from '../index/bitmap.ts'

/** Documents that match, and how well; the scores of others mean nothing. */
export interface Scored {
  readonly documents: Bitmap
  readonly scores: Float32Array
}

export const nothing = (size: number): Scored => ({ documents: new Bitmap(size), scores: new Float32Array(size) })

/** The same score for every document of a set. */
export const alike = (documents: Bitmap, score: number): Scored => ({
  documents,
  scores: new Float32Array(documents.size).fill(score),
})

export function boosted({ documents, scores }: Scored, boost: number): Scored {
  return boost === 1 ? { documents, scores } : { documents, scores: scores.map((score) => score * boost) }
}

/** The documents that score at least so much. */
export function scoringAtLeast({ documents, scores }: Scored, least: number): Scored {
  const kept = documents.documents().filter((document) => (scores[document] ?? 0) >= least)
  return { documents: Bitmap.of(documents.size, kept), scores }
}
