import { fold } from '#schema/rules/fold.ts'
import { singular } from './category-suggestions.ts'
import { normalizeSearch } from './text/full-text.ts'
import { splitWords } from './understanding/dictionary/split-words.ts'
import { spellingDistance } from './understanding/words/spelling-distance.ts'

/** Something that shoppers find by phrases. */
interface Findable {
  readonly words: readonly string[]
}

export interface PhraseIndex<Entry> {
  readonly entries: readonly { readonly entry: Entry; readonly phrases: readonly (readonly string[])[] }[]
  /** Folded words without meaning for a search. */
  readonly ignored: ReadonlySet<string>
  /** Folded words that begin a question. Only those that are phrases of their own have another meaning: 'liefert'. */
  readonly questions: ReadonlySet<string>
}

/** A misspelling of a shorter word is too often another word. */
const MISSPELT_FROM = 6
/** Fewer letters do not complete a word that is still being typed. */
const UNFINISHED_FROM = 4

interface EmptyWords {
  readonly ignored: readonly string[]
  readonly questions: readonly string[]
}

export function phraseIndex<Entry extends Findable>(
  entries: readonly Entry[],
  { ignored, questions }: EmptyWords,
): PhraseIndex<Entry> {
  const folded = questions.map(fold)
  const phrases = new Set(entries.flatMap(({ words }) => words.map((phrase) => foldedWords(phrase).join(' '))))
  return {
    entries: entries.map((entry) => ({ entry, phrases: entry.words.map(foldedWords) })),
    ignored: new Set([...ignored.map(fold), ...folded.filter((word) => !phrases.has(word))]),
    questions: new Set(folded),
  }
}

/**
 * The entries a search asks for, those that explain most of its words first. An entry matches if all words of one of its phrases are typed
 * and make up more than half of the search, so that 'contact adhesive' does not find 'contact'. In a question they may be fewer.
 */
export function findEntries<Entry>(
  { entries, ignored, questions }: PhraseIndex<Entry>,
  search: string,
  limit: number,
): readonly Entry[] {
  const words = foldedWords(normalizeSearch(search))
  const last = words.at(-1)
  const isQuestion = search.trimEnd().endsWith('?') || questions.has(words[0] ?? '')
  const meaningful = (some: readonly string[]) => some.filter((word) => !ignored.has(word))
  const typed = meaningful(words)
  return entries
    .map(({ entry, phrases }) => ({ entry, explained: explainedWords(typed, phrases.map(meaningful), last) }))
    .filter(({ explained }) => explained > (isQuestion ? 0 : typed.length / 2))
    .toSorted((a, b) => b.explained - a.explained)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** The number of typed words that mean a word of a completely typed phrase. */
function explainedWords(typed: readonly string[], phrases: readonly (readonly string[])[], last: string | undefined): number {
  const means = (word: string, wanted: string) => isMeant(word, wanted, word === last)
  const wordsOfTypedPhrases = phrases
    .filter((phrase) => phrase.every((wanted) => typed.some((word) => means(word, wanted))))
    .flat()
  return typed.filter((word) => wordsOfTypedPhrases.some((wanted) => means(word, wanted))).length
}

function isMeant(typed: string, wanted: string, isUnfinished: boolean): boolean {
  if (singular(typed) === singular(wanted)) return true
  if (isUnfinished && typed.length >= UNFINISHED_FROM && wanted.startsWith(typed)) return true
  return typed.length >= MISSPELT_FROM && spellingDistance(typed, wanted, 1) <= 1
}

export const foldedWords = (text: string): readonly string[] => splitWords(text).map(fold)
