import { fold } from '#schema/rules/fold.ts'
import { singular } from './category-suggestions.ts'
import type { GoodsOptions } from './page-suggestions.ts'
import { isSearchable, normalizeSearch } from './text/full-text.ts'
import type { SearchVocabulary } from './understanding/vocabulary/vocabulary.types.ts'
import { completions } from './understanding/words/completions.ts'
import { joinCompound, splitCompound } from './understanding/words/compounds.ts'
import { corrections } from './understanding/words/corrections.ts'
import { findKnownWord } from './understanding/words/known-words.ts'
import { isNotSold } from './understanding/words/not-sold.ts'

/** Sizes and skus are never misspellings. A shorter word alone is too often an abbreviation. */
const CORRECTABLE = /^\p{L}{4,}$/u
/** Used if the search has another misspelt word, so that the suggested search contains no unknown short word. */
const CORRECTABLE_TOO = /^\p{L}{3,}$/u

/**
 * A search with its misspelt words corrected to words that find products; null if there are none. No product name contains a misspelt word,
 * so such a search finds only loose matches.
 * @param pageWords folded words of the phrases that find pages, in the singular; they are never corrected
 * @source SEARCH-39
 */
export function didYouMean(search: string, vocabulary: SearchVocabulary, pageWords: ReadonlySet<string>): string | null {
  if (!isSearchable(search)) return null
  const text = normalizeSearch(search)
  const words = text.split(' ')
  const isCompound = (first = '', second = '') => joinCompound(fold(first), fold(second), vocabulary) !== null
  const correct = (correctable: RegExp) =>
    words
      .map((word, i) =>
        !correctable.test(word) ||
        pageWords.has(singular(fold(word))) ||
        isCompound(words[i - 1], word) ||
        isCompound(word, words[i + 1])
          ? word
          : correctWord(word, vocabulary, i === words.length - 1),
      )
      .join(' ')
  return correct(CORRECTABLE) === text ? null : correct(CORRECTABLE_TOO)
}

function correctWord(word: string, vocabulary: SearchVocabulary, isLast: boolean): string {
  const folded = fold(word)
  if (vocabulary.dictionary.ignored.has(folded) || isKnown(folded, vocabulary, isLast)) return word
  const [best] = corrections(folded, vocabulary.words).filter((near) => findsProducts(near, vocabulary))
  const spelled = best === undefined ? undefined : vocabulary.words.get(best)?.spellings[0]
  if (spelled === undefined) return word
  return /^\p{Lu}/u.test(word) ? spelled.charAt(0).toUpperCase() + spelled.slice(1) : spelled
}

/** Names of goods that the shop does not sell, compounds of known words, and the beginning of a known last word count as known too. */
const isKnown = (word: string, vocabulary: SearchVocabulary, isLast: boolean): boolean =>
  isNotSold(word, vocabulary) ||
  findKnownWord(word, vocabulary) !== null ||
  splitCompound(word, vocabulary) !== null ||
  (isLast && completions(word, vocabulary.words).length > 0)

/**
 * Whether a folded word of a search is one of the merchant's, or so similar that it may be a misspelt one. Sizes and skus count.
 * @source SEARCH-60, SEARCH-71
 */
export const isGoods = (word: string, vocabulary: SearchVocabulary, { isLast, isSpelled }: GoodsOptions): boolean =>
  /\p{N}/u.test(word) ||
  isKnown(word, vocabulary, isLast) ||
  (!isSpelled && corrections(word, vocabulary.words).some((near) => findsProducts(near, vocabulary)))

const findsProducts = (word: string, { words, dictionary }: SearchVocabulary): boolean =>
  (words.get(word)?.count ?? 0) > 0 || dictionary.meanings.has(word)
