import { fold } from '#schema/rules/fold.ts'
import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { splitWords } from '../dictionary/split-words.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { findKnownWord } from './known-words.ts'
import { isNotSold } from './not-sold.ts'

const FOR: Readonly<Record<SearchLanguage, RegExp>> = { en: / for /i, de: / für /i, it: / per /i }

/**
 * A search without the use that it names: 'underlay' of 'underlay for laminate'. Sizes are kept. Null if the search names no use, or if the
 * merchant sells no goods with the words of the use: 'paint for radiators'.
 * @param text normalised
 * @source SEARCH-93
 */
export function withoutUse(text: string, vocabulary: SearchVocabulary): string | null {
  const { index } = FOR[vocabulary.language].exec(text) ?? { index: 0 }
  const words = splitWords(text.slice(index))
  const sizes = words.filter((word) => SIZE.test(word))
  const use = words.map(fold).filter((word) => !SIZE.test(word) && !vocabulary.dictionary.ignored.has(word))
  const isKnown = use.length > 0 && use.every((word) => !isNotSold(word, vocabulary) && isNamed(word, vocabulary))
  return index > 0 && isKnown ? [text.slice(0, index), ...sizes].join(' ') : null
}

const SIZE = /^\d/

const isNamed = (word: string, vocabulary: SearchVocabulary): boolean =>
  (vocabulary.words.get(findKnownWord(word, vocabulary) ?? '')?.count ?? 0) > 0
