import { country } from './countries.ts'
import {
  agreement,
  email,
  type FieldRule,
  optional,
  personName,
  placeName,
  postcode,
  requiredText,
  telephone,
} from './form-rules.ts'
import { vatNumber } from './vat-number.ts'

/** The fields of an order besides its addresses. @source CHECKOUT-9, TEXT-23 */
export const ORDER_RULES = { email, isAgreed: agreement }

/** The shop's content decides whether addresses require a telephone number. */
export interface AddressSettings {
  readonly isTelephoneRequired: boolean
}

/** The telephone number in an address of an order or a customer. @source CHECKOUT-11 */
export const telephoneRule = ({ isTelephoneRequired }: AddressSettings): FieldRule =>
  isTelephoneRequired ? telephone : optional(telephone)

/** An address of an order: `street` is the first line of the street, `apartment` the second. @source CHECKOUT-9, CHECKOUT-10 */
export const orderAddressRules = (settings: AddressSettings) => ({
  firstName: personName,
  lastName: personName,
  company: optional(requiredText),
  street: requiredText,
  apartment: optional(requiredText),
  city: placeName,
  region: optional(requiredText),
  postcode,
  country,
  telephone: telephoneRule(settings),
  vatNumber: optional(vatNumber),
})
