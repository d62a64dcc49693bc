import { country } from './countries.ts'
import { agreed, email, optional, personName, placeName, postcode, requiredText, taxId } from './form-rules.ts'

/** What an order has to say besides its addresses. @source CHECKOUT-9, TEXT-23 */
export const ORDER_RULES = { email, isAgreed: agreed }

/** An address of an order. Its first line of the street stands in `street`, the second in `apartment`. @source CHECKOUT-9, CHECKOUT-10 */
export const ORDER_ADDRESS_RULES = {
  firstName: personName,
  lastName: personName,
  company: optional(requiredText),
  street: requiredText,
  apartment: optional(requiredText),
  city: placeName,
  region: optional(requiredText),
  postcode,
  country,
  telephone: optional(requiredText),
  vatNumber: optional(taxId),
}
