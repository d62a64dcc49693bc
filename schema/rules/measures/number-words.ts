import { TIMES_WORDS, UNIT_WORDS } from './units.ts'

/**
 * Numbers in English, German and Italian words, as figures: 'three by two' is '3 by 2', 'six inch nails' is '6 inch nails'. A number needs a unit
 * or another side beside it, because 'four panel door' and 'two part filler' are names.
 *
 * @param text in lower case
 * @source SEARCH-54
 */
export const writeNumbers = (text: string): string =>
  text.replace(BEFORE_UNIT, (word) => figures(word)).replace(SIDES, (sides) => sides.replace(EACH_WORD, (word) => figures(word)))

/** Without 'ein' and 'un', which are articles too: 'un metro a nastro' is a tape measure. */
const NUMBERS: readonly (readonly [number, ...(readonly string[])])[] = [
  [1, 'one', 'eins', 'uno'],
  [2, 'two', 'zwei', 'due'],
  [3, 'three', 'drei', 'tre'],
  [4, 'four', 'vier', 'quattro'],
  [5, 'five', 'fünf', 'cinque'],
  [6, 'six', 'sechs', 'sei'],
  [7, 'seven', 'sieben', 'sette'],
  [8, 'eight', 'acht', 'otto'],
  [9, 'nine', 'neun', 'nove'],
  [10, 'ten', 'zehn', 'dieci'],
  [11, 'eleven', 'elf', 'undici'],
  [12, 'twelve', 'zwölf', 'dodici'],
  [15, 'fifteen', 'fünfzehn', 'quindici'],
  [18, 'eighteen', 'achtzehn', 'diciotto'],
  [25, 'twenty five', 'fünfundzwanzig', 'venticinque'],
]
const BY_WORD = new Map(NUMBERS.flatMap(([number, ...words]) => words.map((word) => [word, String(number)] as const)))
const figures = (word: string): string => BY_WORD.get(word) ?? word

/** Whether a word in lower case is a number. */
export const isNumberWord = (word: string): boolean => BY_WORD.has(word)

const WORD = [...BY_WORD.keys()].sort((a, b) => b.length - a.length).join('|')
const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
/** 'in' is a preposition too: 'three in one'. */
const UNIT = UNIT_WORDS.filter((unit) => unit.length > 1 && unit !== 'in').join('|')
const SIDE = String.raw`(?:${WORD}|\d{1,2})`

const EACH_WORD = new RegExp(`${START}(?:${WORD})${END}`, 'gu')
const BEFORE_UNIT = new RegExp(`${START}(?:${WORD})(?=[ -](?:${UNIT})${END})`, 'gu')
const SIDES = new RegExp(`${START}${SIDE}(?: (?:x|${TIMES_WORDS}) ${SIDE}){1,2}${END}`, 'gu')
