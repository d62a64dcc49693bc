import type { Log } from '../../cache/log.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type {
  QuoteAddress,
  QuoteLine,
  QuotePaymentMethod,
  QuoteShippingMethod,
  QuoteTotals,
} from '../../domain/cart/cart.types.ts'
import { PlatformRefused, throwUnreadable } from '../base/errors.ts'
import { decodeAll, decodeOne } from '../documents/decoding.ts'
import { decodeId, isDocument } from '../documents/document.ts'
import type { CallOptions, PlatformHttp } from '../http/client.ts'
import type { Query } from '../http/redaction.ts'
import { storeQuery } from '../http/store-query.ts'
import { cartItem, numberIfOne, type QuoteAccess, type QuoteItem } from './cart-item.ts'
import { decodeCartReply, requireDocuments } from './cart-reply.ts'
import { decodePaymentMethods, decodeShippingMethods, informationAddress, methodsAddress } from './methods.ts'
import { decodeQuoteLine } from './quote-line.ts'
import { decodeQuoteTotals } from './quote-totals.ts'

/** A failed call throws PlatformRefused if the platform answered, and PlatformUnreachable if it did not. */
export interface CartCalls {
  /** The id of a guest's new cart, or of the customer's cart. */
  /** Retried once after an outage: an unanswered call leaves at most an empty cart, and a customer has only one. @source CART-48 */
  create(view: StoreViewConfig, token: string | null): Promise<string>
  pull(view: StoreViewConfig, access: QuoteAccess): Promise<readonly QuoteLine[]>
  /** The stored line; null if the platform stored it without returning it. Sent once. */
  update(view: StoreViewConfig, access: QuoteAccess, item: QuoteItem): Promise<QuoteLine | null>
  remove(view: StoreViewConfig, access: QuoteAccess, line: Pick<QuoteLine, 'sku' | 'itemId' | 'quoteId'>): Promise<void>
  totals(view: StoreViewConfig, access: QuoteAccess): Promise<QuoteTotals>
  /** @param code letters, digits, dashes, dots and underscores: the platform inserts it into a URL path without escaping */
  applyCoupon(view: StoreViewConfig, access: QuoteAccess, code: string): Promise<void>
  removeCoupon(view: StoreViewConfig, access: QuoteAccess): Promise<void>
  shippingMethods(view: StoreViewConfig, access: QuoteAccess, address: QuoteAddress): Promise<readonly QuoteShippingMethod[]>
  paymentMethods(view: StoreViewConfig, access: QuoteAccess): Promise<readonly QuotePaymentMethod[]>
  setShipping(view: StoreViewConfig, access: QuoteAccess, shipping: QuoteShipping): Promise<void>
}

export interface QuoteShipping {
  readonly address: QuoteAddress
  readonly carrierCode: string
  readonly methodCode: string
}

/** @source platform contract E2 */
export function cartCalls(http: PlatformHttp, log: Log): CartCalls {
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
    async create(view, token) {
      const options = { ...callOptions('create', token), retry: true }
      const result = decodeCartReply(await http.post('/api/cart/create', storeQuery(view), {}, options))
      return decodeId(result) ?? throwUnreadable()
    },

    async pull(view, access) {
      const items = requireDocuments(await get('pull', view, access))
      return decodeAll('cart line', items, decodeQuoteLine, { log, compact: false }).map(({ item }) => item)
    },

    async update(view, access, item) {
      const stored = await post('update', view, access, { cartItem: cartItem(item, access) })
      return isDocument(stored) ? decodeOne('cart line', stored, decodeQuoteLine, { log }) : null
    },

    async remove(view, access, { sku, itemId, quoteId }) {
      await post('delete', view, access, { cartItem: { sku, item_id: numberIfOne(itemId), quoteId: quoteId ?? access.cartId } })
    },

    async totals(view, access) {
      return decodeQuoteTotals(await get('totals', view, access)) ?? throwUnreadable()
    },

    async applyCoupon(view, access, code) {
      await post('apply-coupon', view, access, {}, { coupon: code })
    },

    async removeCoupon(view, access) {
      await post('delete-coupon', view, access, {})
    },

    async shippingMethods(view, access, address) {
      return decodeShippingMethods(await post('shipping-methods', view, access, { address: methodsAddress(address) }))
    },

    async paymentMethods(view, access) {
      return decodePaymentMethods(await get('payment-methods', view, access))
    },

    async setShipping(view, access, { address, carrierCode, methodCode }) {
      const sent = informationAddress(address)
      const codes = { shippingCarrierCode: carrierCode, shippingMethodCode: methodCode }
      const addressInformation = { shippingAddress: sent, billingAddress: sent, ...codes }
      await post('shipping-information', view, access, { addressInformation })
    },
  }
}

const callOptions = (path: string, customerToken: string | null): CallOptions => ({ name: `cart ${path}`, customerToken })
