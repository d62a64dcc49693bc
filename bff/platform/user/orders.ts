import { readMethodTitle } from '#schema/rules/delivery/method-title.ts'
import type { Log } from '../../cache/log.ts'
import type { CustomerOrder, CustomerOrderLine, OrderAddress } from '../../domain/customer/customer.types.ts'
import { isNews } from '../base/is-news.ts'
import type { Decoding } from '../documents/decoding.ts'
import {
  type Document,
  decodeAmount,
  decodeCount,
  decodeDocuments,
  decodeId,
  decodeLabel,
  decodeMoment,
  decodeQuantity,
  decodeText,
  isDocument,
} from '../documents/document.ts'
import { decodeStreetLines } from './customer.ts'

export interface OrderPage {
  /** Without duplicates. */
  readonly items: readonly CustomerOrder[]
  readonly total: number
}

/** Null if the orders are unreadable. Logs orders and lines that cannot be shown. @source USER-12, ORDER-25; platform contract E1.9, §8.5 */
export function decodeOrderPage(result: unknown, log: Log): OrderPage | null {
  if (!isDocument(result)) return null
  const total = decodeCount(result.total_count)
  if (total && !Array.isArray(result.items) && !isDocument(result.items)) return null
  const warn = (fields: object, message: string) => {
    if (isNews(log, `${message} ${JSON.stringify(fields)}`)) log.warn(fields, message)
  }
  const sent = decodeDocuments(result.items)
  const orders = sent.flatMap((order) => decodeOrder(order, warn))
  if (orders.length < sent.length) warn({ dropped: sent.length - orders.length }, 'orders without a number dropped')
  const items = new Map(orders.map((order) => [order.number, order]))
  return { items: [...items.values()], total: total ?? items.size }
}

function decodeOrder(order: Document, warn: Decoding['warn']): readonly CustomerOrder[] {
  const number = decodeText(order.increment_id)
  const id = decodeId(order.entity_id) ?? number
  if (number === null || id === null) return []
  const sent = decodeDocuments(order.items).filter((line) => !hasParent(line))
  const lines = sent.flatMap(decodeLine)
  if (lines.length < sent.length)
    warn({ order: number, dropped: sent.length - lines.length }, 'order lines without a sku or a quantity dropped')
  return [
    {
      id,
      number,
      status: decodeText(order.status) ?? decodeText(order.state),
      createdAt: decodeMoment(order.created_at),
      currency: decodeText(order.order_currency_code)?.toUpperCase() ?? null,
      ...decodeAmounts(order),
      ...decodeDelivery(order),
      paymentMethod: decodePayment(order.payment),
      billingAddress: decodeAddress(order.billing_address),
      lines,
    },
  ]
}

const decodeAmounts = (order: Document) => ({
  grandTotal: decodeAmount(order.grand_total),
  subtotal: decodeAmount(order.subtotal),
  subtotalWithTax: decodeAmount(order.subtotal_incl_tax),
  shipping: decodeAmount(order.shipping_amount),
  shippingWithTax: decodeAmount(order.shipping_incl_tax),
  discount: decodeAmount(order.discount_amount),
  tax: decodeAmount(order.tax_amount),
  couponCode: decodeText(order.coupon_code),
})

/** Virtual orders have no shipping assignment. Some platforms describe the method, others return only its code. */
function decodeDelivery(order: Document): Pick<CustomerOrder, 'shippingMethod' | 'shippingMethodCode' | 'shippingAddress'> {
  const extension = isDocument(order.extension_attributes) ? order.extension_attributes : {}
  const [assignment] = decodeDocuments(extension.shipping_assignments)
  const shipping = isDocument(assignment?.shipping) ? assignment.shipping : {}
  const description = decodeLabel(order.shipping_description)
  return {
    shippingMethod: description === null ? decodeText(shipping.method) : readMethodTitle(description),
    shippingMethodCode: decodeText(shipping.method),
    shippingAddress: decodeAddress(shipping.address),
  }
}

/** The first entry of the additional information is the method's title. */
function decodePayment(payment: unknown): string | null {
  if (!isDocument(payment)) return null
  const titles: readonly unknown[] = Array.isArray(payment.additional_information) ? payment.additional_information : []
  return decodeLabel(titles[0]) ?? decodeText(payment.method)
}

/** `null` for an empty address. */
function decodeAddress(address: unknown): OrderAddress | null {
  if (!isDocument(address)) return null
  const name = [decodeText(address.firstname), decodeText(address.lastname)].filter((part) => part !== null).join(' ')
  const decoded = {
    name: name === '' ? null : name,
    company: decodeText(address.company),
    street: decodeStreetLines(address.street),
    city: decodeText(address.city),
    region: decodeText(isDocument(address.region) ? address.region.region : address.region),
    postcode: decodeText(address.postcode),
    country: decodeText(address.country_id)?.toUpperCase() ?? null,
    telephone: decodeText(address.telephone),
    vatNumber: decodeText(address.vat_id),
  }
  return Object.values(decoded).some((part) => part !== null && part.length > 0) ? decoded : null
}

/** A line below another one is a component of it. Some platforms write 0 for none. */
const hasParent = ({ parent_item_id }: Document): boolean => !['0', null].includes(decodeId(parent_item_id))

function decodeLine(line: Document): readonly CustomerOrderLine[] {
  const sku = decodeId(line.sku)
  const quantity = decodeQuantity(line.qty_ordered)
  if (sku === null || quantity === null) return []
  return [
    {
      sku,
      name: decodeLabel(line.name) ?? sku,
      isBundle: line.product_type === 'bundle',
      quantity,
      rowTotal: decodeAmount(line.row_total),
      rowTotalWithTax: decodeAmount(line.row_total_incl_tax),
    },
  ]
}
