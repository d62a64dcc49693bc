import type { CartViewFragment } from '#schema/generated/operations.ts'
import { isNoFault } from '../../../data/session/session-expired.ts'
import { takeCart } from '../../cart/index.ts'
import { customerOnDevice, type Profile } from '../device/customer-on-device.ts'
import { forgetOrders } from '../orders/orders-on-device.ts'
import { refreshOrders } from './refresh-customer.ts'

/** What signing in answers, in whichever way it was done. */
interface SignedIn {
  readonly customer: Profile
  /** What the server made of the guest's cart and the customer's. */
  readonly cart: CartViewFragment | null
}

/**
 * Somebody has signed in: the device knows from now on, in every tab.
 * @returns `cartTaken` resolves when their cart is that of the device
 * @source USER-15
 */
export async function signedIn(
  deviceDatabase: string,
  { customer, cart }: SignedIn,
): Promise<{ readonly cartTaken: Promise<void> }> {
  await forgetOrders(deviceDatabase)
  await customerOnDevice(deviceDatabase).change(() => customer)
  const cartTaken = takeCart(cart).catch((error) => console.warn('The cart is as the guest left it', error))
  refreshOrders(deviceDatabase).catch(
    (error) => isNoFault(error) || console.warn('The orders are asked for again when somebody looks', error),
  )
  return { cartTaken }
}
