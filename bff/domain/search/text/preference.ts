import { SEARCH_PREFERENCE } from '#schema/rules/constants.ts'
import type { ReadingPart, SearchReading } from '../understanding/vocabulary/reading.types.ts'
import { type Clause, constantScore, matchAll, matchAny } from './clauses.ts'
import { matchEveryPart, matchPart, matchWrittenPart, preferOwnKind, readingPreferences } from './reading-clauses.ts'

const preference = SEARCH_PREFERENCE

/**
 * Clauses that rank the hits of a search without selecting more. First comes the product with exactly that sku, then products
 * with every word as typed in any field, then products named by the interpreted text. If no product has every word, a product
 * that has the words in both its name and its category is the more likely match: 'screws' rather than 'exterior' paint for
 * 'exterior screws'.
 *
 * @param text normalised
 * @param reading interpretation of the text
 * @param fields boosts by field
 */
export function preferences(text: string, reading: SearchReading, fields: Readonly<Record<string, number>>): readonly Clause[] {
  const prose = proseFields(fields)
  const skus = CODES.map((field) => constantScore(preference.exactSku, { terms: { [field]: skusIn(text, reading) } }))
  const [name] = prose
  if (reading.parts.length === 0 || name === undefined) return skus
  const words = reading.parts.filter(({ kind }) => kind === 'word')
  return [
    ...skus,
    ...(reading.parts.length > MOST_PARTS ? [] : [preferEveryPart(reading, prose)]),
    constantScore(preference.everyWord, matchAll(reading.parts.map((part) => matchWrittenPart(part, prose)))),
    ...readingPreferences(reading, name),
    ...(prose.length > 1 && words.length > 0
      ? [constantScore(preference.wordEverywhere, matchAny(words.map((part) => matchEach(part, prose))))]
      : []),
  ]
}

/** Ranks products with every part. Products of the kind come before products that only mention it. */
function preferEveryPart(reading: SearchReading, prose: readonly string[]): Clause {
  const every = constantScore(preference.everyPart, matchEveryPart(reading, prose))
  const kind = reading.parts.find(({ kindOf }) => kindOf === 'products')
  return kind ? preferOwnKind(every, kind, prose, preference.everyPartOfKind) : every
}

/** Text fields, the name first. Excludes skus. */
export function proseFields(fields: Readonly<Record<string, number>>): readonly string[] {
  const prose = Object.keys(fields).filter((field) => !CODES.includes(field))
  return prose.includes(NAME) ? [NAME, ...prose.filter((field) => field !== NAME)] : prose
}

/** Skus are stored as the merchant writes them, usually in upper case, while shoppers type lower case. */
export const skuSpellings = (sku: string): readonly string[] => [...new Set([sku, sku.toUpperCase()])]

/** The skus that a whole search may be. @source SEARCH-73 */
export const skusIn = (text: string, { sku }: SearchReading): readonly string[] => [
  ...new Set([...skuSpellings(text), ...(sku === undefined ? [] : [sku])]),
]

/** Fields of skus. */
export const CODES: readonly string[] = ['sku', 'configurable_children.sku']
const NAME = 'name'
const MOST_MEANINGS = 2
/** A longer text would exceed the engines' clause limit, and the clauses of its parts rank it well enough. */
const MOST_PARTS = 5

const matchEach = (part: ReadingPart, prose: readonly string[]): Clause =>
  matchAll(prose.map((field) => matchPart({ ...part, understood: part.understood.slice(0, MOST_MEANINGS) }, [field])))
