import type { KnownWord } from '../vocabulary/vocabulary.types.ts'
import { spellingDistance } from './spelling-distance.ts'

/**
 * Known words that a folded word may be a misspelling of, at most three, by distance and then by frequency. Words of up to
 * seven letters are corrected by one letter or two that sound alike. Words further away are more often goods that the shop does not sell.
 * @param most maximum distance according to `spellingDistance`
 */
export function corrections(
  word: string,
  known: ReadonlyMap<string, KnownWord>,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const limit = Math.min(most, maximumDistance(word.length))
  if (limit === 0 || /\p{N}/u.test(word)) return []
  const near: { readonly word: string; readonly distance: number; readonly count: number }[] = []
  for (const [candidate, { count }] of known) {
    if (candidate.length < SHORTEST || /\p{N}/u.test(candidate)) continue
    const first = candidate.charAt(0) === word.charAt(0) ? 0 : OTHER_FIRST_LETTER
    const distance = spellingDistance(word, candidate, limit - first) + first
    if (Number.isFinite(distance)) near.push({ word: candidate, distance, count })
  }
  near.sort((a, b) => a.distance - b.distance || b.count - a.count)
  const best = near[0]?.distance ?? 0
  return near
    .filter(({ distance }) => distance <= best + NEARLY)
    .slice(0, MOST)
    .map(({ word }) => word)
}

const SHORTEST = 3
const MOST = 3
/** Distances that differ by no more than this count as equally likely. */
const NEARLY = 0.25
const OTHER_FIRST_LETTER = 0.25

function maximumDistance(length: number): number {
  if (length < SHORTEST || length > 30) return 0
  return length <= 7 ? 1 : 1.5
}
