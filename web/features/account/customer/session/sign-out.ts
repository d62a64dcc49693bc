import { notify } from '../../../../components/notifications/index.ts'
import { readMessages } from '../../../../messages/page-messages.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { signOutTask } from '../../../../sync/tasks/customer/sign-out.ts'
import { forgetCustomer } from './forget-customer.ts'

/**
 * Signs out at once, and on the server as soon as it can be reached. The notice comes last, because a shopper who has read it may
 * leave the page.
 * @source USER-16, TEXT-12
 */
export async function signOut(deviceDatabase: string): Promise<void> {
  await forgetCustomer(deviceDatabase, signOutTask.create({}))
  notify({ type: 'success', message: readMessages('account').signedOut })
  await openTasks(deviceDatabase).process()
}
