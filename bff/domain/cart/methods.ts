import { CART_METHODS } from '#schema/rules/constants.ts'
import type { ServerMessages } from '../messages/generated/languages.ts'
import type { QuotePaymentMethod, QuoteShippingMethod } from './cart.types.ts'

type OwnMethods = ServerMessages['ownMethods']

/** A shipping method. Prices are decimals of the main unit. */
export interface ShippingMethod extends Omit<QuoteShippingMethod, 'isAvailable'> {
  readonly isDefault: boolean
  /** The shop's own method, not the platform's. */
  readonly isOffline: boolean
}

/** A payment method. Its cost is a decimal of the main unit. */
export interface PaymentMethod extends QuotePaymentMethod {
  readonly cost: number
  readonly costWithTax: number
  readonly isDefault: boolean
  readonly isOffline: boolean
  readonly isServerMethod: boolean
}

/**
 * The available shipping methods of the platform, without duplicates. The shop's own courier is used only if the platform states
 * no methods at all. If it states methods and none is available, it does not deliver to the address.
 * @param names titles of the shop's own methods
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
 * The shop's own cash on delivery, hidden for virtual carts, and the platform's payment methods, without duplicate codes.
 * @param names titles of the shop's own methods
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

function uniqueBy<Item>(items: readonly Item[], toKey: (item: Item) => string): readonly Item[] {
  const keys = items.map(toKey)
  return items.filter((_, place) => keys.indexOf(keys[place] ?? '') === place)
}
