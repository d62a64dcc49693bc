import type { CheckoutReturnMutation } from '#schema/generated/operations.ts'
import type { OrderRecordView } from '#schema/order-record.types.ts'
import { CHECKOUT } from '#schema/rules/constants.ts'
import type { ValueChange } from '../../../storage/device-value.ts'
import type { CartState, SettledCart, VisibleCart } from './cart-state.ts'
import { emptyCart } from './decode-cart.ts'
import { visibleCart } from './visible-cart.ts'

/**
 * The cart after its lines were ordered: only lines the server never had remain, in a new cart. Answers to earlier syncs change
 * nothing.
 * @param ordered device id of the ordered cart; a cart that has begun since stays unchanged
 * @param deviceId a new device id
 * @param orderedAt in milliseconds since 1970
 * @source CART-14, CHECKOUT-1
 */
export const afterOrder =
  (ordered: string, deviceId: string, orderedAt: number): ValueChange<CartState> =>
  (state) => {
    if (state.deviceId !== ordered) return state
    const gone = new Set(state.settled?.lines.map(({ key }) => key))
    const intents = state.intents
      .filter(({ line, quantity }) => quantity > 0 && !gone.has(line.key))
      .map(({ line, quantity }) => ({ line: { ...line, itemId: null }, quantity, revision: 1 }))
    return {
      ...emptyCart(deviceId),
      revision: intents.length > 0 ? 1 : 0,
      intents,
      orderedAt,
      ...(state.previous && { previous: state.previous }),
      ...(state.settled && { ordered: orderedLines(state.settled) }),
    }
  }

/** Only lines that the platform has confirmed were ordered. */
export const orderedCart = (state: CartState): VisibleCart => visibleCart({ ...state, intents: [] })

/**
 * The lines of an order whose total, addresses and methods were settled elsewhere; the cart's totals may lack the delivery.
 * @source ORDER-12
 */
const orderedLines = ({ lines }: SettledCart): OrderRecordView => ({
  lines: lines.map(({ sku, name, quantity, options, rowTotal, picture, url }) => ({
    sku,
    name,
    quantity,
    rowTotal: null,
    total: rowTotal,
    picture: picture && { path: picture.path, alt: picture.alt },
    url,
    options: options.map(({ label, value }) => ({ label, value })),
  })),
  grandTotal: null,
  summary: null,
  deliveryAddress: null,
  billingAddress: null,
  deliveryMethod: null,
  paymentMethod: null,
})

type ReturnedOrder = Pick<CheckoutReturnMutation['checkoutReturn'], 'deliveryMethod' | 'deliveryMethodCode'>

/**
 * The last order with its delivery method, as the platform states it after an external checkout. A known method stays, because anyone can
 * open the page with the number of another order.
 * @source ORDER-20
 */
export const withDelivery =
  ({ deliveryMethod, deliveryMethodCode }: ReturnedOrder): ValueChange<CartState> =>
  (state) => {
    if (!state.ordered || state.ordered.deliveryMethod !== null || deliveryMethod === null) return state
    return { ...state, ordered: { ...state.ordered, deliveryMethod, deliveryMethodCode } }
  }

/**
 * Whether a cart of this device was ordered within the checkout period.
 * @param now in milliseconds since 1970
 * @source SCREEN-17, LIMIT-25
 */
export const hasJustOrdered = ({ orderedAt }: CartState, now: number): boolean =>
  orderedAt !== undefined && Math.abs(now - orderedAt) <= CHECKOUT.activeMs
