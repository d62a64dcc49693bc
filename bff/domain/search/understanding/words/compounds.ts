import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import type { KnownWord, SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { wordForms } from '../vocabulary/word-forms.ts'

type Words = Pick<SearchVocabulary, 'words' | 'language'>

const SHORTEST_PART = 3
const SHORTEST_STEM = 4

/**
 * Splits a folded compound into two known words: `featheredge` into `feather` and `edge`; null if it is not a compound. German
 * linking letters, Eiche-n-brett, Holz-s-tab, are endings of the first word's forms.
 */
export function splitCompound(word: string, { words, language }: Words): readonly [string, string] | null {
  const splits: { readonly parts: readonly [string, string]; readonly worth: number }[] = []
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)].map((part) => findKnownForm(part, words, language))
    if (first && second)
      splits.push({ parts: [first, second], worth: Math.min(wordCount(first, words), wordCount(second, words)) })
  }
  return splits.sort((a, b) => b.worth - a.worth)[0]?.parts ?? null
}

/** Joins two words to a known compound: `feather edge` to `featheredge`; null if there is none. */
export const joinCompound = (first: string, second: string, { words, language }: Words): string | null =>
  first.length + second.length < 5 ? null : findKnownForm(first + second, words, language)

/** Known compounds that begin or end with a word, most frequent first: `sockelleiste` for `leiste`, `graueiche` for `grau`. */
export function findCompounds(word: string, { words, language }: Words, most: number): readonly string[] {
  if (language !== 'de' || word.length < SHORTEST_STEM) return []
  const stems = [word, ...wordForms(word, language)].filter((form) => form.length >= SHORTEST_STEM)
  const isPart = (known: string) =>
    known.startsWith(word) || (word.length > SHORTEST_STEM && stems.some((stem) => known.endsWith(stem)))
  return [...words]
    .filter(([known]) => known.length >= word.length + SHORTEST_PART && isPart(known))
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, most)
    .map(([known]) => known)
}

function findKnownForm(word: string, words: ReadonlyMap<string, KnownWord>, language: SearchLanguage): string | null {
  if (words.has(word)) return word
  return wordForms(word, language).find((form) => words.has(form)) ?? null
}

const wordCount = (word: string, words: ReadonlyMap<string, KnownWord>) => words.get(word)?.count ?? 0
