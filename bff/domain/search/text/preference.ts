import { SEARCH } from '#schema/rules/constants.ts'
import { searchWords, spellings } from './words.ts'

type Clause = Readonly<Record<string, unknown>>

const { preference, prefixLength, maxExpansions } = SEARCH

/**
 * Clauses that find nothing of their own and order what a search has found: the product with exactly that sku; then those
 * that hold every word, in whichever field, as typed before misspelt, and in the name before elsewhere. Where no product
 * holds every word, one that is named so in a category that is named so is more likely to be meant: 'screws', not 'exterior'
 * paint, of 'exterior screws'.
 *
 * @param text normalised
 * @param fields boosts by field
 */
export function preferences(text: string, fields: Readonly<Record<string, number>>): readonly Clause[] {
  const prose = Object.keys(fields).filter((field) => !CODES.includes(field))
  const words = searchWords(text).slice(0, SEARCH.preferenceWords)
  const skus = CODES.map((field) => worth(preference.exactSku, { terms: { [field]: skuSpellings(text) } }))
  if (words.length === 0 || prose.length === 0) return skus
  return [
    ...skus,
    worth(preference.everyWord, all(words.map((word) => asTyped(word, prose)))),
    worth(preference.everyWordRoughly, all(words.map((word) => roughly(word, prose)))),
    ...(prose.includes(NAME) ? [worth(preference.everyWordInName, all(words.map((word) => asTyped(word, [NAME]))))] : []),
    ...(prose.length > 1 ? [worth(preference.wordEverywhere, any(words.map((word) => inEach(word, prose))))] : []),
  ]
}

/** Skus are stored as the merchant writes them, in capitals as a rule, and shoppers do not hold the shift key. */
export const skuSpellings = (sku: string): readonly string[] => [...new Set([sku, sku.toUpperCase()])]

const CODES: readonly string[] = ['sku', 'configurable_children.sku']
const NAME = 'name'

const asTyped = (word: string, fields: readonly string[]): Clause =>
  any(spellings(word).map((query) => ({ multi_match: { query, fields, operator: 'and' } })))

/** Sizes are never misspelt into one another. */
const roughly = (word: string, fields: readonly string[]): Clause =>
  HAS_DIGIT.test(word)
    ? asTyped(word, fields)
    : {
        multi_match: {
          query: word,
          fields,
          operator: 'and',
          fuzziness: 'AUTO',
          prefix_length: prefixLength,
          max_expansions: maxExpansions,
        },
      }

const HAS_DIGIT = /\p{N}/u

const inEach = (word: string, fields: readonly string[]): Clause => all(fields.map((field) => roughly(word, [field])))

const worth = (boost: number, filter: Clause): Clause => ({ constant_score: { filter, boost } })

const all = (clauses: readonly Clause[]): Clause => ({ bool: { must: clauses } })

const any = ([first, ...others]: readonly Clause[]): Clause =>
  first && others.length === 0 ? first : { bool: { should: [first, ...others] } }
