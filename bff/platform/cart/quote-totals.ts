import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import type { QuoteLineTotals, QuoteSegment, QuoteTotals } from '../../domain/cart/cart.types.ts'
import {
  type Document,
  decodeAmount,
  decodeDocuments,
  decodeId,
  decodeLabel,
  decodeNumber,
  decodePrice,
  decodeText,
  isDocument,
} from '../documents/document.ts'
import { decodeEntities } from '../documents/entities.ts'

/**
 * The totals of a quote; the answer to shipping information has them under `totals`. Null if there are none. @source platform contract
 * §8.4, §4.11
 */
export function decodeQuoteTotals(result: unknown): QuoteTotals | null {
  const totals = findTotals(result)
  if (!totals) return null
  return {
    grandTotal: decodeAmount(totals.grand_total),
    subtotal: decodeAmount(totals.subtotal),
    subtotalWithTax: decodeAmount(totals.subtotal_incl_tax),
    shipping: decodeAmount(totals.shipping_amount),
    shippingWithTax: decodeAmount(totals.shipping_incl_tax),
    tax: decodeAmount(totals.tax_amount),
    couponCode: decodeText(totals.coupon_code),
    discount: decodeAmount(totals.discount_amount),
    segments: decodeDocuments(totals.total_segments).flatMap(decodeSegment),
    lines: new Map(decodeDocuments(totals.items).flatMap(decodeLine)),
  }
}

/** The currency of the amounts, in capitals; null if the platform does not state it. @source TOTAL-15; platform contract §8.4 */
export const quotedCurrency = (result: unknown): string | null =>
  decodeText(findTotals(result)?.quote_currency_code)?.toUpperCase() ?? null

function findTotals(result: unknown): Document | null {
  const totals = isDocument(result) && isDocument(result.totals) ? result.totals : result
  return isDocument(totals) ? totals : null
}

/** The coupon, the quantities and the options of totals whose amounts cannot be shown. */
export const withoutAmounts = ({ couponCode, lines }: QuoteTotals): QuoteTotals => ({
  grandTotal: null,
  subtotal: null,
  subtotalWithTax: null,
  shipping: null,
  shippingWithTax: null,
  tax: null,
  couponCode,
  discount: null,
  segments: [],
  lines: new Map([...lines].map(([itemId, line]) => [itemId, { ...line, ...NO_PRICES }])),
})

const NO_PRICES = { price: null, priceWithTax: null, rowTotal: null, rowTotalWithTax: null }

/** Drops segments without a value. */
function decodeSegment(segment: Document): readonly QuoteSegment[] {
  const [code, value] = [decodeText(segment.code), decodeAmount(segment.value)]
  return code === null || value === null ? [] : [{ code, title: decodeLabel(segment.title) ?? code, value }]
}

function decodeLine(item: Document): readonly [string, QuoteLineTotals][] {
  const itemId = decodeId(item.item_id)
  if (itemId === null) return []
  const quantity = decodeNumber(item.qty)
  const totals = {
    quantity: quantity === null ? null : wholeQuantity(quantity),
    price: decodePrice(item.price),
    priceWithTax: decodePrice(item.price_incl_tax),
    rowTotal: decodePrice(item.row_total),
    rowTotalWithTax: decodePrice(item.row_total_incl_tax),
    options: decodeDocuments(listIn(item.options)).flatMap(decodeOptions),
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

/** The platform sends HTML, with the shopper's answers escaped. @source FRONT-19 */
function decodeOptions(option: Document): QuoteLineTotals['options'] {
  const [label, value] = [option.label, option.value].map((html) => {
    const text = decodeText(html)?.replace(TAGS, '') ?? ''
    return decodeText(decodeEntities(text))?.trim()
  })
  return label && value ? [{ label, value }] : []
}
