import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import type { CartLineInput } from '#schema/generated/types.ts'
import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import type { CartProgress } from '../device/cart-on-device.types.ts'
import type { Purchase } from '../purchase.types.ts'
import type { VisibleCart } from '../state/cart-state.ts'
import type { Destination } from './destination.ts'

/** What was answered to a question; null where it could not be found out. */
export interface DeliveryAnswer {
  readonly question: string
  readonly methods: readonly DeliveryMethodFragment[] | null
  /** Why it could not be asked of these goods, in the shop's words; null where nothing was refused. */
  readonly refusal: string | null
}

/** What is known of the delivery of the cart, or of the goods, as they are now. */
export type DeliveryState =
  | { readonly status: 'unasked' | 'asking' | 'offline' | 'failed' }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'known'; readonly methods: readonly DeliveryMethodFragment[] }

/** What an answer depends on; null while the platform has another cart than the shopper. */
export function deliveryQuestion(destination: Destination | null, cart: VisibleCart | null): string | null {
  if (!destination || !cart || cart.isPending || cart.lines.length === 0) return null
  const lines = cart.lines.map(({ key, quantity }) => [key, quantity])
  return JSON.stringify([destination.country, destination.postcode, lines, cart.coupon?.code])
}

/** The same of goods that are in no cart so far; null while there are none. */
export const goodsQuestion = (destination: Destination | null, lines: readonly CartLineInput[]): string | null =>
  destination && lines.length > 0 ? JSON.stringify([destination.country, destination.postcode, lines]) : null

/** A purchase, as far as it says what is to be delivered. */
interface Goods extends Pick<Purchase, 'quantity' | 'bundleChoices' | 'optionAnswers'> {
  readonly product: Pick<Purchase['product'], 'sku'>
  readonly variant?: Pick<Purchase['product'], 'sku'> | null | undefined
}

/** Something that may be bought, as a line of a cart would have it; what is wanted in no quantity is left out. */
export const goodsLines = (goods: readonly Goods[]): CartLineInput[] =>
  goods
    .filter(({ quantity }) => (wholeQuantity(quantity) ?? 0) > 0)
    .map(({ product, variant, quantity, bundleChoices = [], optionAnswers = [] }, place) => ({
      key: String(place),
      sku: (variant ?? product).sku,
      parentSku: variant ? product.sku : null,
      quantity: wholeQuantity(quantity) ?? 0,
      bundleChoices: bundleChoices.map(({ optionId, selectionIds, quantity }) => ({
        ...{ optionId, quantity },
        selectionIds: [...selectionIds],
      })),
      optionAnswers: optionAnswers.map(({ optionId, answer }) => ({ optionId, answer })),
    }))

/**
 * What may be shown: an answer to the question as it is now, and never one of before. The shop's own courier, which stands where the
 * platform names no way at all, is nobody's offer for this address.
 * @source TOTAL-8
 */
export function deliveryState(
  destination: Destination | null,
  question: string | null,
  answer: DeliveryAnswer | null,
  network: { readonly isOnline: boolean; readonly progress: CartProgress },
): DeliveryState {
  if (!destination) return { status: 'unasked' }
  const isAnswered = answer !== null && answer.question === question
  if (isAnswered && answer.methods) return { status: 'known', methods: answer.methods.filter(({ isOffline }) => !isOffline) }
  if (isAnswered && answer.refusal !== null) return { status: 'refused', message: answer.refusal }
  if (!network.isOnline) return { status: 'offline' }
  if (isAnswered || (question === null && network.progress === 'waiting')) return { status: 'failed' }
  return { status: 'asking' }
}
