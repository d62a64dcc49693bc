import { SEARCH_PREFERENCE } from '#schema/rules/constants.ts'
import type { ReadingPart, SearchReading } from '../understanding/reading.types.ts'
import { all, any, type Clause, worth } from './clauses.ts'
import { partIn, readingPreferences, writtenIn } from './reading-clauses.ts'

const preference = SEARCH_PREFERENCE

/**
 * Clauses that find nothing of their own and order what a search has found: the product with exactly that sku; then those
 * that hold every word as it was written, in whichever field, then those that are named by what was understood. Where no product
 * holds every word, one that is named so in a category that is named so is more likely to be meant: 'screws', not 'exterior'
 * paint, of 'exterior screws'.
 *
 * @param text normalised
 * @param reading of the text
 * @param fields boosts by field
 */
export function preferences(text: string, reading: SearchReading, fields: Readonly<Record<string, number>>): readonly Clause[] {
  const prose = proseFields(fields)
  const skus = CODES.map((field) => worth(preference.exactSku, { terms: { [field]: skuSpellings(text) } }))
  const [name] = prose
  if (reading.parts.length === 0 || name === undefined) return skus
  const words = reading.parts.filter(({ kind }) => kind === 'word')
  return [
    ...skus,
    worth(preference.everyWord, all(reading.parts.map((part) => writtenIn(part, prose)))),
    ...readingPreferences(reading, name),
    ...(prose.length > 1 && words.length > 0
      ? [worth(preference.wordEverywhere, any(words.map((part) => inEach(part, prose))))]
      : []),
  ]
}

/** Fields of words, the name first; codes are none. */
export function proseFields(fields: Readonly<Record<string, number>>): readonly string[] {
  const prose = Object.keys(fields).filter((field) => !CODES.includes(field))
  return prose.includes(NAME) ? [NAME, ...prose.filter((field) => field !== NAME)] : prose
}

/** Skus are stored as the merchant writes them, in capitals as a rule, and shoppers do not hold the shift key. */
export const skuSpellings = (sku: string): readonly string[] => [...new Set([sku, sku.toUpperCase()])]

const CODES: readonly string[] = ['sku', 'configurable_children.sku']
const NAME = 'name'
const MOST_MEANINGS = 2

const inEach = (part: ReadingPart, prose: readonly string[]): Clause =>
  all(prose.map((field) => partIn({ ...part, understood: part.understood.slice(0, MOST_MEANINGS) }, [field])))
