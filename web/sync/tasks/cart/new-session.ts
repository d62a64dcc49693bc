import type { CartViewFragment } from '#schema/generated/operations.ts'
import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import type { ValueChange } from '../../../storage/device-value.ts'
import type { CartIntent, CartState, SettledCart } from './cart-state.ts'

/** A cart as the server returns it. */
type ServerCart = Omit<CartViewFragment, '__typename'>

/**
 * The cart after sign-in: the customer's cart, into which the server merged the guest's. The server counts revisions from 0 in a new
 * session, so the device does too. Unconfirmed changes are added on top.
 * @param cart null if the server could not return it; the next sync reads it then
 * @param deviceId a new one, so that answers to earlier syncs change nothing
 * @param at time of the answer, in milliseconds since 1970
 * @source CART-40
 */
export const toNewSession =
  (cart: ServerCart | null, deviceId: string, at: number): ValueChange<CartState> =>
  (state) => {
    const { previous: _, ...next } = cart
      ? withServerCart({ ...state, deviceId, intents: listChanges(state) }, { ...cart, revision: 0 }, at)
      : afterSession(deviceId)(state)
    return next
  }

/**
 * The cart after the server has ended its session: empty, except for unconfirmed additions. They wait for the next cart, a guest's or a
 * customer's, and are added to it.
 * @param deviceId a new one, so that the cart of the ended session stays unchanged
 * @source TOKEN-4, CART-40
 */
export const afterSession =
  (deviceId: string): ValueChange<CartState> =>
  (state) => {
    const intents = listChanges(state).filter(({ quantity }) => quantity > 0)
    const lines = intents.map(({ line: { key } }) => ({ key, quantity: quantityIn(state.settled, key) }))
    return {
      version: state.version,
      deviceId,
      settled: null,
      revision: intents.length > 0 ? 1 : 0,
      intents: intents.map((intent) => ({ ...intent, line: { ...intent.line, itemId: null }, revision: 1 })),
      carriedOver: state.carriedOver ?? { deviceId: state.deviceId, lines },
      previous: listCarts(state),
    }
  }

/** The latest carts of this device since its last sign-in, this one last. @source CART-59 */
export const listCarts = ({ previous = [], deviceId, settled }: CartState): NonNullable<CartState['previous']> =>
  [...previous, { deviceId, confirmedRevision: settled?.revision ?? 0 }].slice(-5)

/** Adds the carried-over changes to the cart the server has now returned. */
export function withServerCart(state: CartState, cart: ServerCart, at: number): CartState {
  // The intents are differences from another cart, so unconfirmed exchanges cannot be taken back.
  const { carriedOver: _, exchanges: _exchanges, ...kept } = state
  const revision = cart.revision + 1
  const settled: SettledCart = { lines: cart.lines, coupon: cart.coupon, totals: cart.totals, revision: cart.revision, at }
  const intents = state.intents.flatMap(({ line, quantity: more }): readonly CartIntent[] => {
    const present = cart.lines.find(({ key }) => key === line.key)
    const quantity = wholeQuantity((present?.quantity ?? 0) + more) ?? 0
    return quantity === (present?.quantity ?? 0)
      ? []
      : [{ line: { ...line, itemId: present?.itemId ?? null }, quantity, revision }]
  })
  return { ...kept, settled, intents, revision: intents.length > 0 ? revision : cart.revision }
}

/**
 * Applies a late answer about the ended session: pieces it confirms are already in that session's cart.
 * @param deviceId the device id the answer is for
 */
export function withLateAnswer(
  state: CartState,
  cart: Pick<CartViewFragment, 'lines' | 'revision'>,
  deviceId: string,
): CartState {
  const { carriedOver } = state
  if (carriedOver?.deviceId !== deviceId) return state
  const confirmed = new Map(carriedOver.lines.map(({ key, quantity }) => [key, quantityIn(cart, key) - quantity]))
  return {
    ...state,
    intents: state.intents.flatMap((intent) => {
      const quantity = intent.quantity - Math.max(confirmed.get(intent.line.key) ?? 0, 0)
      return quantity > 0 ? [{ ...intent, quantity }] : []
    }),
    carriedOver: { deviceId, lines: carriedOver.lines.map(({ key }) => ({ key, quantity: quantityIn(cart, key) })) },
    previous: (state.previous ?? []).map((each) =>
      each.deviceId === deviceId ? { deviceId, confirmedRevision: cart.revision } : each,
    ),
  }
}

const quantityIn = (cart: Pick<CartViewFragment, 'lines'> | null, key: string): number =>
  cart?.lines.find((line) => line.key === key)?.quantity ?? 0

/** Each unconfirmed change as a difference from the server's quantity; negative for fewer. */
const listChanges = ({ settled, intents }: CartState): readonly CartIntent[] =>
  intents.map((intent) => ({ ...intent, quantity: intent.quantity - quantityIn(settled, intent.line.key) }))
