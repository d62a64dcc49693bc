import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import type { CartLineInput, StockStatus } from '#schema/generated/types.ts'
import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import { carryingMethods, isCollection, type Load } from '#schema/rules/delivery/carrying.ts'
import type { DeliveryRules } from '#schema/rules/delivery/delivery-rules.types.ts'
import type { VisibleCart } from '../../../../sync/tasks/cart/cart-state.ts'
import type { CartProgress } from '../cart-on-device.types.ts'
import type { Destination } from '../device/destination.ts'
import type { Purchase } from '../purchase.types.ts'

/** The answer to a request; `methods` is null if the request failed. */
export interface DeliveryAnswer {
  readonly requestKey: string
  readonly methods: readonly DeliveryMethodFragment[] | null
  /** The shop's reason for a rejection; null if there was none. */
  readonly rejection: string | null
}

export type DeliveryState =
  | { readonly status: 'idle' | 'asking' | 'offline' | 'failed' }
  | { readonly status: 'rejected'; readonly message: string }
  | { readonly status: 'known'; readonly methods: readonly DeliveryMethodFragment[] }

/** Identifies everything the answer depends on; null while the cart is not synced with the platform. */
export function deliveryRequestKey(destination: Destination | null, cart: VisibleCart | null): string | null {
  if (!destination || !cart || cart.isPending || cart.lines.length === 0) return null
  const lines = cart.lines.map(({ key, quantity }) => [key, quantity])
  return JSON.stringify([destination.country, destination.postcode, lines, cart.coupon?.code])
}

/** The request key for goods outside the cart; null while there are no goods or no destination. */
export const goodsRequestKey = (destination: Destination | null, lines: readonly CartLineInput[]): string | null =>
  destination && lines.length > 0 ? JSON.stringify([destination.country, destination.postcode, lines]) : null

/** The fields of a possible purchase that delivery costs depend on. */
export interface Goods extends Pick<Purchase, 'quantity' | 'bundleChoices' | 'optionAnswers'> {
  readonly product: Pick<Purchase['product'], 'sku'>
  readonly variant?: Pick<Purchase['product'], 'sku'> | null | undefined
}

/** Converts possible purchases to cart lines and skips those without a quantity. */
export const goodsLines = (goods: readonly Goods[]): CartLineInput[] =>
  goods
    .filter(({ quantity }) => (wholeQuantity(quantity) ?? 0) > 0)
    .map(({ product, variant, quantity, bundleChoices = [], optionAnswers = [] }, place) => ({
      key: String(place),
      sku: (variant ?? product).sku,
      parentSku: variant ? product.sku : null,
      quantity: wholeQuantity(quantity) ?? 0,
      bundleChoices: bundleChoices.map(({ optionId, selectionIds, quantity }) => ({
        optionId,
        quantity,
        selectionIds: [...selectionIds],
      })),
      optionAnswers: optionAnswers.map(({ optionId, answer }) => ({ optionId, answer })),
    }))

/** The facts that decide whether a date can be promised for goods. */
interface StockedLine {
  readonly stock: { readonly status: StockStatus } | null
  readonly optionAnswers?: readonly unknown[] | undefined
}

/** Whether goods leave from stock. Goods that are made to measure or may be out of stock take longer. @source DELIVERY-3 */
export const areFromStock = (goods: readonly StockedLine[]): boolean =>
  goods.every(({ stock, optionAnswers = [] }) => stock?.status === 'OK' && optionAnswers.length === 0)

/**
 * The state to show. Only uses an answer to the current request. Ignores the shop's own courier, which the shop adds if the platform has
 * no method, because it is not an offer for this address.
 * @source TOTAL-8
 */
export function deliveryState(
  destination: Destination | null,
  requestKey: string | null,
  answer: DeliveryAnswer | null,
  network: { readonly isOnline: boolean; readonly progress: CartProgress },
): DeliveryState {
  if (!destination) return { status: 'idle' }
  const isCurrent = answer !== null && answer.requestKey === requestKey
  if (isCurrent && answer.methods) return { status: 'known', methods: answer.methods.filter(({ isOffline }) => !isOffline) }
  if (isCurrent && answer.rejection !== null) return { status: 'rejected', message: answer.rejection }
  if (!network.isOnline) return { status: 'offline' }
  if (isCurrent || (requestKey === null && network.progress === 'waiting')) return { status: 'failed' }
  return { status: 'asking' }
}

/** The lowest price at which goods are delivered, not collected; null if the platform states none. @source DELIVERY-25 */
export function cheapestDelivery(
  methods: readonly DeliveryMethodFragment[],
  rules: Pick<DeliveryRules, 'methods'> | null,
  load: Load,
): DeliveryMethodFragment['price'] {
  const prices = carryingMethods(methods, rules, load).flatMap((method) =>
    isCollection(rules, method) || !method.price ? [] : method.price,
  )
  return prices.reduce<DeliveryMethodFragment['price']>(
    (least, price) => (least && least.gross.amount <= price.gross.amount ? least : price),
    null,
  )
}

/**
 * Whether the platform prices no delivery that carries the goods, and no postcode was entered, which some methods need.
 * @source DELIVERY-26
 */
export const needsPostcode = (
  destination: Destination | null,
  methods: readonly DeliveryMethodFragment[] | null,
  price: DeliveryMethodFragment['price'],
): boolean => destination === null && methods !== null && price === null

/** The codes of the platform's methods, without the shop's own courier. */
export const platformMethods = (methods: readonly DeliveryMethodFragment[]): readonly string[] =>
  methods.flatMap(({ carrierCode, methodCode, isOffline }) => (isOffline ? [] : `${carrierCode}_${methodCode}`))
