import { SEARCH, SEARCH_PREFERENCE, SEARCH_TERM } from '#schema/rules/constants.ts'
import type { SearchReading } from '../understanding/vocabulary/reading.types.ts'
import { type Clause, constantScore, matchAny } from './clauses.ts'
import { preferences, proseFields, skuSpellings } from './preference.ts'
import { kindPreferences, limitReadings, readingClause } from './reading-clauses.ts'

/** Trims the text, collapses spaces and limits the length; '' for nothing. */
export function normalizeSearch(text: string): string {
  const clean = text.normalize('NFC').replace(UNSEARCHABLE, ' ').replace(/\s+/g, ' ').trim()
  return [...clean].slice(0, SEARCH_TERM.maximumLength).join('').trim()
}

/** Lone surrogates and control characters: product names do not contain them, and engines reject them. */
const UNSEARCHABLE = /[\p{Cc}\p{Cs}]/gu

/**
 * Whether a text is long enough to search for.
 * @source SEARCH-8
 */
export function isSearchable(text: string): boolean {
  return [...normalizeSearch(text)].length >= SEARCH_TERM.minimumLength
}

/**
 * The full-text clause. Selects products by the specified query, which has its own minimum score, and by the interpreted text.
 * The outer `should` only ranks them; it does not select more products.
 * @param text normalised
 * @param reading interpretation of the text
 * @param fields boosts by field
 * @param ranked false if the hits are not sorted by relevance
 * @param understoodOnly selects by the interpreted text alone, unless nothing of it can be read
 * @source SEARCH-4 to SEARCH-7, SEARCH-20; platform contract §2.8
 */
export function fullTextClause(
  text: string,
  reading: SearchReading,
  fields: Readonly<Record<string, number>>,
  ranked: boolean,
  understoodOnly = false,
): Clause {
  const asSpecified = { function_score: { query: matchAsSpecified(text, fields), min_score: SEARCH.minimumScore } }
  const asked = limitReadings(reading)
  const understood = readingClause(asked, proseFields(fields))
  const found = understood ? matchAny(understoodOnly ? [understood] : [asSpecified, understood]) : asSpecified
  return ranked ? { bool: { must: found, should: preferences(text, asked, fields) } } : found
}

/**
 * Selects full matches alone, ranked as `fullTextClause` ranks them. Leaves out its other clauses, because engines limit their number.
 * @param full the clause of full matches
 * @source SEARCH-37
 */
export function rankFullMatches(
  full: Clause,
  text: string,
  reading: SearchReading,
  fields: Readonly<Record<string, number>>,
  ranked: boolean,
): Clause {
  const found = constantScore(SEARCH_PREFERENCE.part, full)
  const asked = limitReadings(reading)
  const prose = proseFields(fields)
  const ranking = [matchAsSpecified(text, fields), ...kindPreferences(asked, prose), ...preferences(text, asked, fields)]
  return ranked ? { bool: { must: found, should: ranking } } : found
}

/**
 * Names, skus and category names with their boosts, and skus of variants as written. Omits `cutoff_frequency`, which engines
 * reject from version 8.
 */
const matchAsSpecified = (text: string, fields: Readonly<Record<string, number>>): Clause => ({
  bool: {
    should: [
      {
        multi_match: {
          fields: Object.entries(fields).map(([field, boost]) => `${field}^${boost}`),
          query: text,
          operator: 'or',
          fuzziness: SEARCH.fuzziness,
          prefix_length: SEARCH.prefixLength,
          max_expansions: SEARCH.maxExpansions,
          minimum_should_match: SEARCH.minimumShouldMatch,
          tie_breaker: 1,
        },
      },
      {
        bool: {
          should: [
            { terms: { 'configurable_children.sku': text.split('-') } },
            ...skuSpellings(text).flatMap((sku) => [
              { match_phrase: { sku: { query: sku, boost: 1 } } },
              { match_phrase: { 'configurable_children.sku': { query: sku, boost: 1 } } },
            ]),
          ],
        },
      },
    ],
  },
})
