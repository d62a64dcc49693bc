import type { Bitmap } from '../index/bitmap.ts'
import type { FunctionScoreQuery } from '../query/query.types.ts'
import type { ScoredDocuments } from './scored-documents.ts'

type Modes = Pick<FunctionScoreQuery, 'scoreMode' | 'boostMode' | 'maxBoost'>

interface AppliedFunction {
  /** Null without a filter. */
  readonly documents: Bitmap | null
  readonly weight: number
}

/** Applies the functions to the scores. Without functions, scores stay the same. */
export function applyFunctionScore({ documents, scores }: ScoredDocuments, functions: readonly AppliedFunction[], modes: Modes) {
  if (functions.length === 0) return { documents, scores }
  const changed = new Float32Array(scores)
  for (const document of documents.documents()) {
    const factor = Math.min(combineFactors(document, functions, modes.scoreMode), modes.maxBoost)
    changed[document] = withFactor(scores[document] ?? 0, factor, modes.boostMode)
  }
  return { documents, scores: changed }
}

/** A single function without a filter is not combined; a document that matches no filter keeps its score. */
function combineFactors(document: number, functions: readonly AppliedFunction[], mode: FunctionScoreQuery['scoreMode']): number {
  const [only] = functions
  if (functions.length === 1 && only?.documents === null) return only.weight
  const weights = functions.filter(({ documents }) => documents?.has(document) ?? true).map(({ weight }) => weight)
  return weights.length === 0 ? 1 : combineWeights(weights, mode)
}

/**
 * Combines the applicable weights into one factor. Each function scores 1, times its weight,
 * so `avg`, which divides by the weights, yields 1. A sum of 0 is treated as no function.
 */
function combineWeights(weights: readonly number[], mode: FunctionScoreQuery['scoreMode']): number {
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
