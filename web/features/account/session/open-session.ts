import { CuttingListSendDocument, ReviewCreateDocument } from '#schema/generated/operations.ts'
import { ownPrices } from '../../../data/session/own-prices.ts'
import { onSessionExpired } from '../../../data/session/session-expired.ts'
import { withMessages } from '../../../messages/page-messages.ts'
import { openTasks } from '../../../offline/tasks/open-tasks.ts'
import { newsletterOnDevice } from '../../newsletter/index.ts'
import { currentAccount, openSignIn, showAccount } from '../account.ts'
import { customerOnDevice } from '../device/customer-on-device.ts'
import { followSignOuts, forgetCustomer } from './forget-customer.ts'
import { refreshCustomer } from './refresh-customer.ts'
import { tellOfSignOuts } from './sign-out.ts'
import { sendCustomerUpdates } from './update-customer.ts'

/**
 * Shows who is signed in as far as the device knows, then as the server does; follows the other tabs, and ends here what the
 * server has ended.
 * @source USER-14, USER-17, TOKEN-4
 */
export async function openSession(deviceDatabase: string): Promise<void> {
  followSignOuts(deviceDatabase)
  tellOfSignOuts(deviceDatabase)
  sendCustomerUpdates(deviceDatabase)
  newsletterOnDevice(deviceDatabase)
  const tasks = openTasks(deviceDatabase)
  tasks.kinds.set(ReviewCreateDocument.name, {
    run: async (task, mutate) =>
      (await withMessages(['review', 'forms'], () => import('../../review-form/index.ts'))).sendReview(task, mutate),
  })
  tasks.kinds.set(CuttingListSendDocument.name, {
    run: async (task, mutate) =>
      (await withMessages(['cutting', 'cutting-plan', 'forms'], () => import('../../cutting-send/index.ts'))).sendWaitingList(
        task,
        mutate,
      ),
  })
  void tasks.process()
  const customer = customerOnDevice(deviceDatabase)
  onSessionExpired(async (reason) => {
    const account = currentAccount()
    // The cart may be refused before the page has shown who is signed in; the device knows.
    const wasCustomer = account === 'unknown' ? (await customer.latest()) !== null : account === 'customer'
    void forgetCustomer(deviceDatabase)
    if (wasCustomer) openSignIn('login', reason)
  })
  const show = () => {
    const shown = customer.current()
    showAccount(shown !== null)
    ownPrices.set(shown?.hasOwnPrices ?? false)
  }
  const profile = await customer.latest()
  show()
  customer.subscribe(show)
  if (profile) await refreshCustomer(deviceDatabase)
}
