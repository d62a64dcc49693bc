import { isObject, type JsonObject } from '../engine/query/json.ts'
import { readText } from '../store/fields.ts'
import { Refusal } from './envelope.ts'

/** True if an address lacks the telephone number that Magento requires by default. @source platform contract §14 */
export const lacksTelephone = (address: JsonObject): boolean => (readText(address, 'telephone') ?? '').trim() === ''

/** @throws Refusal 500 with the platform's message if an address of a customer has no telephone number */
export function checkTelephones(addresses: readonly unknown[]): void {
  if (addresses.some((address) => isObject(address) && lacksTelephone(address)))
    throw new Refusal(500, { errorMessage: '"telephone" is required. Enter and try again.', code: 400 })
}
