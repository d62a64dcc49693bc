import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { customerOnDevice, type Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { getCart } from '../../../buying/cart/index.ts'
import { ordersOnDevice } from '../orders/orders-on-device.ts'
import { refreshOrders } from '../orders/refresh-orders.ts'
import { announceCustomer } from './session-events.ts'

/**
 * Stores the customer who has signed in, for all tabs.
 * @returns `cartSynced` resolves when unsent cart changes have been synced
 * @source USER-15
 */
export async function completeSignIn(deviceDatabase: string, customer: Profile): Promise<{ readonly cartSynced: Promise<void> }> {
  await ordersOnDevice.reset(deviceDatabase)
  await customerOnDevice(deviceDatabase).change(() => customer)
  announceCustomer()
  const cartSynced = getCart()
    .then((cart) => cart.sync())
    .catch((error) => console.warn('The cart could not be synced', error))
  refreshOrders(deviceDatabase).catch(
    (error) => isExpectedFailure(error) || console.warn('The orders could not be loaded', error),
  )
  return { cartSynced }
}
