import { sum, toMinorUnits } from '#schema/rules/money.ts'
import type { CustomerOrder } from '../customer/customer.types.ts'
import type { LineTotals, StatedAmounts } from './price-summary.types.ts'

type OrderMoney = Pick<
  CustomerOrder,
  'subtotal' | 'subtotalWithTax' | 'shipping' | 'shippingWithTax' | 'discount' | 'couponCode' | 'tax' | 'shippingMethod'
>

/**
 * Converts the totals of a placed order for the price summary. Orders do not name fees, so a fee becomes an unexplained row.
 * @source platform contract §8.5
 */
export function orderAmounts(order: OrderMoney, { lines, grandTotal, minorDigits }: LineTotals): StatedAmounts {
  const minor = (amount: number | null) => (amount === null ? null : toMinorUnits(amount, minorDigits))
  const known = lines.flatMap((line) => line ?? [])
  const { net, gross } =
    known.length > 0 && known.length === lines.length
      ? sum(known)
      : { net: minor(order.subtotal), gross: minor(order.subtotalWithTax) }
  const delivery = { net: minor(order.shipping), gross: minor(order.shippingWithTax) }
  const isDelivered = order.shippingMethod !== null || (delivery.net ?? 0) !== 0 || (delivery.gross ?? 0) !== 0
  const discount = minor(order.discount) ?? 0
  return {
    total: grandTotal,
    vat: [minor(order.tax)].flatMap((amount) => amount ?? []),
    stated: [
      { kind: 'GOODS', label: null, net, gross },
      ...(isDelivered ? [{ kind: 'DELIVERY' as const, label: order.shippingMethod, ...delivery }] : []),
    ],
    ambiguous: discount === 0 ? [] : [{ kind: 'DISCOUNT', label: order.couponCode, amount: -Math.abs(discount) }],
    tolerance: lines.length + 2,
  }
}
