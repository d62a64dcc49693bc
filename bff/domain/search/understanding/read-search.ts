import type { Measure, MeasureUnit } from '#schema/rules/measures/measure.types.ts'
import { measureKey } from '#schema/rules/measures/measure-key.ts'
import { readMeasures } from '#schema/rules/measures/read-measures.ts'
import type { KnownMeasure, ReadingPart, SearchReading } from './vocabulary/reading.types.ts'
import { skuKey } from './vocabulary/vocabulary.ts'
import type { SearchVocabulary } from './vocabulary/vocabulary.types.ts'
import { withoutAmounts } from './words/amounts.ts'
import { gaugesAsDiameters } from './words/gauges.ts'
import { markKind } from './words/kind-of-goods.ts'
import { withoutPrices } from './words/prices.ts'
import { readIgnoredWords, readWords } from './words/read-words.ts'

const MOST_PARTS = 8

/**
 * Interprets a search text: sizes, lengths and amounts, trade terms, compounds, plurals and misspellings, each part along with
 * its written form. Reads at most eight parts; the rest is left to the engine.
 * @param text normalised
 * @source SEARCH-20 to SEARCH-25, SEARCH-33, SEARCH-73
 */
export function readSearch(text: string, vocabulary: SearchVocabulary): SearchReading {
  const sized = gaugesAsDiameters(withoutPrices(text, vocabulary.language), vocabulary.language)
  const goods = withoutAmounts(sized, vocabulary)
  const parts = readMeasures(goods, vocabulary.language).flatMap((segment) =>
    segment.kind === 'text' ? readWords(segment.text, vocabulary) : measureParts(segment.measures, vocabulary),
  )
  const meant = parts.length > 0 ? parts : readIgnoredWords(goods, vocabulary)
  const marked = markKind(meant.slice(0, MOST_PARTS), goods, vocabulary)
  const isOptional = marked.every(({ isOptional }) => isOptional)
  return {
    parts: isOptional ? marked.map((part) => ({ ...part, isOptional: false })) : marked,
    sku: vocabulary.skus.get(skuKey(text)),
  }
}

/** A sheet and its thickness, '2440 x 1220 x 18', are two parts, because merchants name the one and have options for the other. */
function measureParts(measures: readonly Measure[], vocabulary: SearchVocabulary): readonly ReadingPart[] {
  const [likeliest] = measures
  if (!likeliest || !isThickSheet(likeliest)) return [measurePart(measures, vocabulary)]
  const sheets = measures.filter(isThickSheet).map(({ values }) => values.toSorted((a, b) => b - a))
  const sizes = sheets.map((values): Measure => ({ unit: 'mm', values: values.slice(0, 2) }))
  const thickness: Measure = { unit: 'mm', values: sheets[0]?.slice(2) ?? [] }
  return [measurePart(sizes, vocabulary), measurePart([thickness], vocabulary)]
}

/** In millimetres. */
const NARROWEST_SHEET = 590
const THICKEST_SHEET = 200

function isThickSheet({ unit, values }: Measure): boolean {
  const [thickness = 0, width = 0] = values.toSorted((a, b) => a - b)
  return unit === 'mm' && values.length === 3 && width >= NARROWEST_SHEET && thickness <= THICKEST_SHEET
}

function measurePart(measures: readonly Measure[], vocabulary: SearchVocabulary): ReadingPart {
  const known = measures.map((measure) => findMeasure(measure, vocabulary))
  return { kind: 'measure', isOptional: false, written: { kind: 'measure', measures: known }, understood: [] }
}

function findMeasure(measure: Measure, { optionsByMeasure, optionsBySide }: SearchVocabulary): KnownMeasure {
  const findOptions = (asked: Measure) => optionsByMeasure.get(measureKey(asked)) ?? []
  // A size of several sides is asked side by side already, and engines limit the number of clauses.
  const widerOptions = (asked: Measure) => (values.length > 1 ? [] : (optionsBySide.get(measureKey(asked)) ?? []))
  const { unit, values } = measure
  if (unit === 'number' && values.length > 1) return { ...measure, options: [], valueOptions: [] }
  const units = ALSO[unit] ?? [unit]
  return {
    ...measure,
    options: values.length > 1 ? findOptions(measure) : [],
    valueOptions: values.map((value) =>
      [
        ...units.map((unit) => ({ unit, values: [value] })),
        // A plain number may also be litres: 'eggshell white 2.5'.
        ...(unit === 'number' ? [{ unit: 'ml', values: [value * 1000] } as const] : []),
      ].flatMap((asked) => [...findOptions(asked), ...widerOptions(asked)]),
    ),
  }
}

/** A plain number may be a value in a merchant's unit, and vice versa. */
const ALSO: Readonly<Partial<Record<MeasureUnit, readonly MeasureUnit[]>>> = {
  number: ['number', 'mm', 'grit'],
  grit: ['grit', 'number'],
}
