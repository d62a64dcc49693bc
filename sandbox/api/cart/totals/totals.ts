import type { Quote } from '../../../store/shoppers/quotes.ts'
import type { StoreView } from '../../../store-views.ts'
import { findTaxRate, taxRules } from '../../prices/current-price.ts'
import { taxRate } from '../../prices/tax-rate.ts'
import type { Buyer } from '../articles/article.ts'
import type { PricedLine } from '../lines.ts'
import { discounts, findCoupon } from './coupons.ts'
import { readCountry, type ShippingMethod, shippingMethods } from './shipping.ts'

/** The totals of a line, in minor units. `discount` is gross; `tax` is the tax after the discount. */
export interface LineTotals extends PricedLine {
  readonly unitNet: number
  readonly unitGross: number
  readonly net: number
  readonly gross: number
  readonly discount: number
  readonly tax: number
  /** Tax rate in percent. */
  readonly rate: number
}

/** The totals of a cart, in minor units. */
export interface CartTotals {
  readonly lines: readonly LineTotals[]
  /** The applied coupon, as entered. */
  readonly coupon: string | null
  /** The chosen shipping method, while it is available. */
  readonly shipping: ShippingMethod | null
  readonly shippingNet: number
  readonly shippingTax: number
}

/** Tax class of shipping. */
export const DELIVERY = 2

/**
 * Calculates cart totals: tax by destination country, rounded per unit; discounts on gross prices, before tax is extracted.
 * @source platform contract §8.4
 */
export function cartTotals(quote: Quote, lines: readonly PricedLine[], buyer: Buyer): CartTotals {
  const address = quote.address === null ? {} : JSON.parse(quote.address)
  const country = readCountry(address) ?? buyer.view.taxCountry
  const plain = lines.map((line) => lineTotals(line, findTaxRate(buyer.catalog, buyer.view, line.article.saleable, country)))
  const coupon = findCoupon(quote.coupon, sumLines(plain, 'gross'))
  const grosses = plain.map(({ gross }) => gross)
  const off = coupon ? discounts(coupon, grosses) : []
  const shipping = findChosenMethod(quote, lines, address, buyer.view)
  const shippingNet = Math.round((shipping?.amount ?? 0) * 100)
  const shippingRate = taxRate(taxRules(buyer.catalog, buyer.view.code), DELIVERY, country)
  return {
    lines: plain.map((line, i) => applyDiscount(line, off[i] ?? 0)),
    coupon: coupon?.code ?? null,
    shipping,
    shippingNet,
    shippingTax: Math.round((shippingNet * shippingRate) / 100),
  }
}

/** Adds up an amount of all lines. */
export const sumLines = (lines: readonly LineTotals[], amount: 'net' | 'gross' | 'discount' | 'tax'): number =>
  lines.reduce((sum, line) => sum + line[amount], 0)

function lineTotals(priced: PricedLine, rate: number): LineTotals {
  const { quantity } = priced.line
  const unitNet = Math.round(priced.article.price * 100)
  const unitGross = unitNet + Math.round((unitNet * rate) / 100)
  const [net, gross] = [unitNet * quantity, unitGross * quantity]
  return { ...priced, unitNet, unitGross, net, gross, discount: 0, tax: gross - net, rate }
}

const applyDiscount = (line: LineTotals, discount: number): LineTotals =>
  discount === 0 ? line : { ...line, discount, tax: Math.round(((line.gross - discount) * line.rate) / (100 + line.rate)) }

const findChosenMethod = (quote: Quote, lines: readonly PricedLine[], address: object, view: StoreView): ShippingMethod | null =>
  shippingMethods(lines, { ...address }, view).find(
    ({ carrier, method, error }) => carrier === quote.carrier && method === quote.method && error === '',
  ) ?? null
