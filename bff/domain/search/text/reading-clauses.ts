import { SEARCH, SEARCH_PREFERENCE } from '#schema/rules/constants.ts'
import type { Reading, ReadingPart, SearchReading } from '../understanding/vocabulary/reading.types.ts'
import { type Clause, constantScore, matchAll, matchAny, matchAtLeast } from './clauses.ts'
import { measureClause, measureInName, optionClauses, sizePhrases } from './measure-clauses.ts'

/** The maximum number of readings for all parts together, so that a long text costs the engine no more than a short one. */
const MOST_READINGS = 24
const MOST_MEASURES = 6
/** A length in metres or millimetres. Its readings are too few to count: in 'cls 4x2 2.4m' the section keeps all of its own. */
const FEW_MEASURES = 2
/** More words, in all readings of a search, leave too few of the engine's clauses to a size. */
const FEW_WORDS = 3
/** Later readings are too unlikely to affect the ranking. */
const GRADED_READINGS = 3
const LIKELY_MEASURES = 2

/**
 * Selects products that match the interpreted text: three quarters of its words, as specified, each in any reading. Sizes beside
 * words only affect the ranking. Goods of the kind that the search names are found by that word alone, and come before goods that have every
 * other word. Each matching part adds to the score, so products that match all parts come first. Null if there
 * is nothing to search for.
 * @param fields text fields, the name first
 * @source SEARCH-6, SEARCH-20, SEARCH-33
 */
export function readingClause(reading: SearchReading, fields: readonly string[]): Clause | null {
  const required = reading.parts.filter(({ isOptional }) => !isOptional)
  if (fields.length === 0 || required.length === 0) return null
  const scoreParts = (wanted: ReadingPart['kind']) =>
    required
      .filter(({ kind }) => kind === wanted)
      .map((part) => constantScore(SEARCH_PREFERENCE.part, matchPartAnywhere(part, fields)))
  const words = scoreParts('word')
  const measures = scoreParts('measure')
  if (words.length === 0) return matchAll(measures)
  const enough = matchAtLeast(Math.max(1, Math.floor(words.length * SHARE)), words)
  const ofKind = kindPreferences(reading, fields)
  const found = ofKind.length > 0 ? matchAny([enough, ...ofKind]) : enough
  return measures.length === 0 ? found : { bool: { must: [found], should: measures } }
}

/** Ranks goods of the kind that the search names. Empty if it names none. */
export function kindPreferences({ parts }: SearchReading, fields: readonly string[]): readonly Clause[] {
  const kind = parts.find(({ kindOf, isOptional }) => kindOf && !isOptional)
  return kind ? kindClauses(kind, fields) : []
}

/** Its own name says what a product is; its category may hold other goods too: 'Posts, rails and sleepers'. */
const kindClauses = (kind: ReadingPart, fields: readonly string[]): readonly Clause[] => [
  constantScore(SEARCH_PREFERENCE.kind, matchPartAnywhere(kind, fields)),
  preferOwnKind(
    constantScore(SEARCH_PREFERENCE.kindInName, matchPart(kind, fields.slice(0, 1))),
    kind,
    fields,
    SEARCH_PREFERENCE.namedAsKind,
  ),
]

/**
 * Ranks goods of the kind above goods whose names only mention it: 'Oak stair tread' above 'Oak stair kit, 13 treads'.
 * @param found a clause that only finds names with the kind
 */
export function preferOwnKind(
  found: Clause,
  { otherKinds = [], otherNames = [] }: ReadingPart,
  fields: readonly string[],
  boost: number,
): Clause {
  if (otherKinds.length + otherNames.length === 0) return found
  const [name = ''] = fields
  const kinds = otherKinds.length > 0 ? [anyForm(otherKinds, [name])] : []
  const others = matchAny([...kinds, ...otherNames.map((query) => ({ match_phrase: { [name]: { query } } }))])
  return { bool: { must: found, should: constantScore(boost, { bool: { must_not: others } }) } }
}

const SHARE = Number.parseInt(SEARCH.minimumShouldMatch, 10) / 100

/** Ranks hits by names that match every part, and each part. Selects nothing. */
export function readingPreferences(reading: SearchReading, name: string): readonly Clause[] {
  const { parts } = reading
  const { everyWordInName, everyPartInName, partInName } = SEARCH_PREFERENCE
  if (parts.length === 0) return []
  const words = parts
    .flatMap(listReadings)
    .reduce((sum, reading) => sum + (reading.kind === 'words' ? reading.words.length : 0), 0)
  const isCostly = parts.filter(({ kind }) => kind === 'measure').length > 1 || words > FEW_WORDS
  const likely = isCostly ? parts.map(likeliestMeasures) : parts
  return [
    constantScore(everyWordInName, matchAll(likely.map(({ written }) => matchName(written, name)))),
    constantScore(everyPartInName, matchAll(likely.map((part) => matchPart(part, [name])))),
    ...parts.flatMap((part) => gradeByName(part, name, partInName)),
    ...parts.flatMap((part) => preferNamedInFull(part, name, partInName / 2)),
  ]
}

/** Ranks names with a meaning that contains the word itself, the goods that are meant most often: 'decking board' for 'decking'. */
function preferNamedInFull({ written, understood }: ReadingPart, name: string, boost: number): readonly Clause[] {
  if (written.kind !== 'words') return []
  const typed = new Set(written.words.flat())
  const inFull = understood.filter(
    (reading) =>
      reading.kind === 'words' &&
      reading.words.length > written.words.length &&
      reading.words.some((forms) => forms.some((form) => typed.has(form))),
  )
  return inFull.length === 0 ? [] : [constantScore(boost, matchAny(inFull.map((reading) => matchName(reading, name))))]
}

