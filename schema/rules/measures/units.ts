import type { MeasureUnit } from './measure.types.ts'

export type WrittenUnit = 'mm' | 'cm' | 'm' | 'inch' | 'foot' | 'ml' | 'l' | 'g' | 'kg'

const UNITS: Readonly<Record<WrittenUnit, readonly string[]>> = {
  mm: ['millimetres', 'millimetre', 'millimeters', 'millimeter', 'millimetri', 'mills', 'mill', 'mils', 'mil', 'mm'],
  cm: ['centimetres', 'centimetre', 'centimeters', 'centimeter', 'zentimeter', 'centimetri', 'cm'],
  m: ['metres', 'metre', 'meters', 'meter', 'metri', 'metro', 'mtrs', 'mtr', 'mt', 'm'],
  inch: ['inches', 'inch', 'zoll', 'pollici', 'pollice', 'ins', 'in', '"'],
  foot: ['feet', 'foot', 'fuß', 'piedi', 'ft', "'"],
  ml: ['millilitres', 'millilitre', 'milliliter', 'ml'],
  l: ['litres', 'litre', 'liters', 'liter', 'litri', 'litro', 'ltrs', 'ltr', 'lt', 'l'],
  g: ['grams', 'gramm', 'grammi', 'gr', 'g'],
  kg: ['kilos', 'kilo', 'kg'],
}

const BY_WORD: ReadonlyMap<string, WrittenUnit> = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit as WrittenUnit])),
)

/** Matches the words between the sides of a size, in a regular expression: '4 by 2', '4 be 2', '4 mal 2'. */
export const TIMES_WORDS = 'by|be|mal|per'

/** All words for units, longer words before their prefixes. */
export const UNIT_WORDS: readonly string[] = [...BY_WORD.keys()].sort((a, b) => b.length - a.length)

export const findUnit = (word: string): WrittenUnit | null => BY_WORD.get(word) ?? null

/** The dimension of a metric unit and its factor. */
export const METRIC: Readonly<Record<Exclude<WrittenUnit, 'inch' | 'foot'>, readonly [MeasureUnit, number]>> = {
  mm: ['mm', 1],
  cm: ['mm', 10],
  m: ['mm', 1000],
  ml: ['ml', 1],
  l: ['ml', 1000],
  g: ['g', 1],
  kg: ['g', 1000],
}

/** Rounds off errors of binary fractions: 0.3 times 1000. */
export const exact = (value: number) => Math.round(value * 1000) / 1000
