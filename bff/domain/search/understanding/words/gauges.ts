import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'

/** Diameters of wood screws in millimetres by their gauge. Gauges between two diameters stay numbers. */
const DIAMETERS: ReadonlyMap<string, string> = new Map([
  ['8', '4'],
  ['10', '5'],
])

const GAUGE = /(?<!\S)(?:(?:no\.?|gauge) ?(?<after>\d{1,2})|(?<before>\d{1,2}) ?(?:gauge|ga))(?!\S)/giu

/**
 * A text with the gauges of screws as diameters: 'no 8' is '4 mm'. Other numbers stay, 'bench plane no 4'.
 * @source SEARCH-87
 */
export function gaugesAsDiameters(text: string, language: SearchLanguage): string {
  if (language !== 'en') return text
  return text.replace(GAUGE, (written, after?: string, before?: string) => {
    const diameter = DIAMETERS.get(after ?? before ?? '')
    return diameter === undefined ? written : `${diameter} mm`
  })
}
