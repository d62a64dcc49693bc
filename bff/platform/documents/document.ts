import { isFollowedLink } from '#schema/rules/followed-link.ts'
import { writeSizes } from '#schema/rules/measures/write-sizes.ts'
import { isShopRoute } from '#schema/rules/shop-routes.ts'
import { decodeEntities } from './entities.ts'
import { recordUnshowable } from './unshowable.ts'

/** Reads platform data: takes unknown values and returns clean ones or null. Trusts no type. */
export type Document = Readonly<Record<string, unknown>>

export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; an object of objects counts as the list of its values. */
export function decodeDocuments(value: unknown): readonly Document[] {
  if (Array.isArray(value)) return value.filter(isDocument)
  return isDocument(value) ? Object.values(value).filter(isDocument) : []
}

/** Lone surrogates, and control characters other than white space: pages, headers and URLs cannot contain them. */
const UNSHOWABLE = /[\p{Surrogate}[\p{Cc}--[\t\n\r]]]/v
const EVERY_UNSHOWABLE = new RegExp(UNSHOWABLE, 'gv')
const UNADDRESSABLE = /[\p{Surrogate}\p{Cc}]/u

/** Characters. The longest pages of merchants have a tenth of this. */
export const LONGEST_TEXT = 256 * 1024

/** Text or a number as text, without unprintable characters and cut to the maximum length; null if empty or blank. */
export const decodeText = (value: unknown): string | null => textUpTo(LONGEST_TEXT, value)

function textUpTo(longest: number, value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const whole = value.slice(0, longest)
  const text = UNSHOWABLE.test(whole) ? whole.replace(EVERY_UNSHOWABLE, '') : whole
  if (text !== value) recordUnshowable(value)
  return text.trim() !== '' ? text : null
}

/** Characters. Platforms keep 255 of a name, and a page of fifty products shows each several times. */
const LONGEST_LABEL = 1000

/**
 * A merchant's name, title or label as shoppers see it. Not for texts of shoppers, which stay as typed.
 * @source PROD-76, FRONT-19
 */
export function decodeLabel(value: unknown): string | null {
  const text = textUpTo(LONGEST_LABEL, typeof value === 'string' ? decodeEntities(value) : value)
  return text === null ? null : writeSizes(text)
}

/** Above the limits of engines and platforms. */
const LONGEST_ID = 512

/**
 * An id from a number or a string, in any script; null if it could not be sent back in a request.
 * @source platform contract §11.6, §11.49, §11.63
 */
export const decodeId = (value: unknown): string | null => addressable(value, LONGEST_ID)

/** The longest URL that all browsers and proxies accept. */
const LONGEST_PATH = 2048

/** A path, a URL or a part of one; null if it is not valid in a URL. */
export const decodePath = (value: unknown): string | null => addressable(value, LONGEST_PATH)

/**
 * The path of a document in the catalogue; null if no page of it could be there: with empty and dot segments, and at routes of the shop.
 * @source URL-11, URL-12
 */
export function decodeUrlPath(value: unknown): string | null {
  const path = decodePath(value)
  if (path === null || isShopRoute(path)) return null
  return path.split('/').some((segment) => ['', '.', '..'].includes(segment)) ? null : path
}

/** A URL that a page may link to; null if it is invalid, or leads to anything but the web or this shop. */
export function decodeLink(value: unknown): string | null {
  const link = decodePath(value)
  if (link === null || isFollowedLink(link)) return link
  recordUnshowable(link)
  return null
}

function addressable(value: unknown, longest: number): string | null {
  const text = (typeof value === 'string' ? value : (decodeText(value) ?? '')).trim()
  if (text.length <= longest && !UNADDRESSABLE.test(text)) return text || null
  recordUnshowable(text)
  return null
}

/**
 * An attribute code, used as a key; rejects names that every object has.
 * @source platform contract §2.15
 */
export function decodeCode(value: unknown): string | null {
  const code = decodeId(value)
  return code === null || code in Object.prototype ? null : code
}

/** Ids of a list or a comma list. */
export function decodeIds(value: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
  return items.map(decodeId).filter((id) => id !== null)
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** A number, also from a string such as '12.5000'. Null for '1,299.00' and '12,50': read up to the comma, they would be wrong prices. */
export function decodeNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? parseNumber(value.trim()) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function parseNumber(text: string): number | null {
  if (NUMBER.test(text)) return Number(text)
  if (text !== '') recordUnshowable(text)
  return null
}

/** The maximum of the schema's Int. */
const LARGEST_COUNT = 2_147_483_647

/** A whole number, 0 or more; null for fractions, negative numbers and numbers beyond the schema's Int. */
export const decodeCount = (value: unknown): number | null =>
  numberWhere(value, (number) => Number.isInteger(number) && number >= 0 && number <= LARGEST_COUNT)

/** Above any quantity that is sold. */
const LARGEST_QUANTITY = 10_000_000

/** JSON writes smaller fractions with an exponent, which the schema's Decimal does not allow. */
const SMALLEST_QUANTITY = 1e-6

/** A quantity in whole or fractional pieces; null if it is out of range. */
export const decodeQuantity = (value: unknown): number | null =>
  numberWhere(value, (number) => number === 0 || (Math.abs(number) >= SMALLEST_QUANTITY && Math.abs(number) <= LARGEST_QUANTITY))

/** In the currency's main unit; with any tax the amount in pence still fits the schema's Int. */
const LARGEST_AMOUNT = 10_000_000

/** A decimal amount of money; null if it is out of range. */
export const decodeAmount = (value: unknown): number | null => numberWhere(value, (number) => Math.abs(number) <= LARGEST_AMOUNT)

/** A price: an amount that is not negative. */
export const decodePrice = (value: unknown): number | null =>
  numberWhere(value, (number) => number >= 0 && number <= LARGEST_AMOUNT)

/** From 0 to 100; otherwise null. */
export const decodePercent = (value: unknown): number | null => numberWhere(value, (number) => number >= 0 && number <= 100)

function numberWhere(value: unknown, isAllowed: (number: number) => boolean): number | null {
  const number = decodeNumber(value)
  if (number === null || isAllowed(number)) return number
  recordUnshowable(number)
  return null
}

/** A boolean in any of the platform's forms; null for anything else. @source platform contract §11.62 */
export function decodeKnownFlag(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  if (value === false || value === 0 || value === '0' || value === 'false') return false
  return null
}

export const decodeFlag = (value: unknown, fallback: boolean): boolean => decodeKnownFlag(value) ?? fallback

/** The engine would read other forms ('May 2, 2024') in the server's time zone. */
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/
/** The years of the schema's DateTime. */
const FOUR_DIGIT_YEAR = /^\d{4}-/

/** An ISO 8601 time; a time without a zone is UTC, as the platform's database times are. @source PRICE-17, PRICE-19 */
export function decodeMoment(value: unknown): string | null {
  const [, date, clock = '00:00', zone = 'Z'] = ISO_TIME.exec(decodeText(value)?.trim() ?? '') ?? []
  const time = Date.parse(`${date}T${clock}${zone}`)
  const moment = Number.isNaN(time) ? '' : new Date(time).toISOString()
  return FOUR_DIGIT_YEAR.test(moment) ? moment : null
}
