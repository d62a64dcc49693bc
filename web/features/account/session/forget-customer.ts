import { dropDrafts } from '../../../components/form/draft.ts'
import { ownPrices } from '../../../data/session/own-prices.ts'
import { openTasks } from '../../../offline/tasks/open-tasks.ts'
import type { WantedTask } from '../../../offline/tasks/task.ts'
import { clearCart, forgetDestination, leaveCart, syncCart } from '../../cart/index.ts'
import { forgetCompared } from '../../compare/index.ts'
import { forgetCuttingList } from '../../cutting/index.ts'
import { forgetNewsletter } from '../../newsletter/index.ts'
import { forgetCheckout } from '../../order-draft/index.ts'
import { forgetQuickOrder } from '../../quick-order/index.ts'
import { forgetViewed } from '../../recently-viewed/index.ts'
import { forgetWishes } from '../../wishlist/index.ts'
import { showAccount } from '../account.ts'
import { customerOnDevice } from '../device/customer-on-device.ts'
import { forgetOrders } from '../orders/orders-on-device.ts'

let visit = 0

/** Goes up whenever a customer is forgotten: what was asked for before is another's by then. */
export const currentVisit = () => visit

const channelOf = (deviceDatabase: string) => new BroadcastChannel(`${deviceDatabase}/sign-out`)

/**
 * Forgets everything of the customer on this device, in every tab, at once: what is shown first, then what is kept. The cart is
 * emptied without a sync, and no task that waits is sent. If the server has ended the session, additions to the cart that it has not
 * taken wait for the next cart.
 * @param signOut the task that tells the server of a sign-out, kept at once because the page may be closed; none if the server has ended
 * the session
 * @source USER-16, TOKEN-4, CART-40
 */
export async function forgetCustomer(deviceDatabase: string, signOut?: WantedTask): Promise<void> {
  const wasCustomer = customerOnDevice(deviceDatabase).current() !== null
  forgetHere()
  const channel = channelOf(deviceDatabase)
  channel.postMessage(null)
  channel.close()
  await Promise.all([
    openTasks(deviceDatabase).clear(signOut),
    signOut ? clearCart() : leaveCart(),
    forgetDestination(deviceDatabase),
    customerOnDevice(deviceDatabase).change(() => null),
    forgetOrders(deviceDatabase),
    forgetWishes(deviceDatabase),
    forgetCompared(deviceDatabase),
    forgetViewed(deviceDatabase),
    forgetNewsletter(deviceDatabase),
    forgetQuickOrder(deviceDatabase),
    forgetCuttingList(deviceDatabase),
    forgetCheckout(deviceDatabase),
  ])
  // Once for each session: a server that ends it again and again is not asked again and again.
  if (!signOut && wasCustomer) await syncCart()
}

/** Does in this tab what another one began; what is kept on the device is followed by whoever shows it. */
export function followSignOuts(deviceDatabase: string) {
  channelOf(deviceDatabase).addEventListener('message', forgetHere)
}

function forgetHere() {
  visit += 1
  showAccount(false)
  ownPrices.set(false)
  dropDrafts()
  // Browsers keep what an expression was last tried on (`RegExp.input`): the address that was typed, after a form.
  void /^/.test('')
}
