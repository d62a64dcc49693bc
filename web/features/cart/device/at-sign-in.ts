import type { CartViewFragment } from '#schema/generated/operations.ts'
import { device } from '../cart.ts'

/** Empties the cart of this device; the server is told nothing. @source USER-16 */
export async function clearCart(): Promise<void> {
  await (await device()).clear()
}

/** Takes the cart that signing in has made of the guest's and the customer's. @param cart null when the server could not say */
export async function takeCart(cart: CartViewFragment | null): Promise<void> {
  await (await device()).renew(cart)
}
