import type { CustomerOrder, CustomerOrderLine, OrderAddress } from '../../domain/customer/customer.types.ts'
import {
  amountOf,
  countOf,
  type Document,
  documentsOf,
  idOf,
  isDocument,
  momentOf,
  quantityOf,
  textOf,
} from '../documents/document.ts'
import { linesOf } from './customer.ts'

export interface OrderPage {
  /** Without duplicates. */
  readonly items: readonly CustomerOrder[]
  readonly total: number
}

/** @source USER-12; platform contract E1.9, §8.5 */
export function decodeOrderPage(result: unknown): OrderPage | null {
  if (!isDocument(result)) return null
  const items = new Map(
    documentsOf(result.items)
      .flatMap(decodeOrder)
      .map((order) => [order.number, order]),
  )
  return { items: [...items.values()], total: countOf(result.total_count) ?? items.size }
}

function decodeOrder(order: Document): readonly CustomerOrder[] {
  const number = textOf(order.increment_id)
  const id = idOf(order.entity_id) ?? number
  if (number === null || id === null) return []
  return [
    {
      id,
      number,
      status: textOf(order.status) ?? textOf(order.state),
      createdAt: momentOf(order.created_at),
      currency: textOf(order.order_currency_code)?.toUpperCase() ?? null,
      ...decodeAmounts(order),
      ...decodeDelivery(order),
      paymentMethod: decodePayment(order.payment),
      billingAddress: decodeAddress(order.billing_address),
      lines: documentsOf(order.items).flatMap(decodeLine),
    },
  ]
}

const decodeAmounts = (order: Document) => ({
  grandTotal: amountOf(order.grand_total),
  subtotal: amountOf(order.subtotal),
  subtotalWithTax: amountOf(order.subtotal_incl_tax),
  shipping: amountOf(order.shipping_amount),
  shippingWithTax: amountOf(order.shipping_incl_tax),
  discount: amountOf(order.discount_amount),
  tax: amountOf(order.tax_amount),
  couponCode: textOf(order.coupon_code),
})

/** Virtual orders have no shipping assignment. Some platforms describe the method, others return only its code. */
function decodeDelivery(order: Document): Pick<CustomerOrder, 'shippingMethod' | 'shippingAddress'> {
  const extension = isDocument(order.extension_attributes) ? order.extension_attributes : {}
  const [assignment] = documentsOf(extension.shipping_assignments)
  const shipping = isDocument(assignment?.shipping) ? assignment.shipping : {}
  return {
    shippingMethod: textOf(order.shipping_description) ?? textOf(shipping.method),
    shippingAddress: decodeAddress(shipping.address),
  }
}

/** The first entry of the additional information is the method's title. */
function decodePayment(payment: unknown): string | null {
  if (!isDocument(payment)) return null
  const titles: readonly unknown[] = Array.isArray(payment.additional_information) ? payment.additional_information : []
  return textOf(titles[0]) ?? textOf(payment.method)
}

/** `null` for an empty address. */
function decodeAddress(address: unknown): OrderAddress | null {
  if (!isDocument(address)) return null
  const name = [textOf(address.firstname), textOf(address.lastname)].filter((part) => part !== null).join(' ')
  const decoded = {
    name: name === '' ? null : name,
    company: textOf(address.company),
    street: linesOf(address.street),
    city: textOf(address.city),
    region: textOf(isDocument(address.region) ? address.region.region : address.region),
    postcode: textOf(address.postcode),
    country: textOf(address.country_id)?.toUpperCase() ?? null,
    telephone: textOf(address.telephone),
    vatNumber: textOf(address.vat_id),
  }
  return Object.values(decoded).some((part) => part !== null && part.length > 0) ? decoded : null
}

/** A line below another one is a component of it. */
function decodeLine(line: Document): readonly CustomerOrderLine[] {
  const sku = idOf(line.sku)
  const quantity = quantityOf(line.qty_ordered)
  if (idOf(line.parent_item_id) !== null || sku === null || quantity === null) return []
  return [
    {
      ...{ sku, name: textOf(line.name) ?? sku, isBundle: line.product_type === 'bundle', quantity },
      rowTotal: amountOf(line.row_total),
      rowTotalWithTax: amountOf(line.row_total_incl_tax),
    },
  ]
}
