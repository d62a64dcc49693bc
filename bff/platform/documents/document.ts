import { isFollowedLink } from '#schema/rules/followed-link.ts'
import { noteUnshowable } from './unshowable.ts'

/** Reading what the platform sent: unknown in, clean or null out. Nothing here trusts a type. */
export type Document = Readonly<Record<string, unknown>>

export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; a map of objects counts as the list of its members. */
export function documentsOf(value: unknown): readonly Document[] {
  if (Array.isArray(value)) return value.filter(isDocument)
  return isDocument(value) ? Object.values(value).filter(isDocument) : []
}

/** Half a character, and control characters other than white space: no page, header or address can hold them. */
const UNSHOWABLE = /[\p{Surrogate}[\p{Cc}--[\t\n\r]]]/v
const EVERY_UNSHOWABLE = new RegExp(UNSHOWABLE, 'gv')
const UNADDRESSABLE = /[\p{Surrogate}\p{Cc}]/u

/** Characters. The longest pages of merchants have a tenth of it. */
export const LONGEST_TEXT = 256 * 1024

/** Text, also of a number, without what cannot be shown and what is too long for a page; null for nothing and for blank. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const whole = value.slice(0, LONGEST_TEXT)
  const text = UNSHOWABLE.test(whole) ? whole.replace(EVERY_UNSHOWABLE, '') : whole
  if (text !== value) noteUnshowable(value)
  return text.trim() !== '' ? text : null
}

/** More than engines and platforms take for an id. */
const LONGEST_ID = 512

/**
 * An id, whether it came as a number or as text, in any script; null for one that could not be asked for again.
 * @source platform contract §11.6, §11.49, §11.63
 */
export const idOf = (value: unknown): string | null => addressable(value, LONGEST_ID)

/** The longest address that browsers and proxies agree on. */
const LONGEST_PATH = 2048

/** A path or an address, or a part of one; null for one that leads nowhere because it cannot be written. */
export const pathOf = (value: unknown): string | null => addressable(value, LONGEST_PATH)

/** An address that a page may link to; null for one that leads nowhere, or to anything but the web and this shop. */
export function linkOf(value: unknown): string | null {
  const link = pathOf(value)
  if (link === null || isFollowedLink(link)) return link
  noteUnshowable(link)
  return null
}

function addressable(value: unknown, longest: number): string | null {
  const text = (typeof value === 'string' ? value : (textOf(value) ?? '')).trim()
  if (text.length <= longest && !UNADDRESSABLE.test(text)) return text || null
  noteUnshowable(text)
  return null
}

/**
 * The code of an attribute, by which values are found: no name that every object has already.
 * @source platform contract §2.15
 */
export function codeOf(value: unknown): string | null {
  const code = idOf(value)
  return code === null || code in Object.prototype ? null : code
}

/** Ids of a list or of a comma list. */
export function idsOf(value: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
  return items.map(idOf).filter((id) => id !== null)
}

/** A number, also from text such as '12.5000'. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** What the schema's Int can hold. */
const LARGEST_COUNT = 2_147_483_647

/** A whole number of things, 0 or more; null for a fraction, for less than none and for more than the schema can say. */
export const countOf = (value: unknown): number | null =>
  numberWhere(value, (number) => Number.isInteger(number) && number >= 0 && number <= LARGEST_COUNT)

/** More of one thing than anybody sells. */
const LARGEST_QUANTITY = 10_000_000

/** Smaller fractions have an exponent in JSON, which the schema's Decimal has not. */
const SMALLEST_QUANTITY = 1e-6

/** How much of something, in pieces or in parts of them; null for what cannot be sold or counted. */
export const quantityOf = (value: unknown): number | null =>
  numberWhere(value, (number) => number === 0 || (Math.abs(number) >= SMALLEST_QUANTITY && Math.abs(number) <= LARGEST_QUANTITY))

/** In the main unit of a currency; with any tax it still is a number of pence that the schema can say. */
const LARGEST_AMOUNT = 10_000_000

/** A decimal amount of money; null for what cannot be one. */
export const amountOf = (value: unknown): number | null => numberWhere(value, (number) => Math.abs(number) <= LARGEST_AMOUNT)

/** What something costs: an amount, and nobody is paid for taking it. */
export const priceOf = (value: unknown): number | null => numberWhere(value, (number) => number >= 0 && number <= LARGEST_AMOUNT)

/** From 0 to 100; null for everything else. */
export const percentOf = (value: unknown): number | null => numberWhere(value, (number) => number >= 0 && number <= 100)

function numberWhere(value: unknown, isSayable: (number: number) => boolean): number | null {
  const number = numberOf(value)
  if (number === null || isSayable(number)) return number
  noteUnshowable(number)
  return null
}

/** A yes or no in any of the forms the platform has for it. @source platform contract §11.62 */
export function flagOf(value: unknown, fallback: boolean): boolean {
  if (value === true || value === 1 || value === '1' || value === 'true') return true
  if (value === false || value === 0 || value === '0' || value === 'false') return false
  return fallback
}

const DATABASE_TIME = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/

/** A moment in ISO 8601; the platform's database times are UTC. */
export function momentOf(value: unknown): string | null {
  const text = textOf(value)
  if (!text) return null
  const match = DATABASE_TIME.exec(text)
  const time = Date.parse(match ? `${match[1]}T${match[2]}Z` : text)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
