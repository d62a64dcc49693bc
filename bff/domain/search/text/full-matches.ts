import type { SearchReading } from '../understanding/vocabulary/reading.types.ts'
import { type Clause, matchAny } from './clauses.ts'
import { CODES, proseFields, skusIn } from './preference.ts'
import { limitReadings, matchEveryPart } from './reading-clauses.ts'

/**
 * The products with every part of a search in any of its readings, or with the text as their sku. Null if nothing of the text can be read.
 * @param text normalised
 * @param fields boosts by field
 * @source SEARCH-37
 */
export function fullMatchClause(text: string, reading: SearchReading, fields: Readonly<Record<string, number>>): Clause | null {
  const prose = proseFields(fields)
  if (reading.parts.length === 0 || prose.length === 0) return null
  const every = matchEveryPart(limitReadings(reading), prose)
  return matchAny([every, ...CODES.map((field) => ({ terms: { [field]: skusIn(text, reading) } }))])
}
