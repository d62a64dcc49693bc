import { fold, foldDigraphs } from '#schema/rules/fold.ts'
import type { SearchVocabulary } from '../vocabulary/vocabulary.types.ts'
import { wordForms } from '../vocabulary/word-forms.ts'

type Words = Pick<SearchVocabulary, 'words' | 'language'>
type MeantWords = Pick<SearchVocabulary, 'words' | 'language' | 'dictionary'>

const MOST_FORMS = 8
const GUESSED_FORMS = 3

/** The form of a folded word that is in the vocabulary; null if there is none. */
export const findKnownWord = (folded: string, { words, language }: Words): string | null =>
  allForms(folded, language).find((form) => words.has(form)) ?? null

/** A word as written and in all other forms and spellings of the merchant's texts; the likeliest forms if there are none. */
export function spelledForms(word: string, vocabulary: MeantWords): readonly string[] {
  const forms = meantForms(fold(word), vocabulary)
  const known = forms.flatMap((form) => vocabulary.words.get(form)?.spellings ?? [])
  return [...new Set([word, ...(known.length > 0 ? known : forms.slice(0, GUESSED_FORMS))])].slice(0, MOST_FORMS)
}

/** A word and its other forms. A word with a meaning in the dictionary is no form of an optional one: 'legna' is not 'legno'. */
export const meantForms = (folded: string, { language, dictionary }: MeantWords): readonly string[] =>
  allForms(folded, language).filter(
    (form) => form === folded || !dictionary.meanings.has(folded) || !dictionary.optional.has(form),
  )

function allForms(folded: string, language: SearchVocabulary['language']): readonly string[] {
  const plain = language === 'de' ? [folded, foldDigraphs(folded)] : [folded]
  return [...new Set(plain.flatMap((word) => [word, ...wordForms(word, language)]))]
}
