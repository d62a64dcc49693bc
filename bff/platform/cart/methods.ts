import type { QuoteAddress, QuotePaymentMethod, QuoteShippingMethod } from '../../domain/cart/cart.types.ts'
import { throwUnreadable } from '../base/errors.ts'
import { type Document, decodeFlag, decodeId, decodeLabel, decodePrice, isDocument } from '../documents/document.ts'
import { requireDocuments } from './cart-reply.ts'

/**
 * Shipping methods; methods without codes are dropped, because they could not be chosen.
 * @throws PlatformUnreachable if the result is unreadable, or no method has its codes
 * @source TOTAL-3, TOTAL-5; platform contract E2
 */
export function decodeShippingMethods(result: unknown): readonly QuoteShippingMethod[] {
  const sent = requireDocuments(result)
  const methods = sent.flatMap((method) => {
    const [carrierCode, methodCode] = [decodeId(method.carrier_code), decodeId(method.method_code)]
    if (carrierCode === null || methodCode === null) return []
    return [
      {
        carrierCode,
        methodCode,
        carrierTitle: decodeLabel(method.carrier_title) ?? carrierCode,
        methodTitle: decodeLabel(method.method_title) ?? methodCode,
        price: decodePrice(method.price_excl_tax) ?? decodePrice(method.amount),
        priceWithTax: decodePrice(method.price_incl_tax),
        isAvailable: decodeFlag(method.available, true),
      },
    ]
  })
  return methods.length === 0 && sent.length > 0 ? throwUnreadable() : methods
}

/**
 * Payment methods, from a list or from the answer to shipping information.
 * @throws PlatformUnreachable if the result is unreadable
 * @source TOTAL-6; platform contract E2
 */
export const decodePaymentMethods = (result: unknown): readonly QuotePaymentMethod[] =>
  requireDocuments(isDocument(result) && 'payment_methods' in result ? result.payment_methods : result).flatMap(
    (method: Document) => {
      const code = decodeId(method.code)
      return code === null ? [] : [{ code, title: decodeLabel(method.title) ?? code }]
    },
  )

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
