import type {
  CartAddressInput,
  CartShippingInput,
  PaymentMethod as SchemaPaymentMethod,
  ShippingMethod as SchemaShippingMethod,
  UserError,
} from '#schema/generated/types.ts'
import { country } from '#schema/rules/forms/countries.ts'
import { fromNetAndGross } from '#schema/rules/money.ts'
import type { QuoteAddress, QuoteShippingMethod } from '../../domain/cart/cart.types.ts'
import { paymentMethods, type ShippingMethod, shippingMethods } from '../../domain/cart/methods.ts'
import { isVirtualCart } from '../../domain/cart/virtual.ts'
import { taxedMoney } from '../pricing/money.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import type { MessageScope } from '../scope/user-errors.ts'
import { type CartChange, changeCart } from './change-cart.ts'
import { cartError } from './lines/cart-errors.ts'
import type { LineSelection } from './lines/line-model.ts'
import { lineProducts } from './lines/line-products.ts'
import { findQuote, type OpenQuote } from './quote/open-quote.ts'
import { toShippingMethods } from './shipping-methods.ts'

/**
 * The shipping methods for the cart; empty if the cart is empty or needs no delivery.
 * @throws PlatformError if the platform cannot list them
 * @source TOTAL-3, TOTAL-5, TOTAL-7, CART-22
 */
export async function cartShippingMethods(
  address: CartAddressInput,
  scope: PrivateScope,
): Promise<readonly SchemaShippingMethod[]> {
  return readFromQuote(scope, async (quote) => {
    const { goods, isVirtual } = await loadGoods(quote, scope)
    if (isVirtual) return []
    const to = quoteAddress(address, scope)
    return toShippingMethods(await offeredMethods(quote.calls.shippingMethods, to, scope), { goods, to }, scope)
  })
}

/**
 * The available methods for an address, in the platform's order. If the platform has methods for the store view's country but none for the
 * address, nothing is delivered there. Without methods for either, it is a platform without methods: the shop's own courier is offered.
 * @param ask returns the platform's methods for an address
 * @throws PlatformError if the platform cannot list them
 * @source TOTAL-3, CART-22, DELIVERY-30
 */
export async function offeredMethods(
  ask: (address: QuoteAddress) => Promise<readonly QuoteShippingMethod[]>,
  address: QuoteAddress,
  scope: Pick<RequestScope, 'storeView' | 'messages'>,
): Promise<readonly ShippingMethod[]> {
  const named = await ask(address)
  if (named.length === 0 && (await ask(quoteAddress({}, scope))).length > 0) return []
  return shippingMethods(named, scope.messages.ownMethods)
}

/**
 * The payment methods for the cart; empty if the cart is empty.
 * @throws PlatformError if the platform cannot list them
 * @source TOTAL-6, CART-9, CART-23
 */
export async function cartPaymentMethods(scope: PrivateScope): Promise<readonly SchemaPaymentMethod[]> {
  return readFromQuote(scope, async (quote) => {
    const { isVirtual } = await loadGoods(quote, scope)
    const methods = paymentMethods(await quote.calls.paymentMethods(), isVirtual, scope.messages.ownMethods)
    return methods.map(({ cost, costWithTax, ...method }) => ({
      ...method,
      cost: taxedMoney(fromNetAndGross(cost, costWithTax, scope.storeView.minorDigits), scope.storeView),
    }))
  })
}

/** Sets the shipping address and the shipping method of the cart. @source TOTAL-2, TOTAL-7 */
export function setShipping(
  { address, carrierCode, methodCode }: CartShippingInput,
  selection: LineSelection,
  scope: PrivateScope,
): Promise<CartChange> {
  const shipping = { address: quoteAddress(address, scope), carrierCode, methodCode }
  const refusal = () => cartError('REFUSED', null, scope, scope.messages.cart.shippingRefused)
  const obstacle = countryError(address, 'address', scope)
  return changeCart({ make: (calls) => calls.setShipping(shipping), refusal }, obstacle, selection, scope)
}

function readFromQuote<Method>(
  scope: PrivateScope,
  read: (quote: OpenQuote) => Promise<readonly Method[]>,
): Promise<readonly Method[]> {
  return scope.session.serially(async () => {
    const quote = await findQuote(scope)
    return quote && quote.lines.length > 0 ? read(quote) : []
  })
}

/** The products of a quote that the catalogue has, and whether none of its lines needs delivery. */
async function loadGoods({ lines }: OpenQuote, scope: PrivateScope) {
  const subjects = lines.map((line) => ({ ...line, parentSku: null }))
  const products = await lineProducts(subjects, scope)
  const found = subjects.map((line) => products.find(line)?.product ?? null)
  return {
    goods: found.flatMap((product) => product ?? []),
    isVirtual: isVirtualCart(subjects.map(({ type }, i) => found[i]?.type ?? type)),
  }
}

/**
 * The error if the shop does not ship to the address's country; null if it does or if no country is given. @param field path of the
 * address
 */
export function countryError(address: CartAddressInput, field: string, scope: MessageScope): UserError | null {
  const code = countryCode(address)
  if (code === '' || country(code, {}) === null) return null
  return cartError('INVALID', `${field}.country`, scope, scope.messages.cart.country)
}

const countryCode = (address: CartAddressInput): string => address.country?.trim().toUpperCase() ?? ''

/** Totals need a country, so the store view's is the default. @source TOTAL-2 */
export const quoteAddress = (address: CartAddressInput, { storeView }: Pick<RequestScope, 'storeView'>): QuoteAddress => ({
  country: countryCode(address) || storeView.taxCountry,
  postcode: address.postcode ?? '',
  city: address.city ?? '',
  street: address.street ?? [],
  region: address.region ?? '',
  regionId: address.regionId ?? 0,
  regionCode: address.regionCode ?? '',
})
