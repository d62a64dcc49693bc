import type { KnownWord } from '../vocabulary/vocabulary.types.ts'

/** Suggestions come from three letters on. @source SEARCH-8, SEARCH-27 */
const SHORTEST = 3
const MOST = 8

/** The known words that begin with a folded word and go on, the commonest first, at most eight. */
export function completions(word: string, known: ReadonlyMap<string, KnownWord>): readonly string[] {
  if (word.length < SHORTEST) return []
  return [...known]
    .filter(([candidate]) => candidate.length > word.length && candidate.startsWith(word))
    .toSorted(([, a], [, b]) => b.count - a.count)
    .slice(0, MOST)
    .map(([candidate]) => candidate)
}
