import { dropDrafts } from '../../../components/form/draft.ts'
import { openTasks } from '../../../offline/tasks/open-tasks.ts'
import { clearCart } from '../../cart/index.ts'
import { forgetCompared } from '../../compare/index.ts'
import { forgetNewsletter } from '../../newsletter/index.ts'
import { forgetViewed } from '../../recently-viewed/index.ts'
import { forgetWishes } from '../../wishlist/index.ts'
import { showAccount } from '../account.ts'
import { customerOnDevice, ordersOnDevice } from '../device/customer-on-device.ts'

let visit = 0

/** Goes up whenever a customer is forgotten: what was asked for before is another's by then. */
export const currentVisit = () => visit

const channelOf = (deviceDatabase: string) => new BroadcastChannel(`${deviceDatabase}/sign-out`)

/**
 * Forgets everything of the customer on this device, in every tab, at once: what is shown first, then what is kept. The cart is
 * emptied without a sync, and what was not sent yet never is.
 * @source USER-16, TOKEN-4
 */
export async function forgetCustomer(deviceDatabase: string): Promise<void> {
  forgetHere()
  const channel = channelOf(deviceDatabase)
  channel.postMessage(null)
  channel.close()
  await Promise.all([
    openTasks(deviceDatabase).dropUntransmitted(),
    clearCart(),
    customerOnDevice(deviceDatabase).change(() => null),
    ordersOnDevice(deviceDatabase).change(() => []),
    forgetWishes(deviceDatabase),
    forgetCompared(deviceDatabase),
    forgetViewed(deviceDatabase),
    forgetNewsletter(deviceDatabase),
  ])
}

/** Does in this tab what another one began; what is kept on the device is followed by whoever shows it. */
export function followSignOuts(deviceDatabase: string) {
  channelOf(deviceDatabase).addEventListener('message', forgetHere)
}

function forgetHere() {
  visit += 1
  showAccount(null)
  dropDrafts()
}
