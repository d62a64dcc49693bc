import { ownPrices } from '../../../../data/own-prices.ts'
import { deleteDrafts } from '../../../../storage/draft.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { newsletterOnDevice } from '../../../../sync/tasks/newsletter.ts'
import { draftOnDevice } from '../../../../sync/tasks/order/index.ts'
import { destinationOnDevice, getCart } from '../../../buying/cart/index.ts'
import { cuttingOnDevice } from '../../../buying/cutting/index.ts'
import { storedInputs } from '../../../catalog/calculators/index.ts'
import { compareList } from '../../../catalog/compare/index.ts'
import { storedLists } from '../../../catalog/lists/index.ts'
import { rowsOnDevice } from '../../../catalog/quick-order/index.ts'
import { recentList } from '../../../catalog/recently-viewed/index.ts'
import { wishlist } from '../../../catalog/wishlist/index.ts'
import { endSession, showAccount } from '../account.ts'
import { ordersOnDevice } from '../orders/orders-on-device.ts'

/** The values that the device stores for its shopper, without cart and profile. */
const KEPT_FOR_SHOPPER = [
  destinationOnDevice,
  ordersOnDevice,
  wishlist,
  storedLists,
  compareList,
  recentList,
  newsletterOnDevice,
  rowsOnDevice,
  ...cuttingOnDevice,
  storedInputs,
  draftOnDevice,
]

const openChannel = (deviceDatabase: string) => new BroadcastChannel(`${deviceDatabase}/sign-out`)

/**
 * Deletes all data of the customer on this device, in every tab: the visible data first, then the stored data, and the profile last. A
 * stored profile beside a queued sign-out therefore means that the page was left before everything was deleted. Empties the cart without a
 * sync. If the server has ended the session, drops the queued tasks, and unconfirmed additions to the cart wait for the next cart.
 * @source USER-16, TOKEN-4, CART-40
 */
export async function forgetCustomer(deviceDatabase: string, endedBy: 'shopper' | 'server'): Promise<void> {
  const wasCustomer = customerOnDevice(deviceDatabase).current() !== null
  const isSignOut = endedBy === 'shopper'
  forgetInThisTab()
  const channel = openChannel(deviceDatabase)
  channel.postMessage(null)
  channel.close()
  await Promise.all([
    isSignOut ? undefined : openTasks(deviceDatabase).clear(),
    getCart().then((cart) => (isSignOut ? cart.clear() : cart.endSession())),
    ...KEPT_FOR_SHOPPER.map((value) => value.reset(deviceDatabase)),
  ])
  await customerOnDevice(deviceDatabase).change(() => null)
  // Only once per session, so that a server that keeps ending it is not asked in a loop.
  if (!isSignOut && wasCustomer) await (await getCart()).sync()
}

/** Follows a sign-out from another tab. Stored data updates wherever it is shown, after `onSignOut`. */
export function followSignOuts(deviceDatabase: string, onSignOut: () => void) {
  openChannel(deviceDatabase).addEventListener('message', () => {
    onSignOut()
    forgetInThisTab()
  })
}

function forgetInThisTab() {
  endSession()
  showAccount(false)
  ownPrices.set(false)
  deleteDrafts()
  // Browsers keep the last string a regular expression was matched against (`RegExp.input`), such as a typed address.
  void /^/.test('')
}
