import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { readNumber } from '../../store/fields.ts'
import type { Address } from '../../store/shoppers/customers.ts'
import { Refusal } from '../envelope.ts'

const PROFILE_FIELDS = ['firstname', 'lastname', 'prefix', 'middlename', 'suffix', 'dob', 'taxvat', 'gender', 'custom_attributes']

/** Picks the stored fields of a customer's profile. */
export const readProfile = (customer: JsonObject): JsonObject =>
  Object.fromEntries(PROFILE_FIELDS.filter((field) => customer[field] !== undefined).map((field) => [field, customer[field]]))

/**
 * Prepares addresses for storage; those with an id replace existing ones.
 * @throws Refusal 403 for an id that is not among `own`
 * @source platform contract E1
 */
export function readAddresses(given: readonly unknown[], own: readonly Address[], customerId?: number) {
  return given.filter(isObject).map((address) => {
    const id = readNumber(address, 'id')
    const owner = readNumber(address, 'customer_id')
    const isOwn = (id === null || own.some((one) => one.id === id)) && (owner === null || owner === customerId)
    if (!isOwn) throw new Refusal(403, 'Provided invalid address.id or address.customer_id')
    const { id: _, customer_id: __, ...document } = address
    return { id, document }
  })
}
