import type { CartViewFragment } from '#schema/generated/operations.ts'
import { takeCart } from '../../cart/index.ts'
import { customerOnDevice, ordersOnDevice, type Profile } from '../device/customer-on-device.ts'
import { refreshOrders } from './refresh-customer.ts'

/** What signing in answers, in whichever way it was done. */
interface SignedIn {
  readonly customer: Profile
  /** What the server made of the guest's cart and the customer's. */
  readonly cart: CartViewFragment | null
}

/** Somebody has signed in: the device knows from now on, in every tab. @source USER-15 */
export async function signedIn(deviceDatabase: string, { customer, cart }: SignedIn): Promise<void> {
  await ordersOnDevice(deviceDatabase).change(() => [])
  await customerOnDevice(deviceDatabase).change(() => customer)
  takeCart(cart).catch((error) => console.warn('The cart is as the guest left it', error))
  refreshOrders(deviceDatabase).catch((error) => console.warn('The orders are asked for again when somebody looks', error))
}
