import type { Log } from '../../cache/log.ts'
import type { QuoteAddress, QuotePaymentMethod, QuoteShippingMethod } from '../../domain/cart/cart.types.ts'
import { throwUnreadable } from '../base/errors.ts'
import { decodeAll } from '../documents/decoding.ts'
import { type Document, decodeFlag, decodeId, decodeLabel, decodePrice, isDocument } from '../documents/document.ts'
import { requireDocuments } from './cart-reply.ts'

/**
 * Shipping methods; methods without codes are dropped, because they could not be chosen.
 * @throws PlatformUnreachable if the result is unreadable, or no method has its codes
 * @source TOTAL-3, TOTAL-5, WIRE-2; platform contract E2
 */
export function decodeShippingMethods(result: unknown, log: Log): readonly QuoteShippingMethod[] {
  const sent = requireDocuments(result)
  const methods = decodeAll('shipping method', sent, decodeShippingMethod, { log, compact: false })
  return methods.length === 0 && sent.length > 0 ? throwUnreadable() : methods.map(({ item }) => item)
}

function decodeShippingMethod(method: Document): QuoteShippingMethod | null {
  const [carrierCode, methodCode] = [decodeId(method.carrier_code), decodeId(method.method_code)]
  if (carrierCode === null || methodCode === null) return null
  return {
    carrierCode,
    methodCode,
    carrierTitle: decodeLabel(method.carrier_title) ?? carrierCode,
    methodTitle: decodeLabel(method.method_title) ?? methodCode,
    price: decodePrice(method.price_excl_tax) ?? decodePrice(method.amount),
    priceWithTax: decodePrice(method.price_incl_tax),
    isAvailable: decodeFlag(method.available, true),
  }
}

/**
 * Payment methods, from a list or from the answer to shipping information; methods without a code are dropped.
 * @throws PlatformUnreachable if the result is unreadable
 * @source TOTAL-6, WIRE-2; platform contract E2
 */
export function decodePaymentMethods(result: unknown, log: Log): readonly QuotePaymentMethod[] {
  const sent = requireDocuments(isDocument(result) && 'payment_methods' in result ? result.payment_methods : result)
  return decodeAll('payment method', sent, decodePaymentMethod, { log, compact: false }).map(({ item }) => item)
}

function decodePaymentMethod(method: Document): QuotePaymentMethod | null {
  const code = decodeId(method.code)
  return code === null ? null : { code, title: decodeLabel(method.title) ?? code }
}

/** An address in the format of `shipping-methods`. @source TOTAL-7; platform contract E2 */
export const methodsAddress = ({ country, postcode, city, street, region, regionId, regionCode }: QuoteAddress): object => ({
  country_id: country,
  postcode,
  city,
  street,
  region,
  region_id: regionId,
  region_code: regionCode,
})

/** An address in the format of `shipping-information`, which names the country in camel case. @source platform contract E2 */
export const informationAddress = ({ country, postcode, city, street, region, regionId, regionCode }: QuoteAddress): object => ({
  countryId: country,
  postcode,
  city,
  street,
  region,
  regionId,
  regionCode,
})
