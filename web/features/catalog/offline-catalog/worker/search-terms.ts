import type { QueryCombination } from 'minisearch'
import { fold } from '#schema/rules/fold.ts'
import type { Measure, SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { readMeasures } from '#schema/rules/measures/read-measures.ts'

/** The search terms of a text: its folded words, and its sizes normalised ('mm:2440'). */
export const searchTerms = (text: string, language: SearchLanguage): string[] =>
  readMeasures(text, language).flatMap((segment) => {
    if (segment.kind === 'text') return foldedWords(segment.text)
    const [likeliest] = segment.measures
    return likeliest ? toSizeTerms(likeliest) : []
  })

/** The search terms of a sku: the whole sku and its parts. */
export const skuTerms = (sku: string): string[] => [skuKey(sku), ...foldedWords(sku)]

/** Normalises skus for comparison. */
export const skuKey = (sku: string): string => sku.trim().toLowerCase()

/** Words up to this length must match exactly: with a typo, they match too much. */
const EXACT_LENGTH = 3
const MOST_PARTS = 8

/**
 * The search query of a text: every word, by prefix or with a typo, and every size in one of its meanings ('4x2' is 100 x 50 mm, or 89
 * x 38). Null for a text without words or sizes.
 */
export function searchQuery(text: string, language: SearchLanguage): QueryCombination | null {
  const queries = readMeasures(text, language)
    .flatMap((segment) => (segment.kind === 'text' ? foldedWords(segment.text).map(wordQuery) : [measureQuery(segment.measures)]))
    .slice(0, MOST_PARTS)
  return queries.length === 0 ? null : { combineWith: 'AND', queries }
}

const wordQuery = (word: string): QueryCombination => ({
  queries: [word],
  prefix: true,
  fuzzy: word.length > EXACT_LENGTH ? 0.2 : false,
})

const measureQuery = (measures: readonly Measure[]): QueryCombination => ({
  combineWith: 'OR',
  queries: measures.flatMap(toMeanings).map((sizes) => ({ combineWith: 'AND', queries: sizes, prefix: false, fuzzy: false })),
})

/** A number without a unit may be a size or a part of a name or sku. */
const toMeanings = (measure: Measure): readonly string[][] => {
  if (measure.unit !== 'number') return [toSizeTerms(measure)]
  const { values } = measure
  return [...(['number', 'mm', 'grit'] as const).map((unit) => toSizeTerms({ unit, values })), values.map(String)]
}

const toSizeTerms = ({ unit, values }: Measure): string[] => values.map((value) => `${unit}:${value}`)

const foldedWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
