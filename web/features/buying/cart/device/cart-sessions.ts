import type { DeviceValue } from '../../../../storage/device-value.ts'
import type { CartState } from '../../../../sync/tasks/cart/cart-state.ts'
import { emptyCart } from '../../../../sync/tasks/cart/decode-cart.ts'
import { afterSession, inNewSession } from '../../../../sync/tasks/cart/new-session.ts'
import type { CartSessions } from '../cart-on-device.types.ts'

/** What happens to the device cart when a session begins or ends. Every new cart has a new id, so that late answers change nothing. */
export const cartSessions = (value: DeviceValue<CartState>): CartSessions => ({
  adopt: (cart) => value.change(inNewSession(cart, crypto.randomUUID(), Date.now())),
  clear: () => value.change(() => emptyCart(crypto.randomUUID())),
  endSession: () => value.change(afterSession(crypto.randomUUID())),
})
