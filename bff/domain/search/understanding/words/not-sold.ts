import { fold } from '#schema/rules/fold.ts'
import { splitWords } from '../dictionary/split-words.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { wordForms } from '../vocabulary/word-forms.ts'

/** Whether a folded word names goods that the shop does not sell, in any number. @source SEARCH-52 */
export const isNotSold = (folded: string, { dictionary, language }: SearchVocabulary): boolean =>
  dictionary.notSold.size > 0 && [folded, ...wordForms(folded, language)].some((form) => dictionary.notSold.has(form))

/**
 * Whether the kind of goods that a search names is one that the shop does not sell. Sizes and ignored words do not count: '15 mm copper pipe'
 * and 'roof tiles' ask for such goods, 'tile battens' does not. In Italian the first word names the kind, otherwise the last one before words
 * such as 'for'.
 * @source SEARCH-52
 */
export function asksForNotSold(text: string, vocabulary: SearchVocabulary): boolean {
  const words = splitWords(text)
    .map(fold)
    .filter((word) => NAME.test(word))
  const { ignored } = vocabulary.dictionary
  const from = words.findIndex((word) => !ignored.has(word))
  const named = words.slice(Math.max(0, from))
  const end = named.findIndex((word) => ignored.has(word))
  const kind = vocabulary.language === 'it' ? named[0] : named.slice(0, end < 0 ? named.length : end).at(-1)
  return kind !== undefined && isNotSold(kind, vocabulary)
}

/** Units and sizes are shorter, or have digits. */
const NAME = /^\p{L}{3,}$/u
