/** Letters of words. Signs of scripts without spaces are separate terms. */
const ALONE = '[\\p{Ideographic}\\p{Script=Hiragana}]'
const LETTER = `(?:(?!${ALONE})(?!\\p{Script=Katakana})[\\p{Alphabetic}--\\p{M}])`
const DIGIT = '\\p{Nd}'
const MARKS = '[[\\p{M}\\p{Cf}]--\\u200b]*'
const SIGN = `(?:${LETTER}|${DIGIT}|\\p{Pc})${MARKS}`
const BETWEEN_LETTERS = `(?<=${LETTER}${MARKS})[.':·’‘․](?=${LETTER})`
const BETWEEN_DIGITS = `(?<=${DIGIT}${MARKS})[.',;’‘․](?=${DIGIT})`
const WORD = `(?:${SIGN}|${BETWEEN_LETTERS}|${BETWEEN_DIGITS})+`
const TERM = new RegExp(`${WORD}|${ALONE}\\p{M}*|[\\p{Script=Katakana}ー]+|\\p{Extended_Pictographic}`, 'gv')
const MEANS_SOMETHING = /[^\p{Pc}]/v

/**
 * Returns the lower-case terms of a text in order, like the standard analyser. It splits at Unicode word boundaries (UAX #29):
 * '47x150', '2.5' and "o'clock" are one term each, '47 x 150' is three. Markup is treated as text.
 */
export const analyse = (text: string): string[] =>
  (text.match(TERM) ?? []).filter((term) => MEANS_SOMETHING.test(term)).map((term) => term.toLowerCase())
