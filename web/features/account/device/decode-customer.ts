import type { CustomerOrderFragment, CustomerProfileFragment } from '#schema/generated/operations.ts'

type Profile = CustomerProfileFragment
type Address = Profile['addresses'][number]
type PastOrder = CustomerOrderFragment
type Fields = Readonly<Record<string, unknown>>

/** The customer of something stored; null when it is none, or of another shape than the shop has now. */
export function decodeCustomer(stored: unknown): Profile | null {
  if (!isFields(stored)) return null
  const { email, firstName, lastName, addresses } = stored
  if (typeof email !== 'string' || typeof firstName !== 'string' || typeof lastName !== 'string') return null
  return {
    __typename: 'Customer',
    email,
    firstName,
    lastName,
    addresses: Array.isArray(addresses) ? addresses.filter(isAddress) : [],
  }
}

/** The orders of something stored; whatever else is in there is dropped. */
export const decodeOrders = (stored: unknown): readonly PastOrder[] => (Array.isArray(stored) ? stored.filter(isOrder) : [])

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const hasTexts = (value: Fields, ...names: readonly string[]) => names.every((name) => typeof value[name] === 'string')
const hasTextsOrNull = (value: Fields, ...names: readonly string[]) =>
  names.every((name) => value[name] === null || typeof value[name] === 'string')

const isAddress = (value: unknown): value is Address =>
  isFields(value) &&
  hasTexts(value, 'id', 'firstName', 'lastName', 'city', 'country') &&
  hasTextsOrNull(value, 'company', 'region', 'postcode', 'telephone', 'vatNumber') &&
  Array.isArray(value.street) &&
  value.street.every((line) => typeof line === 'string') &&
  typeof value.isDefaultShipping === 'boolean' &&
  typeof value.isDefaultBilling === 'boolean'

const isOrder = (value: unknown): value is PastOrder =>
  isFields(value) &&
  hasTexts(value, 'id', 'number') &&
  hasTextsOrNull(value, 'status', 'createdAt') &&
  typeof value.lineCount === 'number' &&
  isAmount(value.grandTotal) &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine)

const isLine = (value: unknown): boolean =>
  isFields(value) && hasTexts(value, 'sku', 'name') && typeof value.quantity === 'number' && isAmount(value.rowTotal)

const isAmount = (value: unknown): boolean => value === null || (isFields(value) && typeof value.formatted === 'string')
