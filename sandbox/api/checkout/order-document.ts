import type { JsonObject } from '../../engine/query/json.ts'
import type { StoreView } from '../../store-views.ts'
import { type CartTotals, type LineTotals, sumLines } from '../cart/totals/totals.ts'
import { translate } from '../translate.ts'

export interface OrderParty {
  readonly id: number | null
  readonly email: string
  readonly firstname: unknown
  readonly lastname: unknown
}

export interface PlacedOrder {
  readonly customer: OrderParty
  /** Billing address, and shipping address unless there is a separate one. */
  readonly address: JsonObject
  /** Null if nothing is delivered. */
  readonly shippingAddress?: JsonObject | null
  readonly payment?: PaymentMethod
  readonly totals: CartTotals
  readonly status: string
  /** 'YYYY-MM-DD HH:mm:ss', UTC. */
  readonly createdAt: string
  readonly view: StoreView
}

export interface PaymentMethod {
  readonly code: string
  readonly title: string
}

/** Formats the order number that shoppers see. */
export const orderNumber = (id: number): string => String(id).padStart(9, '0')

/** Formats an order as Magento does. @source platform contract §8.5 */
export function orderDocument(id: number, order: PlacedOrder): JsonObject {
  const { customer, address, shippingAddress = address, totals, status, createdAt, view } = order
  const { payment = { code: 'checkmo', title: translate(view, 'payment.checkmo') } } = order
  const { lines, shipping, shippingNet, shippingTax } = totals
  const amounts = {
    grand_total: sumLines(lines, 'gross') - sumLines(lines, 'discount') + shippingNet + shippingTax,
    subtotal: sumLines(lines, 'net'),
    subtotal_incl_tax: sumLines(lines, 'gross'),
    shipping_amount: shippingNet,
    shipping_incl_tax: shippingNet + shippingTax,
    tax_amount: sumLines(lines, 'tax') + shippingTax,
    discount_amount: -sumLines(lines, 'discount') || 0,
  }
  const description = shipping && `${shipping.carrierTitle} - ${shipping.title}`
  return {
    entity_id: id,
    increment_id: orderNumber(id),
    status,
    state: status,
    created_at: createdAt,
    updated_at: createdAt,
    customer_id: customer.id,
    customer_email: customer.email,
    customer_firstname: customer.firstname,
    customer_lastname: customer.lastname,
    customer_is_guest: customer.id === null ? 1 : 0,
    order_currency_code: view.currency,
    base_currency_code: view.currency,
    ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount / 100])),
    ...(totals.coupon === null ? {} : { coupon_code: totals.coupon }),
    ...(description === null ? {} : { shipping_description: description }),
    total_item_count: lines.length,
    total_qty_ordered: lines.reduce((all, { line }) => all + line.quantity, 0),
    items: lines.flatMap((line, i) => toItems(line, id, id * 100 + i * 2)),
    billing_address: { ...address, address_type: 'billing', email: customer.email },
    payment: { method: payment.code, additional_information: [payment.title] },
    status_histories: [],
    extension_attributes: {
      shipping_assignments: [
        {
          shipping: {
            ...(shippingAddress && { address: { ...shippingAddress, address_type: 'shipping', email: customer.email } }),
            method: shipping ? `${shipping.carrier}_${shipping.method}` : null,
            total: { shipping_amount: shippingNet / 100, shipping_incl_tax: (shippingNet + shippingTax) / 100 },
          },
        },
      ],
    },
  }
}

/** Returns two entries for a variant: the configurable product, and below it the variant itself. */
function toItems({ line, article, unitNet, unitGross, net, gross }: LineTotals, orderId: number, itemId: number): JsonObject[] {
  const about = { order_id: orderId, sku: article.sku, name: article.name, qty_ordered: line.quantity }
  const item = {
    item_id: itemId,
    ...about,
    product_type: article.type,
    price: unitNet / 100,
    price_incl_tax: unitGross / 100,
    row_total: net / 100,
    row_total_incl_tax: gross / 100,
  }
  if (article.type !== 'configurable') return [item]
  return [item, { item_id: itemId + 1, parent_item_id: itemId, ...about, product_type: 'simple', price: 0, row_total: 0 }]
}
