import type { KnownWord } from '../vocabulary/vocabulary.types.ts'

/** Suggestions need at least three letters. @source SEARCH-8, SEARCH-27 */
const SHORTEST = 3
const MOST = 8

/** Known words that a folded word is the beginning of, most frequent first, at most eight. */
export function completions(word: string, known: ReadonlyMap<string, KnownWord>): readonly string[] {
  if (word.length < SHORTEST) return []
  return [...known]
    .filter(([candidate]) => candidate.length > word.length && candidate.startsWith(word))
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, MOST)
    .map(([candidate]) => candidate)
}
