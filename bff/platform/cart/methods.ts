import type { QuoteAddress, QuotePaymentMethod, QuoteShippingMethod } from '../../domain/cart/cart.types.ts'
import { type Document, documentsOf, flagOf, idOf, isDocument, priceOf, textOf } from '../documents/document.ts'

/** Shipping methods; methods without codes are dropped, because they could not be chosen. @source TOTAL-3, TOTAL-5; platform contract E2 */
export const decodeShippingMethods = (result: unknown): readonly QuoteShippingMethod[] =>
  documentsOf(result).flatMap((method) => {
    const [carrierCode, methodCode] = [idOf(method.carrier_code), idOf(method.method_code)]
    if (carrierCode === null || methodCode === null) return []
    return [
      {
        ...{ carrierCode, methodCode },
        carrierTitle: textOf(method.carrier_title) ?? carrierCode,
        methodTitle: textOf(method.method_title) ?? methodCode,
        price: priceOf(method.price_excl_tax) ?? priceOf(method.amount),
        priceWithTax: priceOf(method.price_incl_tax),
        isAvailable: flagOf(method.available, true),
      },
    ]
  })

/** Payment methods, from a list or from the answer to shipping information. @source TOTAL-6; platform contract E2 */
export const decodePaymentMethods = (result: unknown): readonly QuotePaymentMethod[] =>
  documentsOf(isDocument(result) ? result.payment_methods : result).flatMap((method: Document) => {
    const code = idOf(method.code)
    return code === null ? [] : [{ code, title: textOf(method.title) ?? code }]
  })

/** An address in the format of `shipping-methods`. @source TOTAL-7; platform contract E2 */
export const methodsAddress = ({ country, postcode, city, street, region, regionId, regionCode }: QuoteAddress): object => ({
  ...{ country_id: country, postcode, city, street, region, region_id: regionId, region_code: regionCode },
})

/** An address in the format of `shipping-information`, which names the country in camel case. @source platform contract E2 */
export const informationAddress = ({ country, postcode, city, street, region, regionId, regionCode }: QuoteAddress): object => ({
  ...{ countryId: country, postcode, city, street, region, regionId, regionCode },
})
