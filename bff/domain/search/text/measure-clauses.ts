import type { MeasureUnit } from '#schema/rules/measures/measure.types.ts'
import type { AttributeOptions, KnownMeasure } from '../understanding/vocabulary/reading.types.ts'
import { type Clause, matchAll, matchAny, matchAtLeast } from './clauses.ts'

/** The maximum number of attributes per measure. Each needs two clauses. */
const MOST_ATTRIBUTES = 4
/** The widest side of a section in millimetres. A sheet has its size as one value. */
const WIDEST_SECTION = 400

/**
 * Products with a size, length or amount in their name or options.
 * @param name field of the product name
 * @param isLikely requires an attribute for each side of a size, which costs the engine clauses
 */
export function measureClause(measure: KnownMeasure, name: string, isLikely = true): Clause {
  const { values, options, valueOptions } = measure
  const named = sizeInName(measure, name)
  if (values.length === 1) return matchAny([...named, ...optionClauses(valueOptions[0] ?? [])])
  const apart = valueOptions.length === 0 ? [null] : [...new Set(values)].map((value) => sideClause(measure, value, name))
  const sides = apart.filter((side) => side !== null)
  const distinct = isLikely ? distinctSides(measure, name) : null
  const allSides = matchAll(distinct ? [...sides, distinct] : sides)
  return matchAny([...named, ...optionClauses(options), ...(sides.length === apart.length ? [allSides] : [])])
}

/**
 * Different sides need an attribute each, or the name: a dowel of 6 or 18 mm is no strip of 6 x 18 mm. Null if no attribute has more than one of
 * them.
 */
function distinctSides({ unit, values, valueOptions }: KnownMeasure, name: string): Clause | null {
  const sides = [...new Set(values)]
  const ids = new Map<string, string[]>()
  let isShared = false
  for (const side of sides)
    for (const { attribute, ids: own } of (valueOptions[values.indexOf(side)] ?? []).slice(0, MOST_ATTRIBUTES)) {
      isShared ||= ids.has(attribute)
      ids.set(attribute, [...(ids.get(attribute) ?? []), ...own])
    }
  if (sides.length < 2 || !isShared || Math.max(...sides) > WIDEST_SECTION) return null
  const attributes = [...ids].map(([attribute, ids]) => matchAny(optionClauses([{ attribute, ids }])))
  return matchAtLeast(sides.length, [...attributes, ...sides.map((side) => matchAny(valueInName(unit, side, name)))])
}

/** Products with a side. Two equal sides need an attribute each: a post of 47 x 100 mm is not one of 100 x 100 mm. Null if there are too few. */
function sideClause({ unit, values, valueOptions }: KnownMeasure, value: number, name: string): Clause | null {
  const options = (valueOptions[values.indexOf(value)] ?? []).slice(0, MOST_ATTRIBUTES)
  const times = values.filter((other) => other === value).length
  if (times === 1) return matchAny([...valueInName(unit, value, name), ...optionClauses(options)])
  return options.length < times
    ? null
    : matchAtLeast(
        times,
        options.map((option) => matchAny(optionClauses([option]))),
      )
}

/** Products with the measure in their name. */
export const measureInName = (measure: KnownMeasure, name: string): Clause => matchAny(sizeInName(measure, name))

/** Products with one of the options, directly or in a variant. */
export const optionClauses = (options: readonly AttributeOptions[]): readonly Clause[] =>
  options
    .slice(0, MOST_ATTRIBUTES)
    .flatMap(({ attribute, ids }) => [{ terms: { [attribute]: ids } }, { terms: { [`${attribute}_options`]: ids } }])

/** The sides in both orders, the cheapest clauses for a size. */
export const sizePhrases = ({ values }: KnownMeasure, name: string): readonly Clause[] =>
  [...new Set([values, values.toReversed()].map((order) => order.map(decimal).join(' x ')))].map((size) => phrase(name, size))

function sizeInName({ unit, values }: KnownMeasure, name: string): readonly Clause[] {
  const [first = 0] = values
  if (values.length === 1) return valueInName(unit, first, name)
  const orders = [values, [...values.slice(0, 2).reverse(), ...values.slice(2)]].map((order) => order.map(decimal))
  const metres =
    unit === 'mm' && values.every((value) => value >= SHORTEST_IN_METRES) ? [values.map((value) => decimal(value / 1000))] : []
  const spelled = [...orders, ...metres].flatMap((numbers) => withCommas(numbers.join(' x ')))
  const joined = orders.map((numbers) => numbers.join('x')).flatMap((size) => [size, `${size}mm`])
  return [...[...new Set(spelled)].map((size) => phrase(name, size)), anyWord(name, joined)]
}

/** A single value: a length, an amount or one side of a size. */
function valueInName(unit: MeasureUnit, value: number, name: string): readonly Clause[] {
  const written = WRITTEN[unit](value)
  const words = written.flatMap(({ number, units }) => (units.length === 0 ? [number] : units.map((word) => number + word)))
  const before = written.flatMap(({ number, before = [] }) => before.map((word) => ({ word, number })))
  const phrases = written.flatMap(({ number, units, bare }) => (bare ? [] : units.map((word) => `${number} ${word}`)))
  const bare = written.filter(({ bare }) => bare).map(({ number }) => number)
  return [
    anyWord(name, [...bare, ...words, ...before.map(({ word, number }) => word + number)].flatMap(withCommas)),
    ...phrases.flatMap(withCommas).map((text) => phrase(name, text)),
    ...before.map(({ word, number }) => phrase(name, `${word} ${number}`)),
  ]
}

interface WrittenMeasure {
  readonly number: string
  readonly units: readonly string[]
  /** Words before the number. */
  readonly before?: readonly string[]
  /** The number may stand without its unit: 150 in '25 x 150 mm'. */
  readonly bare: boolean
}

const SHORTEST_IN_METRES = 900

const WRITTEN: Readonly<Record<MeasureUnit, (value: number) => readonly WrittenMeasure[]>> = {
  mm: (value) => [
    { number: decimal(value), units: ['mm'], bare: true },
    ...(value >= SHORTEST_IN_METRES ? [{ number: decimal(value / 1000), units: ['m'], bare: false }] : []),
  ],
  ml: (value) => writeSmallAndLarge(value, ['ml'], ['l', 'litre', 'liter']),
  g: (value) => writeSmallAndLarge(value, ['g'], ['kg']),
  grit: (value) => [{ number: decimal(value), units: ['grit'], before: ['p', 'grit', 'korn', 'körnung', 'grana'], bare: false }],
  number: (value) => [{ number: decimal(value), units: ['mm'], bare: true }],
}

const writeSmallAndLarge = (value: number, small: readonly string[], large: readonly string[]): readonly WrittenMeasure[] => [
  ...(value < 1000 || value % 1000 !== 0 ? [{ number: decimal(value), units: small, bare: false }] : []),
  ...(value >= 100 ? [{ number: decimal(value / 1000), units: large, bare: false }] : []),
]

const decimal = (value: number) => String(Math.round(value * 1000) / 1000)

/** German and Italian names use decimal commas. */
const withCommas = (text: string): readonly string[] => (text.includes('.') ? [text, text.replaceAll('.', ',')] : [text])

const phrase = (field: string, query: string): Clause => ({ match_phrase: { [field]: { query } } })

const anyWord = (field: string, words: readonly string[]): Clause => ({
  match: { [field]: { query: [...new Set(words)].join(' '), operator: 'or' } },
})
