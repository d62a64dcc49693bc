const NUMBER = String.raw`\d{1,6}(?:[.,/]\d{1,4})?`
const UNIT = String.raw`(?:\s?(?:mm|cm|m|in|ft)|["″'′])`
const SIGN = '[xX×*]'

/** A sign with a space on one side at least, which no article number has: '47 x 100', '8ft x 4ft', '47 x100'. */
const SPACED_SIGN = new RegExp(String.raw`(?<=\d${UNIT}?)(?:\s{1,3}${SIGN}\s{0,3}|${SIGN}\s{1,3})(?=\d)`, 'gu')

/** A whole word that is a size: '47x100mm', '(2440*1220)', 'M10x100'. */
const WORD = new RegExp(String.raw`(?<!\S)[("]?M?${NUMBER}${UNIT}?(?:${SIGN}${NUMBER}${UNIT}?){1,4}[)",.;:]{0,3}(?!\S)`, 'gu')
const EVERY_SIGN = new RegExp(SIGN, 'g')

/** '25 - 40 mm'. A hyphen without spaces may be part of an article number. One with spaces may separate: 'Grade 2 - 3 m lengths'. */
const RANGE = /(?<=\d(?:\s?mm|\s?cm|\s?m)?)\s{1,3}-\s{1,3}(?=\d{1,6}(?:[.,]\d{1,4})?\s?(?:mm|cm|m)(?!\p{L}))/gu

/**
 * Writes the sizes of a merchant's text with a multiplication sign, however they were typed: '25 × 75 × 170 mm', and ranges with a dash:
 * '25 – 40 mm'. Keeps article numbers, and an x without a number on both sides: '4x', 'x-lam'.
 * @source PROD-76
 */
export const writeSizes = (text: string): string =>
  text
    .replace(SPACED_SIGN, ' × ')
    .replace(WORD, (size) => size.replace(EVERY_SIGN, ' × '))
    .replace(RANGE, ' – ')
