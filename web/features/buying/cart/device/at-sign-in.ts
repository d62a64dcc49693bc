import type { CartViewFragment } from '#schema/generated/operations.ts'
import { device } from '../cart.ts'

/** Empties the cart of this device without telling the server. @source USER-16 */
export async function clearCart(): Promise<void> {
  await (await device()).clear()
}

/** Empties the cart of an expired session. Additions the server has not confirmed wait for the next cart. @source CART-40 */
export async function leaveCart(): Promise<void> {
  await (await device()).endSession()
}

/** Loads the cart of a session that is new to this device. */
export async function findCart(): Promise<void> {
  await (await device()).revalidate()
}

/** Takes over the cart that the server merged at sign-in, without a sync. @param cart null if the server could not return it */
export async function takeCart(cart: CartViewFragment | null): Promise<void> {
  await (await device()).adopt(cart)
}

/** Sends unsynced changes of the cart. */
export async function syncCart(): Promise<void> {
  await (await device()).sync()
}
