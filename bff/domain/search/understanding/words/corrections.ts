import type { KnownWord } from '../vocabulary/vocabulary.types.ts'
import { spellingDistance } from './spelling-distance.ts'

/**
 * The known words a folded word may be misspelt from, at most three, the nearest and then the commonest first. Words
 * of three or four letters are only taken for one that sounds like it.
 * @param most how far away they may be at most, by `spellingDistance`
 */
export function corrections(
  word: string,
  known: ReadonlyMap<string, KnownWord>,
  most = Number.POSITIVE_INFINITY,
): readonly string[] {
  const limit = Math.min(most, allowed(word.length))
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
/** As likely as the nearest. */
const NEARLY = 0.25
const OTHER_FIRST_LETTER = 0.25

function allowed(length: number): number {
  if (length < SHORTEST || length > 30) return 0
  if (length <= 4) return 1
  return length <= 7 ? 2 : 2.5
}
