import type { Log } from '../../cache/log.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { QuoteAddress, QuoteLine } from '../../domain/cart/cart.types.ts'
import { PlatformRefused, throwUnreadable } from '../base/errors.ts'
import { isNews } from '../base/is-news.ts'
import { decodeAll, decodeOne } from '../documents/decoding.ts'
import { decodeId, isDocument } from '../documents/document.ts'
import type { CallOptions, PlatformHttp } from '../http/client.ts'
import type { Query } from '../http/redaction.ts'
import { storeQuery } from '../http/store-query.ts'
import { cartItem, numberIfOne, type QuoteAccess, type QuoteItem } from './cart-item.ts'
import { decodeCartReply, requireDocuments } from './cart-reply.ts'
import { decodePaymentMethods, decodeShippingMethods, informationAddress, methodsAddress } from './methods.ts'
import { decodeQuoteLine } from './quote-line.ts'
import { decodeQuoteTotals, quotedCurrency, withoutAmounts } from './quote-totals.ts'

/** A failed call throws PlatformRefused if the platform answered, and PlatformUnreachable if it did not. */
export type CartCalls = ReturnType<typeof cartCalls>

export interface QuoteShipping {
  readonly address: QuoteAddress
  readonly carrierCode: string
  readonly methodCode: string
}

/** @source platform contract E2 */
export function cartCalls(http: PlatformHttp, log: Log) {
  const get = async (path: string, view: StoreViewConfig, { cartId, token }: QuoteAccess) =>
    decodeCartReply(
      await http.get(`/api/cart/${path}`, { ...storeQuery(view), cartId }, { ...callOptions(path, token), retry: true }),
    )
  const post = async (path: string, view: StoreViewConfig, { cartId, token }: QuoteAccess, body: object, query: Query = {}) => {
    const result = decodeCartReply(
      await http.post(`/api/cart/${path}`, { ...storeQuery(view), ...query, cartId }, body, callOptions(path, token)),
    )
    if (result === false) throw new PlatformRefused('PLATFORM_REFUSED', 200)
    return result
  }

  return {
    /**
     * The id of a guest's new cart, or of the customer's cart. Retried once after an outage: an unanswered call leaves at most an empty
     * cart, and a customer has only one.
     * @source CART-48
     */
    async create(view: StoreViewConfig, token: string | null) {
      const options = { ...callOptions('create', token), retry: true }
      const result = decodeCartReply(await http.post('/api/cart/create', storeQuery(view), {}, options))
      return decodeId(result) ?? throwUnreadable()
    },

    async pull(view: StoreViewConfig, access: QuoteAccess) {
      const items = requireDocuments(await get('pull', view, access))
      return decodeAll('cart line', items, decodeQuoteLine, { log, compact: false }).map(({ item }) => item)
    },

    /** The stored line; null if the platform stored it without returning it. Sent once. */
    async update(view: StoreViewConfig, access: QuoteAccess, item: QuoteItem) {
      const stored = await post('update', view, access, { cartItem: cartItem(item, access) })
      return isDocument(stored) ? decodeOne('cart line', stored, decodeQuoteLine, { log }) : null
    },

    async remove(
      view: StoreViewConfig,
      access: QuoteAccess,
      { sku, itemId, quoteId }: Pick<QuoteLine, 'sku' | 'itemId' | 'quoteId'>,
    ) {
      await post('delete', view, access, { cartItem: { sku, item_id: numberIfOne(itemId), quoteId: quoteId ?? access.cartId } })
    },

    /** Without amounts if they are in another currency than the store view's. @source TOTAL-15 */
    async totals(view: StoreViewConfig, access: QuoteAccess) {
      const result = await get('totals', view, access)
      const document = isDocument(result) ? result : {}
      const totals = decodeOne('cart totals', document, () => decodeQuoteTotals(result), { log, isOptional: true })
      const currency = quotedCurrency(result) ?? view.currency
      if (totals === null || currency === view.currency) return totals ?? throwUnreadable()
      if (isNews(log, `cart totals in ${currency}`)) {
        log.warn({ currency: view.currency, quote_currency_code: currency }, 'cart totals in another currency ignored')
      }
      return withoutAmounts(totals)
    },

    /** @param code letters, digits, dashes, dots and underscores: the platform inserts it into a URL path without escaping */
    async applyCoupon(view: StoreViewConfig, access: QuoteAccess, code: string) {
      await post('apply-coupon', view, access, {}, { coupon: code })
    },

    async removeCoupon(view: StoreViewConfig, access: QuoteAccess) {
      await post('delete-coupon', view, access, {})
    },

    async shippingMethods(view: StoreViewConfig, access: QuoteAccess, address: QuoteAddress) {
      return decodeShippingMethods(await post('shipping-methods', view, access, { address: methodsAddress(address) }), log)
    },

    async paymentMethods(view: StoreViewConfig, access: QuoteAccess) {
      return decodePaymentMethods(await get('payment-methods', view, access), log)
    },

    async setShipping(view: StoreViewConfig, access: QuoteAccess, { address, carrierCode, methodCode }: QuoteShipping) {
      const sent = informationAddress(address)
      const codes = { shippingCarrierCode: carrierCode, shippingMethodCode: methodCode }
      const addressInformation = { shippingAddress: sent, billingAddress: sent, ...codes }
      await post('shipping-information', view, access, { addressInformation })
    },
  }
}

const callOptions = (path: string, customerToken: string | null): CallOptions => ({ name: `cart ${path}`, customerToken })
