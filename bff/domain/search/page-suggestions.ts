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
}

/** A misspelling of a shorter word is too often another word. */
const MISSPELT_FROM = 6
/** Fewer letters do not complete a word that is still being typed. */
const UNFINISHED_FROM = 4

export function phraseIndex<Entry extends Findable>(entries: readonly Entry[], ignored: readonly string[]): PhraseIndex<Entry> {
  const isIgnored = new Set(ignored.map(fold))
  return { entries: entries.map((entry) => ({ entry, phrases: entry.words.map(foldedWords) })), ignored: isIgnored }
}

/**
 * The entries a search asks for, those that explain most of its words first. An entry matches if all words of one of its phrases are typed
 * and make up more than half of the search, so that 'contact adhesive' does not find 'contact'.
 */
export function findEntries<Entry>({ entries, ignored }: PhraseIndex<Entry>, search: string, limit: number): readonly Entry[] {
  const words = foldedWords(normalizeSearch(search))
  const last = words.at(-1)
  const typed = words.filter((word) => !ignored.has(word))
  return entries
    .map(({ entry, phrases }) => {
      const counts = phrases.map((phrase) =>
        explainedWords(
          typed,
          phrase.filter((word) => !ignored.has(word)),
          last,
        ),
      )
      return { entry, explained: Math.max(0, ...counts) }
    })
    .filter(({ explained }) => explained > typed.length / 2)
    .toSorted((a, b) => b.explained - a.explained)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/** How many of the typed words mean a word of the phrase; 0 if a word of the phrase is not typed. */
function explainedWords(typed: readonly string[], phrase: readonly string[], last: string | undefined): number {
  const meansSome = (word: string) => phrase.some((wanted) => isMeant(word, wanted, word === last))
  const isTyped = (wanted: string) => typed.some((word) => isMeant(word, wanted, word === last))
  return phrase.every(isTyped) ? typed.filter(meansSome).length : 0
}

function isMeant(typed: string, wanted: string, isUnfinished: boolean): boolean {
  if (singular(typed) === singular(wanted)) return true
  if (isUnfinished && typed.length >= UNFINISHED_FROM && wanted.startsWith(typed)) return true
  return typed.length >= MISSPELT_FROM && spellingDistance(typed, wanted, 1) <= 1
}

const foldedWords = (text: string): readonly string[] => splitWords(text).map(fold)
