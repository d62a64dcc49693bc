import type { AddressChange, ProfileChange } from '../../domain/customer/customer.types.ts'
import { throwUnreadable } from '../base/errors.ts'
import { type Document, decodeDocuments, decodeId, decodeText, isDocument } from '../documents/document.ts'
import { decodeLines, NO_LINE } from './customer.ts'

/** The platform's maximum. @source platform contract E1.8 */
export const MOST_ADDRESSES = 2

/** Why a change cannot be written: an unknown address, or more addresses than the platform accepts. */
export type ProfileObstacle = 'no such address' | 'too many addresses'

/**
 * The body that changes a customer and keeps all other values. Without address changes it leaves addresses alone, so a name can be changed
 * however many there are.
 * @param stored the customer as currently stored on the platform
 * @throws PlatformUnreachable if addresses change and those stored are unreadable
 * @source USER-5; platform contract E1.8
 */
export function profileBody(stored: Document, change: ProfileChange): { readonly customer: object } | ProfileObstacle {
  const names = {
    email: emailToSend(change.email ?? decodeText(stored.email) ?? ''),
    firstname: change.firstName ?? stored.firstname,
    lastname: change.lastName ?? stored.lastname,
  }
  if (change.addresses.length + change.removedAddresses.length === 0) return { customer: names }
  // The platform would delete the addresses that it did not return now.
  if (!Array.isArray(stored.addresses) && !isDocument(stored.addresses)) throwUnreadable()
  const present = decodeDocuments(stored.addresses)
  const ids = new Set(present.map(({ id }) => decodeId(id)))
  if (change.addresses.some(({ id }) => id !== null && !ids.has(id))) return 'no such address'
  const addresses = changedAddresses(present, change)
  return addresses.length > MOST_ADDRESSES ? 'too many addresses' : { customer: { ...names, addresses } }
}

/** The platform accepts only lower-case domains. @source platform contract E1.2 */
export const emailToSend = (email: string): string => email.trim().replace(/@[^@]*$/, (domain) => domain.toLowerCase())

/** The platform replaces the whole list: addresses missing from it are deleted. */
function changedAddresses(
  stored: readonly Document[],
  { addresses: wanted, removedAddresses }: ProfileChange,
): readonly object[] {
  const kept = stored.filter(({ id }) => !removedAddresses.includes(decodeId(id) ?? ''))
  const addresses = wanted.map((address) => ({ ...address, id: address.id ?? findSame(kept, address) }))
  const changes = new Map(addresses.flatMap((address) => (address.id === null ? [] : [[address.id, address]])))
  const added = addresses.filter(({ id }) => id === null)
  const takesOver = (flag: 'isDefaultShipping' | 'isDefaultBilling') => addresses.some((address) => address[flag])
  return [
    ...kept.map((address) => {
      const change = changes.get(decodeId(address.id) ?? '')
      return withoutEmpty({
        ...address,
        ...(takesOver('isDefaultShipping') && { default_shipping: false }),
        ...(takesOver('isDefaultBilling') && { default_billing: false }),
        ...(change ? addressBody(change) : { street: streetLines(decodeLines(address.street)) }),
      })
    }),
    ...added.map((change) => withoutEmpty(addressBody(change))),
  ]
}

/** The id of the stored address that a new one repeats, because the answer to its first request was lost; null if there is none. @source USER-41 */
function findSame(stored: readonly Document[], address: AddressChange): string | null {
  const content = addressContent(addressBody(address))
  const same = stored.find((other) => addressContent({ ...other, street: streetLines(decodeLines(other.street)) }) === content)
  return decodeId(same?.id)
}

const CONTENT = ['firstname', 'lastname', 'company', 'city', 'postcode', 'country_id', 'telephone', 'vat_id']

const addressContent = ({ street, region, ...fields }: Document): string =>
  JSON.stringify([
    street,
    decodeText(isDocument(region) ? region.region : region),
    ...CONTENT.map((name) => decodeText(fields[name])),
  ])

const addressBody = (address: AddressChange): Document => ({
  firstname: address.firstName,
  lastname: address.lastName,
  company: address.company,
  street: streetLines(address.street),
  city: address.city,
  region: { region: address.region },
  region_id: null,
  postcode: address.postcode,
  country_id: address.country,
  telephone: address.telephone,
  vat_id: address.vatNumber,
  ...(address.isDefaultShipping !== null && { default_shipping: address.isDefaultShipping }),
  ...(address.isDefaultBilling !== null && { default_billing: address.isDefaultBilling }),
})

/** At least two lines. A single line is split after or before its house number; without one, the second line is a dash. */
function streetLines(street: readonly string[]): readonly string[] {
  const lines = street.map((line) => line.trim()).filter((line) => line !== '')
  const [only = NO_LINE, second] = lines
  if (second !== undefined) return lines
  const [, first = only, rest = NO_LINE] = /^(\S*\d\S*)\s+(.+)$/.exec(only) ?? /^(.+)\s+(\S*\d\S*)$/.exec(only) ?? []
  return [first, rest]
}

/** The platform rejects empty strings and nulls, except for a region's. */
const withoutEmpty = (address: Document): Document =>
  Object.fromEntries(
    Object.entries({ ...address, region: isDocument(address.region) ? address.region : { region: null } }).filter(
      ([, value]) => value !== null && value !== undefined && value !== EMPTY,
    ),
  )

const EMPTY: unknown = ''
