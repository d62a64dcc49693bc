/** The numbers have a maximum length, because a search for longer ones takes time by the square of the text. */
const SIZE = /\d\S{0,30}(?: mm?)?(?: × \d\S{0,30}(?: mm?\b)?)+|(?<=\d) (?=(?:m?[ml]|k?g)\b)/g
/** A longer size does not fit into a card of a narrow phone. */
const LONGEST = 16
export const WORD_JOINER = '\u2060'

/**
 * A name or label whose sizes stay on one line: '25 × 75 × 170 mm' has no-break spaces. A size of more than 16 characters may break after
 * its signs, but not inside a range. For display only, because searches and comparisons use plain spaces.
 * @source PROD-78
 */
export const unbrokenSizes = (text: string): string =>
  text.replace(SIZE, (size) =>
    size.replace(size.length > LONGEST ? / (?!\d)/g : / /g, '\u00a0').replace(/(?<=\d–)(?=\d)/g, WORD_JOINER),
  )
