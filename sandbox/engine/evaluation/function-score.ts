import type { Bitmap } from '../index/bitmap.ts'
import type { Combination, FunctionScoreQuery, Query, ScoreFunction } from '../query/query.types.ts'
import { type ScoredDocuments, scoringAtLeast } from './scored-documents.ts'

/** The query's hits with their scores changed by the functions that apply to each. */
export function scoreFunctions(
  query: FunctionScoreQuery,
  matching: (query: Query) => Bitmap,
  scored: (query: Query) => ScoredDocuments,
): ScoredDocuments {
  const { documents, scores } = scored(query.query)
  const functions = query.functions.map((each) => ({ applies: each.filter && matching(each.filter), value: functionOf(each) }))
  const changed = new Float32Array(scores.length)
  for (const document of documents.documents()) {
    const values = functions.filter(({ applies }) => applies?.has(document) ?? true).map(({ value }) => value(document))
    const factor =
      values.length === 0
        ? 1
        : Math.min(query.scoreMode === 'first' ? (values[0] ?? 1) : combined(query.scoreMode, values), query.maxBoost)
    const score = scores[document] ?? 0
    changed[document] = query.boostMode === 'replace' ? factor : combined(query.boostMode, [score, factor])
  }
  return query.minScore === null ? { documents, scores: changed } : scoringAtLeast({ documents, scores: changed }, query.minScore)
}

function combined(how: Combination, values: readonly number[]): number {
  if (how === 'max') return Math.max(...values)
  if (how === 'min') return Math.min(...values)
  if (how === 'multiply') return values.reduce((product, value) => product * value, 1)
  const sum = values.reduce((total, value) => total + value, 0)
  return how === 'avg' ? sum / values.length : sum
}

function functionOf({ weight, random }: ScoreFunction): (document: number) => number {
  if (!random) return () => weight
  const seed = random.seed ?? Math.floor(Math.random() * 2 ** 32)
  return (document) => weight * shuffled(document, seed)
}

/** A number from 0 to 1 that looks like chance and is the same for the same document and seed. */
function shuffled(document: number, seed: number): number {
  let hash = Math.imul(document + 1, 0x9e3779b1) ^ Math.imul(seed | 0, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
