import { fold } from '#schema/rules/fold.ts'
import { splitWords } from '../dictionary/split-words.ts'
import type { ReadingPart } from '../vocabulary/reading.types.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { knownWord } from './known-words.ts'
import { wordForms } from './word-forms.ts'

type Words = Pick<SearchVocabulary, 'kinds' | 'words' | 'language' | 'dictionary'>

/**
 * Marks the part that names the kind of goods. Parts without a meaning are never marked.
 * @param text normalised
 */
export function markKind(parts: readonly ReadingPart[], text: string, vocabulary: Words): readonly ReadingPart[] {
  const kind = kindIn(text, vocabulary)
  const at = kind === null ? -1 : parts.findLastIndex((part) => !part.isOptional && hasWord(part, kind))
  return parts.map((part, i) => (i === at ? { ...part, isKind: true } : part))
}

/**
 * The folded word for the kind of goods, null if there is none: in English and German the last one before words such as 'for', in Italian the
 * first: 'brass decking screws for oak', 'viti per decking'. A word that the merchant does not have may be a misspelt kind, so none is taken
 * from the wrong side of it: not 'door' from 'door handels'.
 */
function kindIn(text: string, { kinds, words, language, dictionary }: Words): string | null {
  let kind: string | null = null
  for (const word of splitWords(text).map(fold)) {
    const isIgnored = dictionary.ignored.has(word)
    if (kind !== null && (language === 'it' || isIgnored)) return kind
    if ([word, ...wordForms(word, language)].some((form) => kinds.has(form))) kind = word
    else if (!isIgnored && isUnknown(word, { words, language })) {
      if (language === 'it') return null
      kind = null
    }
  }
  return kind
}

const isUnknown = (word: string, vocabulary: Pick<Words, 'words' | 'language'>): boolean =>
  /^\p{L}{3,}$/u.test(word) && knownWord(word, vocabulary) === null

const hasWord = ({ written }: ReadingPart, kind: string): boolean =>
  written.kind === 'words' && written.words.some((forms) => forms.some((form) => fold(form) === kind))
