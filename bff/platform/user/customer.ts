import type { CustomerAddress, CustomerProfile } from '../../domain/customer/customer.types.ts'
import { countOf, type Document, documentsOf, flagOf, idOf, isDocument, momentOf, textOf } from '../documents/document.ts'
import { tokenOf } from './tokens.ts'

/** Placeholder for a street line that the platform requires and the address lacks. */
export const NO_LINE = '-'

/** A customer; null without an e-mail address, because customers sign in with it. @source platform contract §9.2 */
export function decodeCustomer(value: unknown): CustomerProfile | null {
  if (!isDocument(value)) return null
  const email = textOf(value.email)
  if (email === null) return null
  const extension = isDocument(value.extension_attributes) ? value.extension_attributes : {}
  const { is_subscribed: isSubscribed } = extension
  return {
    id: idOf(value.id),
    email,
    firstName: textOf(value.firstname) ?? '',
    lastName: textOf(value.lastname) ?? '',
    createdAt: momentOf(value.created_at),
    addresses: documentsOf(value.addresses).flatMap((address) => decodeAddress(address, value) ?? []),
    isSubscribed: isSubscribed === undefined || isSubscribed === null ? null : flagOf(isSubscribed, false),
    groupId: countOf(value.group_id),
    groupToken: tokenOf(value.groupToken),
  }
}

/** The default addresses are marked in the address, in the customer, or in both. */
function decodeAddress(address: Document, customer: Document): CustomerAddress | null {
  const id = idOf(address.id)
  const country = textOf(address.country_id)
  if (id === null || country === null) return null
  const isDefault = (kind: 'shipping' | 'billing') =>
    flagOf(address[`default_${kind}`], false) || idOf(customer[`default_${kind}`]) === id
  return {
    id,
    firstName: textOf(address.firstname) ?? '',
    lastName: textOf(address.lastname) ?? '',
    company: textOf(address.company),
    street: linesOf(address.street),
    city: textOf(address.city) ?? '',
    region: textOf(isDocument(address.region) ? address.region.region : address.region),
    postcode: textOf(address.postcode),
    country: country.toUpperCase(),
    telephone: textOf(address.telephone),
    vatNumber: textOf(address.vat_id),
    isDefaultShipping: isDefault('shipping'),
    isDefaultBilling: isDefault('billing'),
  }
}

/** The lines of a street, without blank lines and placeholders. */
export const linesOf = (street: unknown): readonly string[] =>
  (Array.isArray(street) ? street : String(textOf(street) ?? '').split('\n'))
    .map((line) => textOf(line)?.trim() ?? '')
    .filter((line) => line !== '' && line !== NO_LINE)
