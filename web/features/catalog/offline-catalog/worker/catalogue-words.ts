import type { QueryCombination } from 'minisearch'
import { fold } from '#schema/rules/fold.ts'
import type { Measure, SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import { readMeasures } from '#schema/rules/measures/read-measures.ts'

/** The search terms of a text: its folded words, and its sizes normalised ('mm:2440'). */
export const wordsOf = (text: string, language: SearchLanguage): string[] =>
  readMeasures(text, language).flatMap((segment) => {
    if (segment.kind === 'text') return plainWords(segment.text)
    const [likeliest] = segment.measures
    return likeliest ? sizesOf(likeliest) : []
  })

/** The search terms of a sku: the whole sku, and its parts. */
export const wordsOfSku = (sku: string): string[] => [skuKey(sku), ...plainWords(sku)]

/** Normalises skus for comparison. */
export const skuKey = (sku: string): string => sku.trim().toLowerCase()

/** Words this short carry little meaning on their own. */
const SHORT = 3
const MOST_PARTS = 8

/**
 * The search query of a text: every word, by prefix or with a typo, and every size in one of its meanings ('4x2' is 100 x 50 mm, or 89
 * x 38). Null for a text without either.
 */
export function queryOf(text: string, language: SearchLanguage): QueryCombination | null {
  const queries = readMeasures(text, language)
    .flatMap((segment) => (segment.kind === 'text' ? plainWords(segment.text).map(wordQuery) : [measureQuery(segment.measures)]))
    .slice(0, MOST_PARTS)
  return queries.length === 0 ? null : { combineWith: 'AND', queries }
}

const wordQuery = (word: string): QueryCombination => ({
  queries: [word],
  prefix: true,
  fuzzy: word.length > SHORT ? 0.2 : false,
})

const measureQuery = (measures: readonly Measure[]): QueryCombination => ({
  combineWith: 'OR',
  queries: measures.flatMap(meanings).map((sizes) => ({ combineWith: 'AND', queries: sizes, prefix: false, fuzzy: false })),
})

/** A number without a unit may be any size, and part of a name or sku. */
const meanings = (measure: Measure): readonly string[][] => {
  const { unit, values } = measure
  if (unit !== 'number') return [sizesOf(measure)]
  return [...(['number', 'mm', 'grit'] as const).map((of) => sizesOf({ unit: of, values })), values.map(String)]
}

const sizesOf = ({ unit, values }: Measure): string[] => values.map((value) => `${unit}:${value}`)

const plainWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
