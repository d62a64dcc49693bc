import { fold } from '#schema/rules/fold.ts'
import { splitWords } from '../words/split-words.ts'

/** Trade words, brand names used as words, and words that say nothing, of one language. */
export interface SearchDictionary {
  /** By folded words, with one space between them: what else it may be called, as phrases in lower case. */
  readonly meanings: ReadonlyMap<string, readonly string[]>
  /** Words of the longest entry. */
  readonly longest: number
  /** Words that are passed over: 'for', 'cheap'. */
  readonly ignored: ReadonlySet<string>
  /** Words a product need not have: 'wooden'. */
  readonly optional: ReadonlySet<string>
}

/** The content of a dictionary file. */
export interface DictionaryEntries {
  /** Lists of words and phrases that mean the same. */
  readonly same: readonly (readonly string[])[]
  /** What a word or phrase is called in the shop; not the other way round. */
  readonly means: Readonly<Record<string, readonly string[]>>
  readonly ignored: readonly string[]
  readonly optional: readonly string[]
}

export const EMPTY_ENTRIES: DictionaryEntries = { same: [], means: {}, ignored: [], optional: [] }

export function searchDictionary({ same, means, ignored, optional }: DictionaryEntries): SearchDictionary {
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
  for (const [phrase, others] of Object.entries(means)) add(phrase, others)
  meanings.delete('')
  return {
    meanings,
    longest: Math.max(0, ...[...meanings.keys()].map((key) => key.split(' ').length)),
    ignored: new Set(ignored.map(fold)),
    optional: new Set(optional.map(fold)),
  }
}

/** How a word or phrase is looked up. */
export const dictionaryKey = (phrase: string): string => splitWords(phrase).map(fold).join(' ')
