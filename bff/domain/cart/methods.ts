import { CART_METHODS } from '#schema/rules/constants.ts'
import type { ServerMessages } from '../messages/en.ts'
import type { QuotePaymentMethod, QuoteShippingMethod } from './cart.types.ts'

type OwnMethods = ServerMessages['ownMethods']

/** A way to have a cart delivered. Prices are decimals of the main unit. */
export interface ShippingMethod extends Omit<QuoteShippingMethod, 'isAvailable'> {
  readonly isDefault: boolean
  /** The shop's own, not the platform's. */
  readonly isOffline: boolean
}

/** A way to pay. Its cost is a decimal of the main unit. */
export interface PaymentMethod extends QuotePaymentMethod {
  readonly cost: number
  readonly costWithTax: number
  readonly isDefault: boolean
  readonly isOffline: boolean
  readonly isServerMethod: boolean
}

/**
 * The platform's ways of delivery that can be had, each once. The shop's own courier stands where the platform names none at all: where it
 * names some and none can be had, nothing is delivered there.
 * @param names what the shop's own are called
 * @source TOTAL-3, TOTAL-5, CART-22; platform contract §4.11, §8.6
 */
export function shippingMethods(named: readonly QuoteShippingMethod[] | null, names: OwnMethods): readonly ShippingMethod[] {
  if (!named || named.length === 0) {
    const titles = { carrierTitle: names.courier, methodTitle: names.courier }
    return [{ ...CART_METHODS.courier, ...titles, isDefault: true, isOffline: true }]
  }
  const offered = uniqueBy(
    named.filter(({ isAvailable }) => isAvailable),
    ({ carrierCode, methodCode }) => `${carrierCode} ${methodCode}`,
  )
  return offered.map(({ isAvailable: _, ...method }, place) => ({ ...method, isDefault: place === 0, isOffline: false }))
}

/**
 * The shop's own cash on delivery, which is hidden where nothing has to be delivered, and the platform's ways to pay, each code once.
 * @param names what the shop's own are called
 * @source TOTAL-6, CART-9, CART-23; platform contract §4.11, §8.6
 */
export function paymentMethods(
  named: readonly QuotePaymentMethod[],
  isVirtual: boolean,
  names: OwnMethods,
): readonly PaymentMethod[] {
  const own = CART_METHODS.cashOnDelivery
  const methods = [
    { ...own, title: names.cashOnDelivery, cost: 0, costWithTax: 0, isOffline: true, isServerMethod: false },
    ...named.map((method) => ({ ...method, cost: 0, costWithTax: 0, isOffline: false, isServerMethod: true })),
  ]
  const shown = uniqueBy(methods, ({ code }) => code).filter(({ code }) => !isVirtual || code !== own.code)
  return shown.map((method, place) => ({ ...method, isDefault: place === 0 }))
}

/** The first of each. */
function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const keys = items.map(keyOf)
  return items.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
}
