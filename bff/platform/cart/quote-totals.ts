import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import type { QuoteLineTotals, QuoteSegment, QuoteTotals } from '../../domain/cart/cart.types.ts'
import { amountOf, type Document, documentsOf, idOf, isDocument, numberOf, priceOf, textOf } from '../documents/document.ts'

/**
 * The totals of a quote; the answer to shipping information has them under `totals`. Null if there are none. @source platform contract
 * §8.4, §4.11
 */
export function decodeQuoteTotals(result: unknown): QuoteTotals | null {
  const totals = isDocument(result) && isDocument(result.totals) ? result.totals : result
  if (!isDocument(totals)) return null
  return {
    grandTotal: amountOf(totals.grand_total),
    subtotal: amountOf(totals.subtotal),
    subtotalWithTax: amountOf(totals.subtotal_incl_tax),
    shipping: amountOf(totals.shipping_amount),
    shippingWithTax: amountOf(totals.shipping_incl_tax),
    tax: amountOf(totals.tax_amount),
    couponCode: textOf(totals.coupon_code),
    discount: amountOf(totals.discount_amount),
    segments: documentsOf(totals.total_segments).flatMap(segmentOf),
    lines: new Map(documentsOf(totals.items).flatMap(lineOf)),
  }
}

/** Drops segments without a value. */
function segmentOf(segment: Document): readonly QuoteSegment[] {
  const [code, value] = [textOf(segment.code), amountOf(segment.value)]
  return code === null || value === null ? [] : [{ code, title: textOf(segment.title) ?? code, value }]
}

function lineOf(item: Document): readonly [string, QuoteLineTotals][] {
  const itemId = idOf(item.item_id)
  if (itemId === null) return []
  const quantity = numberOf(item.qty)
  const totals = {
    quantity: quantity === null ? null : wholeQuantity(quantity),
    price: priceOf(item.price),
    priceWithTax: priceOf(item.price_incl_tax),
    rowTotal: priceOf(item.row_total),
    rowTotalWithTax: priceOf(item.row_total_incl_tax),
    options: documentsOf(listIn(item.options)).flatMap(optionOf),
  }
  return [[itemId, totals]]
}

/** Parses JSON in a string. */
function listIn(options: unknown): unknown {
  if (typeof options !== 'string') return options
  try {
    return JSON.parse(options)
  } catch {
    return [] // unreadable options are dropped: the catalogue may know them too
  }
}

const TAGS = /<[^>]*>/g

function optionOf(option: Document): QuoteLineTotals['options'] {
  const [label, value] = [textOf(option.label), textOf(option.value)].map((text) => text?.replace(TAGS, '').trim())
  return label && value ? [{ label, value }] : []
}
