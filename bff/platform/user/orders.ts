import type { CustomerOrder, CustomerOrderLine } from '../../domain/customer/customer.types.ts'
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

export interface OrderPage {
  /** Each once. */
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
      grandTotal: amountOf(order.grand_total),
      lines: documentsOf(order.items).flatMap(decodeLine),
    },
  ]
}

/** What stands below another line is a part of it. */
function decodeLine(line: Document): readonly CustomerOrderLine[] {
  const sku = idOf(line.sku)
  const quantity = quantityOf(line.qty_ordered)
  if (idOf(line.parent_item_id) !== null || sku === null || quantity === null) return []
  return [
    { sku, name: textOf(line.name) ?? sku, quantity, rowTotal: amountOf(line.row_total_incl_tax) ?? amountOf(line.row_total) },
  ]
}
