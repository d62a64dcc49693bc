import type { CustomerProfileFragment } from '#schema/generated/operations.ts'
import { openDeviceValue } from '../../../storage/open-device-value.ts'
import { hasTexts, hasTextsOrNull, isFields } from '../../../storage/stored-fields.ts'

export type Profile = CustomerProfileFragment

type Address = Profile['addresses'][number]

/**
 * The signed-in customer as last returned by the platform, plus offline changes; null for guests. Contains no token: tokens stay on
 * the server.
 * @source CACHE-8, USER-17
 */
export const customerOnDevice = openDeviceValue('user', 'current-user', decodeCustomer)

/** Decodes a stored customer; null if it is invalid or of another version. */
export function decodeCustomer(stored: unknown): Profile | null {
  if (!isFields(stored)) return null
  const { email, firstName, lastName, hasOwnPrices, addresses } = stored
  if (typeof email !== 'string' || typeof firstName !== 'string' || typeof lastName !== 'string') return null
  return {
    __typename: 'Customer',
    email,
    firstName,
    lastName,
    hasOwnPrices: hasOwnPrices === true,
    addresses: Array.isArray(addresses) ? addresses.filter(isAddress) : [],
  }
}

const isAddress = (value: unknown): value is Address =>
  isFields(value) &&
  hasTexts(value, 'id', 'firstName', 'lastName', 'city', 'country') &&
  hasTextsOrNull(value, 'company', 'region', 'postcode', 'telephone', 'vatNumber') &&
  Array.isArray(value.street) &&
  value.street.every((line) => typeof line === 'string') &&
  typeof value.isDefaultShipping === 'boolean' &&
  typeof value.isDefaultBilling === 'boolean'
