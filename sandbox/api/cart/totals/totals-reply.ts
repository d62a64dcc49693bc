import type { JsonObject } from '../../../engine/query/json.ts'
import type { StoreView } from '../../../store-views.ts'
import { escapeHtml } from '../../escaped.ts'
import { translate } from '../../translate.ts'
import { type CartTotals, type LineTotals, sumLines } from './totals.ts'

/**
 * Formats totals as the platform does. `grand_total` lacks the tax; the segment of that name includes it.
 * A segment may have no value. Lines have no sku, and their options are a JSON string, with values as HTML.
 * @source platform contract §8.4
 */
export function totalsReply(totals: CartTotals, view: StoreView): JsonObject {
  const { currency } = view
  const { lines, shippingNet, shippingTax } = totals
  const [net, gross, discount] = [sumLines(lines, 'net'), sumLines(lines, 'gross'), sumLines(lines, 'discount')]
  const tax = sumLines(lines, 'tax') + shippingTax
  const toPay = gross - discount + shippingNet + shippingTax
  const amounts = {
    subtotal: net / 100,
    discount_amount: -discount / 100 || 0,
    subtotal_with_discount: (net - discount) / 100,
    shipping_amount: shippingNet / 100,
    shipping_discount_amount: 0,
    tax_amount: tax / 100,
    shipping_tax_amount: shippingTax / 100,
  }
  return {
    grand_total: (toPay - tax) / 100,
    base_grand_total: toPay / 100,
    ...amounts,
    ...withBase(amounts),
    subtotal_incl_tax: gross / 100,
    shipping_incl_tax: (shippingNet + shippingTax) / 100,
    base_shipping_incl_tax: (shippingNet + shippingTax) / 100,
    weee_tax_applied_amount: null,
    base_currency_code: currency,
    quote_currency_code: currency,
    ...(totals.coupon === null ? {} : { coupon_code: totals.coupon }),
    items_qty: lines.reduce((all, { line }) => all + line.quantity, 0),
    items: lines.map(lineReply),
    total_segments: segments(totals, { gross, discount, tax, toPay }, view),
  }
}

function lineReply(totals: LineTotals): JsonObject {
  const { line, article, rate, discount } = totals
  const amounts = {
    price: totals.unitNet / 100,
    price_incl_tax: totals.unitGross / 100,
    row_total: totals.net / 100,
    row_total_incl_tax: totals.gross / 100,
    tax_amount: totals.tax / 100,
    discount_amount: discount / 100,
  }
  return {
    item_id: line.id,
    ...amounts,
    ...withBase(amounts),
    row_total_with_discount: (totals.net - discount) / 100,
    qty: line.quantity,
    tax_percent: rate,
    discount_percent: discount === 0 ? 0 : Math.round((discount / totals.gross) * 100),
    options: JSON.stringify(article.options.map(({ value, label }) => ({ value: escapeHtml(value), label }))),
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: article.name,
  }
}

interface Sums {
  readonly gross: number
  readonly discount: number
  readonly tax: number
  readonly toPay: number
}

/** Subtotal and shipping include tax, as in shops that show prices with tax; the tax segment is informative. */
function segments(
  { shipping, shippingNet, shippingTax, coupon }: CartTotals,
  { gross, discount, tax, toPay }: Sums,
  view: StoreView,
): JsonObject[] {
  const title = (name: string) => translate(view, `totals.${name}`)
  return [
    { code: 'subtotal', title: title('subtotal'), value: gross / 100 },
    {
      code: 'shipping',
      title: shipping ? `${title('shipping')} (${shipping.carrierTitle} - ${shipping.title})` : title('shipping'),
      value: shipping ? (shippingNet + shippingTax) / 100 : null,
    },
    ...(coupon === null ? [] : [{ code: 'discount', title: `${title('discount')} (${coupon})`, value: -discount / 100 }]),
    {
      code: 'tax',
      title: title('tax'),
      value: tax / 100,
      area: 'taxes',
      extension_attributes: { tax_grandtotal_details: [] },
    },
    { code: 'grand_total', title: title('grandTotal'), value: toPay / 100, area: 'footer' },
  ]
}

/** Repeats the amounts in the base currency. */
const withBase = (amounts: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [`base_${name}`, amount]))
