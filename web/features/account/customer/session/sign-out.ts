import { notify } from '../../../../components/notifications/index.ts'
import { readMessages } from '../../../../messages/page-messages.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { signOutTask } from '../../../../sync/tasks/customer/sign-out.ts'
import { forgetCustomer } from './forget-customer.ts'

/**
 * Signs out at once, and on the server as soon as it can be reached. The sign-out is stored before the page shows a guest, because
 * a shopper who sees that may leave. It replaces all queued tasks.
 * @source USER-16, TEXT-12
 */
export async function signOut(deviceDatabase: string): Promise<void> {
  const tasks = openTasks(deviceDatabase)
  await tasks.clear(signOutTask.create({}))
  await forgetCustomer(deviceDatabase, 'shopper')
  notify({ type: 'success', message: readMessages('account').signedOut })
  await tasks.process()
}
