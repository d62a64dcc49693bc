import { postcode as postcodeRule } from '#schema/rules/forms/form-rules.ts'
import { openDeviceValue } from '../../../../storage/open-device-value.ts'
import { isFields } from '../../../../storage/stored-fields.ts'

/** The destination of a cart, as far as needed for delivery costs. */
export interface Destination {
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Codes of the methods at the last estimate: 'flatrate_flatrate'; undefined before one. */
  readonly methods?: readonly string[]
}

/** Decodes a stored destination; null if it is invalid. */
export function decodeDestination(stored: unknown): Destination | null {
  if (!isFields(stored)) return null
  const { postcode, country, methods } = stored
  if (typeof postcode !== 'string' || typeof country !== 'string') return null
  return postcodeRule(postcode, {}) === null && /^[A-Z]{2}$/.test(country)
    ? { postcode: postcode.trim(), country, ...(isTexts(methods) && { methods }) }
    : null
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/** Adds the methods of a destination, unless another destination was entered meanwhile. @source DELIVERY-3 */
export const withMethods =
  ({ postcode, country }: Destination, methods: readonly string[]) =>
  (current: Destination | null): Destination | null =>
    current?.postcode === postcode && current.country === country ? { postcode, country, methods } : current

/** The last destination entered on this device. @source TOTAL-8 */
export const destinationOnDevice = openDeviceValue('cart', 'destination', decodeDestination)
