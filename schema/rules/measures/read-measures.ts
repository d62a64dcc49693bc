import { writeFractions } from './fraction-words.ts'
import type { Measure, SearchLanguage } from './measure.types.ts'
import { writeNumbers } from './number-words.ts'
import { readNumber } from './numbers.ts'
import { type MeasuredNumber, possibleMeasures } from './possible-measures.ts'
import { findUnit, TIMES_WORDS, UNIT_WORDS } from './units.ts'

/** A part of a text: a measure with its possible meanings, or the text between measures. */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'measure'; readonly text: string; readonly measures: readonly Measure[] }

/**
 * Splits a text into measures and other text. Recognises `47x150`, `47 x 150mm`, `2.4m`, `18 mm`,
 * `4" x 2"`, `8ft`, `1/2 inch`, `2.5 litre`, grits (`P120`), and bare numbers. Numbers joined to other letters (`c24`, `M8`,
 * the chipboard `P5`) stay text.
 */
export function readMeasures(text: string, language: SearchLanguage): readonly Segment[] {
  const plain = writeFractions(writeNumbers(plainSigns(text)))
  const segments: Segment[] = []
  let end = 0
  for (const found of plain.matchAll(SIZE)) {
    const grit = found.groups?.grit
    const measures = grit ? [toGrit(grit)] : possibleMeasures(numbersIn(found[0], language), language)
    if (measures.length === 0) continue
    segments.push({ kind: 'text', text: plain.slice(end, found.index) }, { kind: 'measure', text: found[0].trim(), measures })
    end = found.index + found[0].length
  }
  return [...segments, { kind: 'text' as const, text: plain.slice(end) }].filter((segment) => segment.text.trim() !== '')
}

const NUMBER = `(?:[0-9]{1,3} [0-9]/[0-9]{1,2}|[0-9]{1,2}/[0-9]{1,2}|[0-9]{1,6}(?:[.,][0-9]{1,3})?)`
const UNIT = `(?:${UNIT_WORDS.join('|')})`
const TIMES = `(?: ?(?:[x*]|${TIMES_WORDS}) ?)`
const END = String.raw`(?![\p{L}\p{N}]|[.,/]\p{N})`
/** Units are also written with a hyphen: '6-inch nails'. */
const WITH_UNIT = `[ -]?(${UNIT})(?:${END}|(?=(?:x|${TIMES_WORDS}) ?[0-9]))`
const ONE = `${NUMBER}(?:${WITH_UNIT})?`
/** The FEPA grits of abrasives. */
const GRITS = '12|16|20|24|30|36|40|50|60|80|100|120|150|180|220|240|280|320|360|400|500|600|800|1000|1200|1500|2000|2500'
const START = String.raw`(?<![\p{L}\p{N}.,/])`
const SIZE = new RegExp(`${START}(?:p(?<grit>${GRITS})|${ONE}(?:${TIMES}${ONE}){0,3})${END}`, 'gu')
const PIECE = new RegExp(`(${NUMBER})(?:${WITH_UNIT})?`, 'gu')

const toGrit = (number: string): Measure => ({ unit: 'grit', values: [Number(number)] })

function numbersIn(size: string, language: SearchLanguage): readonly MeasuredNumber[] {
  return [...size.matchAll(PIECE)].map(([, number = '', unit]) => ({
    value: readNumber(number, language),
    unit: unit === undefined ? null : findUnit(unit),
  }))
}

/** Normalises signs: `×` becomes x, typographic quotes become plain ones, fraction characters are expanded. */
function plainSigns(text: string): string {
  return text
    .toLowerCase()
    .replace(/[×✕✖⨯]/gu, 'x')
    .replace(/[”“„″]|''|′′|’’/gu, '"')
    .replace(/(?<=[0-9] ?)[′’‘´`]/gu, "'")
    .replace(/([0-9]?)([¼½¾⅛⅜⅝⅞])/gu, (_, whole: string, sign: string) => `${whole && `${whole} `}${FRACTIONS[sign] ?? ''}`)
    .replace(/(?<=[0-9] ?)x(?= |$)(?! ?[0-9])/gu, ' ')
    .replace(LENGTHS, (_, number: string) => `${number}${number.length > 3 ? 'mm' : 'm'}`)
    .replace(/\s+/g, ' ')
    .replace(FEET_AND_INCHES, (_, feet: string, inches: string) => `${Number(feet) * 12 + Number(inches)}"`)
}

/** Boards by their lengths: '4.8s' and '2400s'. */
const LENGTHS = /(?<![\p{L}\p{N}.,])([1-9]\d{3}|\d[.,]\d)'?s(?![\p{L}\p{N}])/gu

/** '2ft 6', '6'6"'. Without a word for inches, another size may follow the feet: '8ft 4x2', '6ft 18mm'. */
const FEET_AND_INCHES = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.,/])([1-9])(?: ?(?:ft|feet|foot) ?|' ?)([1-9]|1[01])`,
    String.raw`(?: ?(?:"|inch(?:es)?|ins?)(?![\p{L}\p{N}])|"(?=x)|(?![\p{L}\p{N}.,/]| ?(?:[x*"]|${TIMES_WORDS}|${UNIT}${END})))`,
  ].join(''),
  'gu',
)

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
