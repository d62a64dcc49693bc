import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { customerOnDevice, type Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { getCart } from '../../../buying/cart/index.ts'
import { endSession } from '../account.ts'
import { ordersOnDevice } from '../orders/orders-on-device.ts'
import { refreshOrders } from '../orders/refresh-orders.ts'
import { announceCustomer, announceSession } from './session-events.ts'

/**
 * Stores the customer who has signed in, for all tabs. Answers to earlier requests are ignored, because they are about a guest or another customer.
 * @returns `cartSynced` resolves when unsent cart changes have been synced
 * @source USER-15, USER-42
 */
export async function completeSignIn(deviceDatabase: string, customer: Profile): Promise<{ readonly cartSynced: Promise<void> }> {
  endSession()
  await ordersOnDevice.reset(deviceDatabase)
  await customerOnDevice(deviceDatabase).change(() => customer)
  announceCustomer()
  announceSession(true)
  const cartSynced = getCart()
    .then((cart) => cart.sync())
    .catch((error) => console.warn('The cart could not be synced', error))
  refreshOrders(deviceDatabase).catch(
    (error) => isExpectedFailure(error) || console.warn('The orders could not be loaded', error),
  )
  return { cartSynced }
}
