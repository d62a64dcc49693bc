import { fold } from '#schema/rules/fold.ts'
import { splitWords } from '../dictionary/split-words.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { wordForms } from './word-forms.ts'

/** Whether a folded word names goods that the shop does not sell, in any number. @source SEARCH-52 */
export const isNotSold = (folded: string, { dictionary, language }: SearchVocabulary): boolean =>
  dictionary.notSold.size > 0 && [folded, ...wordForms(folded, language)].some((form) => dictionary.notSold.has(form))

/**
 * Whether a search asks for goods that the shop does not sell and for nothing else, sizes and ignored words aside: '15 mm pipe'.
 * @source SEARCH-52
 */
export function asksOnlyNotSold(text: string, vocabulary: SearchVocabulary): boolean {
  const words = splitWords(text)
    .map(fold)
    .filter((word) => NAME.test(word) && !vocabulary.dictionary.ignored.has(word))
  return words.length > 0 && words.every((word) => isNotSold(word, vocabulary))
}

/** Units and sizes are shorter, or have digits. */
const NAME = /^\p{L}{3,}$/u
