import type { QuoteAddress, QuotePaymentMethod, QuoteShippingMethod } from '../../domain/cart/cart.types.ts'
import {
  type Document,
  decodeDocuments,
  decodeFlag,
  decodeId,
  decodePrice,
  decodeText,
  isDocument,
} from '../documents/document.ts'

/** Shipping methods; methods without codes are dropped, because they could not be chosen. @source TOTAL-3, TOTAL-5; platform contract E2 */
export const decodeShippingMethods = (result: unknown): readonly QuoteShippingMethod[] =>
  decodeDocuments(result).flatMap((method) => {
    const [carrierCode, methodCode] = [decodeId(method.carrier_code), decodeId(method.method_code)]
    if (carrierCode === null || methodCode === null) return []
    return [
      {
        carrierCode,
        methodCode,
        carrierTitle: decodeText(method.carrier_title) ?? carrierCode,
        methodTitle: decodeText(method.method_title) ?? methodCode,
        price: decodePrice(method.price_excl_tax) ?? decodePrice(method.amount),
        priceWithTax: decodePrice(method.price_incl_tax),
        isAvailable: decodeFlag(method.available, true),
      },
    ]
  })

/** Payment methods, from a list or from the answer to shipping information. @source TOTAL-6; platform contract E2 */
export const decodePaymentMethods = (result: unknown): readonly QuotePaymentMethod[] =>
  decodeDocuments(isDocument(result) ? result.payment_methods : result).flatMap((method: Document) => {
    const code = decodeId(method.code)
    return code === null ? [] : [{ code, title: decodeText(method.title) ?? code }]
  })

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
