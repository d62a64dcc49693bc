import { DOOR_SIZES, FEET_SIZES, feetSold, inchesSold, SHEET_SIZES, STUDS } from './inches.ts'
import type { Measure, MeasureUnit, SearchLanguage } from './measure.types.ts'
import { exact, METRIC, type WrittenUnit } from './units.ts'

export interface MeasuredNumber {
  readonly value: number
  readonly unit: WrittenUnit | null
}

const MOST = 8
/** Sides of sections, in centimetres. Smaller ones are rather inches, '4 mal 2', and larger ones millimetres. */
const [LEAST_CENTIMETRES, MOST_CENTIMETRES] = [5, 30]
/** Bare numbers up to here may be inches, feet or metres. */
const LARGEST_IMPERIAL = 12

/**
 * The possible meanings of one to four numbers with units, the likeliest first; empty for sizes that are zero or make no sense.
 * A number without a unit has its neighbours' unit: `47 x 150mm`. A size of small bare numbers is imperial, `4x2`, or where sections are
 * in centimetres first of all that: `10x10`.
 * @source SEARCH-21, SEARCH-22, SEARCH-72
 */
export function possibleMeasures(numbers: readonly MeasuredNumber[], language: SearchLanguage = 'en'): readonly Measure[] {
  if (numbers.length === 0 || numbers.some(({ value }) => !(value > 0))) return []
  const measures = numbers.every(({ unit }) => unit === null) ? bareMeasures(numbers.map(({ value }) => value)) : ofUnits(numbers)
  return [...(language === 'en' ? [] : centimetres(numbers)), ...measures].slice(0, MOST)
}

function centimetres(numbers: readonly MeasuredNumber[]): readonly Measure[] {
  const isSection = numbers.length === 2 && numbers.every(isCentimetres)
  return isSection ? [millimetres(numbers.map(({ value }) => exact(value * 10)))] : []
}

const isCentimetres = ({ value, unit }: MeasuredNumber) =>
  unit === null && Number.isInteger(value) && value >= LEAST_CENTIMETRES && value <= MOST_CENTIMETRES

function ofUnits(numbers: readonly MeasuredNumber[]): readonly Measure[] {
  const [only, ...others] = numbers
  if (only?.unit === 'inch' && others.length === 0) return sizeInInches(only.value).map((value) => millimetres([value]))
  const values = numbers.map((number, i) => toUnitValues(number.value, number.unit ?? neighbouringUnit(numbers, i)))
  return combinations(values.map(({ values }) => values)).map((combination) => ({
    unit: values[0]?.unit ?? 'mm',
    values: combination,
  }))
}

/** Ironmongery has its exact size in inches: hinges of 4 inches have 102 mm. @source SEARCH-89 */
const sizeInInches = (inches: number): readonly number[] => [
  ...new Set([
    ...inchesSold(inches),
    ...(Number.isInteger(inches) && inches <= LARGEST_IMPERIAL ? [Math.round(inches * 25.4)] : []),
  ]),
]

function neighbouringUnit(numbers: readonly MeasuredNumber[], at: number): WrittenUnit {
  const value = numbers[at]?.value ?? 0
  const near = [...numbers.slice(at + 1), ...numbers.slice(0, at).reverse()].map(({ unit }) => unit)
  const unit = near.find((unit) => unit !== null) ?? 'mm'
  return (unit === 'm' || unit === 'foot' || unit === 'inch') && value > LARGEST_IMPERIAL ? 'mm' : unit
}

function toUnitValues(value: number, unit: WrittenUnit): { readonly unit: MeasureUnit; readonly values: readonly number[] } {
  if (unit === 'inch') return { unit: 'mm', values: inchesSold(value) }
  if (unit === 'foot') return { unit: 'mm', values: feetSold(value) }
  const [base, factor] = METRIC[unit]
  return { unit: base, values: [exact(value * factor)] }
}

function bareMeasures(values: readonly number[]): readonly Measure[] {
  const [first = 0] = values
  if (values.length === 1) return [{ unit: 'number', values }, ...(isMetres(values) ? [millimetres([exact(first * 1000)])] : [])]
  const mixed = mixedUnits(values)
  if (values.some((value) => value > LARGEST_IMPERIAL)) return [...mixed, ...doorsInInches(values), values].map(millimetres)
  if (isMetres(values))
    return [millimetres(values.map((value) => exact(value * 1000))), { unit: 'number', values }, ...imperial(values)]
  return [...mixed.map(millimetres), ...imperial(values), { unit: 'number', values }]
}

/** A third number in another unit than the first two: a length in metres, '47x150x4.8', or the thickness of a sheet, '8x4x18', '2.4x1.2x18'. */
function mixedUnits([a = 0, b = 0, third = 0, ...more]: readonly number[]): readonly (readonly number[])[] {
  if (third === 0 || more.length > 0) return []
  if (SHEET_SIZES.has(sizeName(a, b))) return sheets(a, b).map((sides) => [...sides, third])
  if (third <= LARGEST_IMPERIAL) return Math.min(a, b) > LARGEST_IMPERIAL ? [[a, b, exact(third * 1000)]] : []
  return isMetres([a, b]) ? [[exact(a * 1000), exact(b * 1000), third]] : []
}

const doorsInInches = ([a = 0, b = 0, ...more]: readonly number[]): readonly (readonly number[])[] =>
  more.length === 0 && DOOR_SIZES.has(sizeName(a, b)) ? combinations([inchesSold(a), inchesSold(b)]) : []

const sizeName = (a: number, b: number) => (a < b ? `${b}x${a}` : `${a}x${b}`)

const isMetres = (values: readonly number[]) =>
  values.some((value) => !Number.isInteger(value)) && values.every((value) => value >= 0.3)

const millimetres = (values: readonly number[]): Measure => ({ unit: 'mm', values })

/** Timber sizes are in inches and sheet sizes in feet; a third number is a length in feet. */
function imperial(values: readonly number[]): readonly Measure[] {
  const [a = 0, b = 0, length] = values
  const name = sizeName(a, b)
  const along = length === undefined ? [] : [feetSold(length)]
  const inches = combinations([inchesSold(a), inchesSold(b), ...along]).slice(0, MOST - 3)
  const stud = STUDS.get(name)
  const studs = stud && length === undefined ? [[...stud]] : []
  const feet = FEET_SIZES.has(name) ? sheets(a, b) : []
  return (SHEET_SIZES.has(name) ? [...feet, ...inches] : [...inches, ...studs, ...feet]).map(millimetres).slice(0, MOST - 1)
}

/** Sheets of so many feet: 2440 x 1220 or 2400 x 1200, never a mixture. */
function sheets(a: number, b: number): readonly (readonly number[])[] {
  const others = feetSold(b)
  return feetSold(a)
    .map((value, i) => [value, others[i] ?? others[0] ?? 0])
    .slice(0, 2)
}

/** The Cartesian product of the lists, in order. */
function combinations(lists: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let all: { readonly rank: number; readonly values: readonly number[] }[] = [{ rank: 0, values: [] }]
  for (const list of lists)
    all = all.flatMap(({ rank, values }) => list.map((value, i) => ({ rank: rank + i, values: [...values, value] })))
  return all.sort((a, b) => a.rank - b.rank).map(({ values }) => values)
}
