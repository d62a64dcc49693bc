import type { SearchLanguage } from '#schema/rules/measures/measure.types.ts'
import type { StatedPrice } from '../../../facets/facets.types.ts'

const NUMBER = '[0-9]{1,6}(?:[.,][0-9]{1,3})*'
const START = String.raw`(?<![\p{L}\p{N}.,])`
const END = String.raw`(?![\p{L}\p{N}])`
/** Without 'pound', which is a weight too: '4 pound hammer'. */
const SIGN_AFTER = `(?: ?[£€$]| (?:pounds|quid|euros?|gbp|eur)${END}|(?:pounds|quid|euros?|gbp|eur)${END})`
const MONEY = `(?:[£€$] ?${NUMBER}|${NUMBER}${SIGN_AFTER})`
const PRICE = new RegExp(`${START}${MONEY}(?: ?[-–] ?(?:${MONEY}|${NUMBER}${END}))?`, 'giu')
/** A price per metre says nothing about the price of a product. */
const NO_UNIT = String.raw`(?! ?(?:\/|per |a |je |pro |al |m[²2]?${END}))`

interface PriceWords {
  readonly most: string
  readonly least: string
  readonly between: string
  readonly and: string
}

/** As regular expressions. */
const WORDS: Readonly<Record<SearchLanguage, PriceWords>> = {
  en: {
    most: '(?:under|below|less than|cheaper than|up to|max(?:imum)?|no more than|within)',
    least: '(?:over|above|more than|from|at least|min(?:imum)?)',
    between: '(?:between|from)',
    and: '(?:and|to)',
  },
  de: {
    most: '(?:unter|bis(?: zu)?|höchstens|max(?:imal)?|weniger als|günstiger als|billiger als)',
    least: '(?:über|ab|mehr als|mindestens)',
    between: '(?:zwischen|von)',
    and: '(?:und|bis)',
  },
  it: {
    most: '(?:sotto(?: i)?|fino a|entro(?: i)?|max|massimo|meno di|al massimo)',
    least: '(?:sopra(?: i)?|oltre|più di|almeno|a partire da|da)',
    between: '(?:tra|fra|da)',
    and: '(?:e|a)',
  },
}

interface PriceReading {
  /** The search without the price and the words beside it. */
  readonly rest: string
  readonly price: StatedPrice
}

/**
 * The price that a search states: 'oak board under £50', 'mdf £20-£30'. Null if it states no bounds, if the price is one per metre, or if
 * nothing else is left. The currency is taken for that of the shop.
 * @source SEARCH-64
 */
export function readPrice(text: string, language: SearchLanguage): PriceReading | null {
  for (const { pattern, toPrice } of PATTERNS[language]) {
    const found = pattern.exec(text)
    if (!found) continue
    const rest = text.replace(pattern, ' ').replace(/\s+/g, ' ').trim()
    const price = toPrice(found.slice(1).map(readAmount))
    return rest !== '' && isRange(price) ? { rest, price } : null
  }
  return null
}

/**
 * A search without prices, which are no sizes: 'oak board under £50'. Unchanged if nothing else is left.
 * @source SEARCH-70
 */
export const withoutPrices = (text: string, language: SearchLanguage): string =>
  (readPrice(text, language)?.rest ?? text).replace(PRICE, ' ').replace(/\s+/g, ' ').trim() || text

const toPatterns = ({ most, least, between, and }: PriceWords) => {
  const amount = `[£€$]? ?(${NUMBER})${SIGN_AFTER}?`
  const money = `(?=${MONEY})${amount}`
  const pattern = (source: string) => new RegExp(`${START}${source}${END}${NO_UNIT}`, 'iu')
  const range = ([from = null, to = null]: readonly (number | null)[]): StatedPrice => ({ from, to })
  return [
    { pattern: pattern(`${between} ${amount} ${and} ${money}`), toPrice: range },
    { pattern: pattern(`${money} ?(?:[-–]|${and}) ?${amount}`), toPrice: range },
    { pattern: pattern(`${amount} ?[-–] ?${money}`), toPrice: range },
    { pattern: pattern(`${most} ${money}`), toPrice: ([to = null]: readonly (number | null)[]) => ({ from: null, to }) },
    { pattern: pattern(`${least} ${money}`), toPrice: ([from = null]: readonly (number | null)[]) => ({ from, to: null }) },
  ]
}

const PATTERNS = { en: toPatterns(WORDS.en), de: toPatterns(WORDS.de), it: toPatterns(WORDS.it) } as const

/** '1,200' and '1.200' are whole numbers, '19,90' and '19.90' are not. */
function readAmount(written: string | undefined): number | null {
  if (written === undefined) return null
  const [, whole = written, fraction = ''] = /^(.*)[.,]([0-9]{1,2})$/.exec(written) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction || '0'}`)
}

const isRange = ({ from, to }: StatedPrice): boolean => (from ?? 0) < (to ?? Number.POSITIVE_INFINITY)
