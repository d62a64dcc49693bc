/** Letters that words are made of; those of scripts written without spaces stand alone, one sign a term. */
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
 * The terms of a text in order, as the standard analyser has them: words by the word boundaries of Unicode (UAX #29), so that
 * '47x150', '2.5' and "o'clock" are one each and '47 x 150' is three, in lower case. Markup is text to it.
 */
export const analyse = (text: string): string[] =>
  (text.match(TERM) ?? []).filter((term) => MEANS_SOMETHING.test(term)).map((term) => term.toLowerCase())
