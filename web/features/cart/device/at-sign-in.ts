import type { CartViewFragment } from '#schema/generated/operations.ts'
import { device } from '../cart.ts'

/** Empties the cart of this device; the server is told nothing. @source USER-16 */
export async function clearCart(): Promise<void> {
  await (await device()).clear()
}

/** Empties the cart of a session that the server has ended. Additions it has not taken wait for the next cart. @source CART-40 */
export async function leaveCart(): Promise<void> {
  await (await device()).endSession()
}

/** Asks for the cart of a session that this device did not know of. */
export async function findCart(): Promise<void> {
  await (await device()).look()
}

/** Takes over the cart that the server joined at sign-in, without a sync. @param cart null when the server could not say */
export async function takeCart(cart: CartViewFragment | null): Promise<void> {
  await (await device()).renew(cart)
}

/** Sends what the server does not have of the cart yet. */
export async function syncCart(): Promise<void> {
  await (await device()).sync()
}
