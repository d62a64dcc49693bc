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
  /** Folded words that a search ignores, without those that are a phrase of their own: 'shop' in 'where is your shop'. */
  readonly ignored: ReadonlySet<string>
  /** Folded words that begin a question, some with a meaning of their own: 'liefert'. */
  readonly questions: ReadonlySet<string>
}

/** A misspelling of a shorter word is too often another word. */
const MISSPELT_FROM = 6
/** Fewer letters do not complete a word that is still being typed. */
const UNFINISHED_FROM = 4
/** The same for the last word of a phrase whose other words are typed. */
const UNFINISHED_IN_PHRASE_FROM = 3

interface EmptyWords {
  readonly ignored: readonly string[]
  readonly questions: readonly string[]
}

export function phraseIndex<Entry extends Findable>(
  entries: readonly Entry[],
  { ignored, questions }: EmptyWords,
): PhraseIndex<Entry> {
  const phrases = new Set(entries.flatMap(({ words }) => words.map((phrase) => foldedWords(phrase).join(' '))))
  return {
    entries: entries.map((entry) => ({ entry, phrases: entry.words.map(foldedWords) })),
    ignored: new Set([...ignored, ...questions].map(fold).filter((word) => !phrases.has(word))),
    questions: new Set(questions.map(fold)),
  }
}

/**
 * The entries a search asks for, those that explain most of its words first. An entry matches if all words of one of its phrases are typed
 * and make up more than half of the search, so that 'contact adhesive' does not find 'contact'. In a question they may be fewer. Words that
 * are no goods do not count: 'delivery to leeds' finds 'delivery'. A search of ignored words alone has to be a phrase: 'where are you'.
 * @param isGoods whether the merchant's goods have a folded word or a similar one
 * @source SEARCH-30, SEARCH-60, SEARCH-61, SEARCH-71, SEARCH-85, SEARCH-92
 */
export function findEntries<Entry>(
  { entries, ignored, questions }: PhraseIndex<Entry>,
  search: string,
  limit: number,
  isGoods: (word: string, options: GoodsOptions) => boolean = () => true,
): readonly Entry[] {
  const words = foldedWords(normalizeSearch(search))
  const last = words.at(-1)
  const isQuestion = search.trimEnd().endsWith('?') || questions.has(words[0] ?? '')
  const isMeaningful = (word: string) => !ignored.has(word)
  const hasOnlyIgnoredWords = !words.some(isMeaningful)
  const goods = words.filter(
    (word, i) => isMeaningful(word) && isGoods(word, { isLast: word === last, isSpelled: ignored.has(words[i - 1] ?? '') }),
  )
  // One word alone says too little: 'Holz' of 'welches Holz', 'screw' of 'screw length'.
  const toRequired = (phrase: readonly string[]) => {
    const meaningful = phrase.filter(isMeaningful)
    return meaningful.length > 1 ? meaningful : phrase
  }
  return entries
    .map(({ entry, phrases }) => {
      const explained = explainedWords(words, phrases.map(toRequired))
      const meant = explained.filter(isMeaningful)
      const others = goods.filter((word) => !explained.includes(word))
      const isEnough = hasOnlyIgnoredWords ? explained.length === words.length : meant.length > (isQuestion ? 0 : others.length)
      return { entry, explained, isFound: isEnough && explained.length > 0 }
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => b.explained.length - a.explained.length)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

export interface GoodsOptions {
  readonly isLast: boolean
  /** Only the merchant's spelling counts: a word after an ignored one is more often a place or a name, 'consegna a Torino'. */
  readonly isSpelled: boolean
}

/** The typed words that mean a word of a completely typed phrase. */
function explainedWords(typed: readonly string[], phrases: readonly (readonly string[])[]): readonly string[] {
  const last = typed.at(-1)
  const means = (word: string, wanted: string, phrase: readonly string[]) =>
    isMeant(word, wanted, word === last ? unfinishedFrom(phrase) : Number.POSITIVE_INFINITY)
  const typedPhrases = phrases.filter((phrase) => phrase.every((wanted) => typed.some((word) => means(word, wanted, phrase))))
  return typed.filter((word) => typedPhrases.some((phrase) => phrase.some((wanted) => means(word, wanted, phrase))))
}

const unfinishedFrom = (phrase: readonly string[]) => (phrase.length > 1 ? UNFINISHED_IN_PHRASE_FROM : UNFINISHED_FROM)

/** @param unfinishedFrom the fewest letters that are enough for the beginning of the word */
function isMeant(typed: string, wanted: string, unfinishedFrom: number): boolean {
  if (singular(typed) === singular(wanted)) return true
  if (typed.length >= unfinishedFrom && wanted.startsWith(typed)) return true
  return typed.length >= MISSPELT_FROM && spellingDistance(typed, wanted, 1) <= 1
}

export const foldedWords = (text: string): readonly string[] => splitWords(text).map(fold)
