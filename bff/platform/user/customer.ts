import type { CustomerAddress, CustomerProfile } from '../../domain/customer/customer.types.ts'
import {
  type Document,
  decodeCount,
  decodeDocuments,
  decodeFlag,
  decodeId,
  decodeKnownFlag,
  decodeMoment,
  decodeText,
  isDocument,
} from '../documents/document.ts'
import { decodeToken } from './tokens.ts'

/** Placeholder for a street line that the platform requires and the address lacks. */
export const NO_LINE = '-'

/** A customer; null without an e-mail address, because customers sign in with it. @source platform contract §9.2 */
export function decodeCustomer(value: unknown): CustomerProfile | null {
  if (!isDocument(value)) return null
  const email = decodeText(value.email)
  if (email === null) return null
  const extension = isDocument(value.extension_attributes) ? value.extension_attributes : {}
  return {
    id: decodeId(value.id),
    email,
    firstName: decodeText(value.firstname) ?? '',
    lastName: decodeText(value.lastname) ?? '',
    createdAt: decodeMoment(value.created_at),
    addresses: decodeDocuments(value.addresses).flatMap((address) => decodeAddress(address, value) ?? []),
    isSubscribed: decodeKnownFlag(extension.is_subscribed),
    groupId: decodeCount(value.group_id),
    groupToken: decodeToken(value.groupToken),
  }
}

/** The default addresses are marked in the address, in the customer, or in both. */
function decodeAddress(address: Document, customer: Document): CustomerAddress | null {
  const id = decodeId(address.id)
  const country = decodeText(address.country_id)
  if (id === null || country === null) return null
  const isDefault = (kind: 'shipping' | 'billing') =>
    decodeFlag(address[`default_${kind}`], false) || decodeId(customer[`default_${kind}`]) === id
  return {
    id,
    firstName: decodeText(address.firstname) ?? '',
    lastName: decodeText(address.lastname) ?? '',
    company: decodeText(address.company),
    street: decodeStreetLines(address.street),
    city: decodeText(address.city) ?? '',
    region: decodeText(isDocument(address.region) ? address.region.region : address.region),
    postcode: decodeText(address.postcode),
    country: country.toUpperCase(),
    telephone: decodeText(address.telephone),
    vatNumber: decodeText(address.vat_id),
    isDefaultShipping: isDefault('shipping'),
    isDefaultBilling: isDefault('billing'),
  }
}

/**
 * The lines of a street, without blank lines and placeholders. A house number that the shop has stored as a line of its own, because
 * the platform wants two, is joined to its street.
 * @source USER-31
 */
export function decodeStreetLines(street: unknown): readonly string[] {
  const lines = decodeLines(street).filter((line) => line !== NO_LINE)
  const [first = '', second = ''] = lines
  const isSplit = lines.length === 2 && (isHouseNumber(first) || (isHouseNumber(second) && !/\d/.test(first)))
  return isSplit ? [lines.join(' ')] : lines
}

/** The lines of a street as stored, without blank lines. */
export function decodeLines(street: unknown): readonly string[] {
  const lines: readonly unknown[] = isDocument(street)
    ? Object.values(street)
    : Array.isArray(street)
      ? street
      : (decodeText(street) ?? '').split('\n')
  return lines.map((line) => decodeText(line)?.trim() ?? '').filter((line) => line !== '')
}

const isHouseNumber = (line: string): boolean => /^\S*\d\S*$/.test(line)
