import type { CustomerOrder, CustomerOrderLine, OrderAddress } from '../../domain/customer/customer.types.ts'
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

/** Null if the orders are unreadable. @source USER-12; platform contract E1.9, §8.5 */
export function decodeOrderPage(result: unknown): OrderPage | null {
  if (!isDocument(result)) return null
  const total = decodeCount(result.total_count)
  if (total && !Array.isArray(result.items) && !isDocument(result.items)) return null
  const items = new Map(
    decodeDocuments(result.items)
      .flatMap(decodeOrder)
      .map((order) => [order.number, order]),
  )
  return { items: [...items.values()], total: total ?? items.size }
}

function decodeOrder(order: Document): readonly CustomerOrder[] {
  const number = decodeText(order.increment_id)
  const id = decodeId(order.entity_id) ?? number
  if (number === null || id === null) return []
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
      lines: decodeDocuments(order.items).flatMap(decodeLine),
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
  return {
    shippingMethod: decodeLabel(order.shipping_description) ?? decodeText(shipping.method),
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

/** Some platforms write 0 for none. */
const hasParent = ({ parent_item_id }: Document): boolean => !['0', null].includes(decodeId(parent_item_id))

/** A line below another one is a component of it. */
function decodeLine(line: Document): readonly CustomerOrderLine[] {
  const sku = decodeId(line.sku)
  const quantity = decodeQuantity(line.qty_ordered)
  if (hasParent(line) || sku === null || quantity === null) return []
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