/** Names with an unlikely measure are not preferred: '4x4 post 8 foot' is one of 100 mm, whose lengths are options, before '95 x 95 x 2400 mm'. */
const likeliestMeasures = (part: ReadingPart): ReadingPart =>
  part.written.kind === 'measure'
    ? { ...part, written: { ...part.written, measures: part.written.measures.slice(0, GRADED_READINGS) } }
    : part

/** Scores a part by its first reading that occurs in the name. Further sizes score alike, and other further readings nothing. */
function gradeByName(part: ReadingPart, name: string, most: number): readonly Clause[] {
  const all = listReadings(part)
  const readings = all.slice(0, GRADED_READINGS).map((reading) => matchName(reading, name))
  const sizes = all
    .slice(GRADED_READINGS)
    .flatMap((reading) => (reading.kind === 'measure' ? reading.measures.flatMap((measure) => sizePhrases(measure, name)) : []))
  const worth = (place: number) => (place < readings.length ? most / (place + 1) : 0)
  return [
    ...readings.map((_, i) => constantScore(worth(i) - worth(i + 1), matchAny(readings.slice(0, i + 1)))),
    ...(sizes.length > 0 ? [constantScore(worth(2) / 2, matchAny(sizes))] : []),
  ]
}

/** Each possible measure of a size is a reading of its own. */
const listReadings = ({ written, understood }: ReadingPart): readonly Reading[] =>
  [written, ...understood]
    .filter(({ kind }) => kind !== 'options')
    .flatMap((reading): readonly Reading[] =>
      reading.kind === 'measure' ? reading.measures.map((measure) => ({ ...reading, measures: [measure] })) : [reading],
    )

/** Keeps the likeliest readings of each part, as many as an engine accepts: the limit is 1,024 clauses. */
export function limitReadings(reading: SearchReading): SearchReading {
  const { parts } = reading
  const readings = Math.max(1, Math.floor(MOST_READINGS / Math.max(1, parts.length)))
  const ambiguous = parts.filter(({ written }) => written.kind === 'measure' && written.measures.length > FEW_MEASURES)
  const measures = Math.max(1, Math.floor(MOST_MEASURES / Math.max(1, ambiguous.length)))
  return {
    ...reading,
    parts: parts.map((part) => ({
      ...part,
      written:
        part.written.kind === 'measure' && part.written.measures.length > FEW_MEASURES
          ? { ...part.written, measures: part.written.measures.slice(0, measures) }
          : part.written,
      understood: part.understood.slice(0, readings),
    })),
  }
}

/** Products that have the part as typed: the words of a phrase together in the name, not 'furniture' in the name and 'wax' in the category. */
export const matchWrittenPart = ({ written }: ReadingPart, fields: readonly string[]): Clause =>
  matchReading(written, written.kind === 'words' && written.words.length > 1 ? fields.slice(0, 1) : fields)

export const matchPart = (part: ReadingPart, fields: readonly string[]): Clause =>
  matchAny(
    [part.written, ...part.understood].filter(({ kind }) => kind !== 'options').map((reading) => matchReading(reading, fields)),
  )

const matchPartAnywhere = ({ written, understood }: ReadingPart, fields: readonly string[]): Clause =>
  matchAny([written, ...understood].map((reading) => matchReading(reading, fields)))

/** Products that have every part that is not optional, in any exact reading: a kind that product names have in the name. */
export const matchEveryPart = ({ parts }: SearchReading, fields: readonly string[]): Clause =>
  matchAll(
    parts
      .filter(({ isOptional }) => !isOptional)
      .map((part) => ({ ...part, understood: part.understood.filter(isExact) }))
      .map((part) => (part.kindOf === 'products' ? matchPart(part, fields.slice(0, 1)) : matchPartAnywhere(part, fields))),
  )

/** Whether products with the reading match the search, and are not only similar. */
const isExact = (reading: Reading): boolean => reading.kind !== 'fuzzy' && !(reading.kind === 'words' && reading.isInstead)

function matchReading(reading: Reading, fields: readonly string[]): Clause {
  const [name = ''] = fields
  if (reading.kind === 'words') return matchAll(reading.words.map((forms) => anyForm(forms, fields)))
  if (reading.kind === 'options') return matchAny(optionClauses(reading.options))
  if (reading.kind === 'fuzzy') return fuzzy(reading.word, fields)
  return matchAny(reading.measures.map((measure, i) => measureClause(measure, name, i < LIKELY_MEASURES)))
}

function matchName(reading: Reading, name: string): Clause {
  if (reading.kind === 'measure') return matchAny(reading.measures.map((measure) => measureInName(measure, name)))
  return matchReading(reading, [name])
}

const anyForm = (forms: readonly string[], fields: readonly string[]): Clause => ({
  multi_match: { query: forms.join(' '), fields, operator: 'or' },
})

/** The first letter must match: fuzzy matching of it finds other words. */
const fuzzy = (query: string, fields: readonly string[]): Clause => ({
  multi_match: { query, fields, operator: 'or', fuzziness: 'AUTO', prefix_length: 1, max_expansions: SEARCH.maxExpansions },
})
