import { fold } from '#schema/rules/fold.ts'
import { splitWords } from '../dictionary/split-words.ts'
import { preferProducts } from '../vocabulary/kinds.ts'
import type { KindSource, ReadingPart } from '../vocabulary/reading.types.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { knownWord } from './known-words.ts'
import { wordForms } from './word-forms.ts'

/** A shorter word is too often the end of another. */
const SHORTEST_HEAD = 5

type Words = Pick<SearchVocabulary, 'kinds' | 'words' | 'language' | 'dictionary'>

/**
 * Marks the part that names the kind of goods. Parts without a meaning are never marked.
 * @param text normalised
 */
export function markKind(parts: readonly ReadingPart[], text: string, vocabulary: Words): readonly ReadingPart[] {
  const kind = kindIn(text, vocabulary)
  if (kind === null) return parts
  const at = parts.findLastIndex((part) => !part.isOptional && hasWord(part, kind.word))
  return parts.map((part, i) => (i === at ? { ...part, kindOf: kind.kindOf } : part))
}

/**
 * The folded word for the kind of goods, and where the merchant uses it; null if there is none. In English and German it is the last one
 * before words such as 'for', in Italian the first: 'brass decking screws for oak', 'viti per decking'. A word that the merchant does not have may be a misspelt kind, so none is taken
 * from the wrong side of it: not 'door' from 'door handels'.
 */
function kindIn(text: string, { kinds, words, language, dictionary }: Words) {
  let kind: { readonly word: string; readonly kindOf: KindSource } | null = null
  for (const word of splitWords(text).map(fold)) {
    const isIgnored = dictionary.ignored.has(word)
    if (kind !== null && (language === 'it' || isIgnored)) return kind
    const kindOf = findKind(word, { kinds, language })
    if (kindOf) kind = { word, kindOf }
    else if (!isIgnored && isUnknown(word, { words, language })) {
      if (language === 'it') return null
      kind = null
    }
  }
  return kind
}

/** German compounds are of the kind of their last part: 'Pfostenbeton' is 'Beton'. */
function findKind(word: string, { kinds, language }: Pick<Words, 'kinds' | 'language'>): KindSource | undefined {
  const forms = [word, ...wordForms(word, language)]
  const found = preferProducts(forms.flatMap((form) => kinds.get(form) ?? []))
  if (found || language !== 'de' || word.length < SHORTEST_HEAD) return found
  return preferProducts([...kinds].filter(([kind]) => kind.endsWith(word)).map(([, kindOf]) => kindOf))
}

const isUnknown = (word: string, vocabulary: Pick<Words, 'words' | 'language'>): boolean =>
  /^\p{L}{3,}$/u.test(word) && knownWord(word, vocabulary) === null

const hasWord = ({ written }: ReadingPart, kind: string): boolean =>
  written.kind === 'words' && written.words.some((forms) => forms.some((form) => fold(form) === kind))
