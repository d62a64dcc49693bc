import type { Language } from '../../store-views.ts'
import { stem } from './stem.ts'

/** How a field's text becomes terms. */
export interface Analyser {
  readonly language: Language
  /** Plurals are folded; off for codes and addresses. */
  readonly stemmed: boolean
}

const TAG = /<[^>]*>/g
const MARK = /\p{M}/gu
const TERM = /\d+(?:[.,]\d+)?|\p{L}+/gu
const NUMBER = /^\d/
const LENGTH_UNIT = /^(?:mm|cm|m)$/

/**
 * The terms of a text in order: lower case, no accents, cut at everything that is no letter or digit and where
 * letters meet digits, sizes freed of their sign and unit ('150x22mm' is '150 22': one size, one term), plurals folded.
 */
export function analyse(text: string, { language, stemmed }: Analyser): string[] {
  const plain = text.replace(TAG, ' ').toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(MARK, '')
  const words = plain.match(TERM) ?? []
  const terms: string[] = []
  words.forEach((word, i) => {
    if (NUMBER.test(word)) terms.push(plainNumber(word))
    else if (!isTimes(words, i) && !isUnit(words, i)) terms.push(stemmed ? stem(word, language) : word)
  })
  return terms
}

/** Whether a term is a number: sizes are never misspelt into one another. */
export const isNumber = (term: string) => NUMBER.test(term)

const plainNumber = (word: string) => (/[.,]/.test(word) ? word.replace(',', '.').replace(/\.?0+$/, '') : word)

const isTimes = (words: readonly string[], i: number) =>
  words[i] === 'x' && NUMBER.test(words[i - 1] ?? '') && NUMBER.test(words[i + 1] ?? '')

const isUnit = (words: readonly string[], i: number) => LENGTH_UNIT.test(words[i] ?? '') && NUMBER.test(words[i - 1] ?? '')
