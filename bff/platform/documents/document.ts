/** Reading what the platform sent: unknown in, clean or null out. Nothing here trusts a type. */
export type Document = Readonly<Record<string, unknown>>

export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; a map of objects counts as the list of its members. */
export function documentsOf(value: unknown): readonly Document[] {
  if (Array.isArray(value)) return value.filter(isDocument)
  return isDocument(value) ? Object.values(value).filter(isDocument) : []
}

/** Text, also of a number; null for nothing and for blank. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** An id, whether it came as a number or as text. @source platform contract §11.6, §11.49, §11.63 */
export const idOf = (value: unknown): string | null => textOf(value)?.trim() ?? null

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
export function countOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && Number.isInteger(number) && number >= 0 && number <= LARGEST_COUNT ? number : null
}

/** In the main unit of a currency; with any tax it still is a number of pence that the schema can say. */
const LARGEST_AMOUNT = 10_000_000

/** A decimal amount of money; null for what cannot be one. */
export function amountOf(value: unknown): number | null {
  const number = numberOf(value)
  return number !== null && Math.abs(number) <= LARGEST_AMOUNT ? number : null
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
