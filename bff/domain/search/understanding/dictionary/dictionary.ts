import { fold } from '#schema/rules/fold.ts'
import { splitWords } from './split-words.ts'

/** Trade terms, brand names used as words, and words without meaning for a search, in one language. */
export type SearchDictionary = ReturnType<typeof searchDictionary>

export interface DictionaryEntries {
  /** Groups of synonymous words and phrases. */
  readonly same: readonly (readonly string[])[]
  /** The shop's terms for a word or phrase; not the other way round. */
  readonly means: Readonly<Record<string, readonly string[]>>
  /** The shop's own goods for searches of goods that it does not sell. */
  readonly instead: Readonly<Record<string, readonly string[]>>
  readonly ignored: readonly string[]
  readonly optional: readonly string[]
  readonly notSold: readonly string[]
  readonly amounts: readonly string[]
}

export const EMPTY_ENTRIES: DictionaryEntries = {
  same: [],
  means: {},
  instead: {},
  ignored: [],
  optional: [],
  notSold: [],
  amounts: [],
}

export function searchDictionary({ same, means, instead, ignored, optional, notSold, amounts }: DictionaryEntries) {
  const meanings = new Map<string, string[]>()
  const add = (phrase: string, others: readonly string[]) => {
    const key = dictionaryKey(phrase)
    const known = meanings.get(key) ?? []
    meanings.set(key, [...new Set([...known, ...others.map((other) => other.toLowerCase())])])
  }
  for (const phrases of same)
    for (const phrase of phrases)
      add(
        phrase,
        phrases.filter((other) => other !== phrase),
      )
  for (const [phrase, others] of [...Object.entries(means), ...Object.entries(instead)]) add(phrase, others)
  meanings.delete('')
  return {
    /** Synonyms by folded words with single spaces, as lower-case phrases. */
    meanings,
    longest: Math.max(0, ...[...meanings.keys()].map((key) => key.split(' ').length)),
    /** The phrases of goods that the shop does not sell. Their meanings are similar goods. */
    instead: new Set(Object.keys(instead).map(dictionaryKey)),
    /** Words that are ignored: 'for', 'cheap'. */
    ignored: new Set(ignored.map(fold)),
    /** Words that a product does not have to match: 'wooden'. */
    optional: new Set(optional.map(fold)),
    /** Goods that the shop does not sell, which are never read as misspellings: 'pipe' is not 'pine'. */
    notSold: new Set(notSold.map(fold)),
    /** Words that count goods: 'sheets' of '10 sheets of plywood'. */
    amounts: new Set(amounts.map(fold)),
  }
}

export const dictionaryKey = (phrase: string): string => splitWords(phrase).map(fold).join(' ')
