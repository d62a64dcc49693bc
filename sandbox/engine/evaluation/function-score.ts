import type { Bitmap } from '../index/bitmap.ts'
import type { FunctionScoreQuery } from '../query/query.types.ts'
import type { ScoredDocuments } from './scored-documents.ts'

type Modes = Pick<FunctionScoreQuery, 'scoreMode' | 'boostMode' | 'maxBoost'>

/** A function of the query, and the documents its filter matches. */
interface AppliedFunction {
  /** Null without a filter. */
  readonly documents: Bitmap | null
  readonly weight: number
}

/** Scores as the functions change them. Without functions they stay as they are. */
export function functionScored({ documents, scores }: ScoredDocuments, functions: readonly AppliedFunction[], modes: Modes) {
  if (functions.length === 0) return { documents, scores }
  const changed = new Float32Array(scores)
  for (const document of documents.documents()) {
    const factor = Math.min(factorOf(document, functions, modes.scoreMode), modes.maxBoost)
    changed[document] = withFactor(scores[document] ?? 0, factor, modes.boostMode)
  }
  return { documents, scores: changed }
}

/** A function that is alone and has no filter is not combined; a document that no filter matches keeps its score. */
function factorOf(document: number, functions: readonly AppliedFunction[], mode: FunctionScoreQuery['scoreMode']): number {
  const [only] = functions
  if (functions.length === 1 && only?.documents === null) return only.weight
  const weights = functions.filter(({ documents }) => documents?.has(document) ?? true).map(({ weight }) => weight)
  return weights.length === 0 ? 1 : combined(weights, mode)
}

/**
 * One factor of the weights that apply. Each function scores 1 and is multiplied by its weight, so `avg`, which divides by the
 * weights, gives 1. A sum of 0 counts as no function at all.
 */
function combined(weights: readonly number[], mode: FunctionScoreQuery['scoreMode']): number {
  if (mode === 'first') return weights[0] ?? 1
  if (mode === 'max') return Math.max(...weights)
  if (mode === 'min') return Math.min(...weights)
  if (mode === 'multiply') return weights.reduce((product, weight) => product * weight, 1)
  return mode === 'sum' ? weights.reduce((sum, weight) => sum + weight, 0) || 1 : 1
}

function withFactor(score: number, factor: number, mode: FunctionScoreQuery['boostMode']): number {
  if (mode === 'replace') return factor
  if (mode === 'sum') return score + factor
  if (mode === 'avg') return (score + factor) / 2
  if (mode === 'max') return Math.max(score, factor)
  return mode === 'min' ? Math.min(score, factor) : score * factor
}
