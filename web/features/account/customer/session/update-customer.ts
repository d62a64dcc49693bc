import { CustomerUpdateDocument } from '#schema/generated/operations.ts'
import type { CustomerUpdateInput } from '#schema/generated/types.ts'
import { isOffline } from '../../../../api/errors.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import { toProblems } from '../../../../components/form/problems.tsx'
import { notify } from '../../../../components/notifications/index.ts'
import { readMessages } from '../../../../messages/page-messages.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { customerTask } from '../../../../sync/tasks/customer/customer-task.ts'
import { withUpdate } from '../../../../sync/tasks/customer/with-update.ts'
import { replaceCustomer } from './refresh-customer.ts'

/**
 * Changes the profile, or queues the change if there is no network.
 * @returns the problems reported by the server
 * @throws UnavailableError when the shop does not answer
 * @source USER-5, USER-11, TEXT-10
 */
export async function updateCustomer(deviceDatabase: string, input: CustomerUpdateInput): Promise<readonly Problem[]> {
  const words = readMessages('account')
  try {
    const { customerUpdate } = await sendMutation(CustomerUpdateDocument, { input })
    if (customerUpdate.customer) await replaceCustomer(deviceDatabase, customerUpdate.customer)
    if (customerUpdate.userErrors.length === 0) notify({ type: 'success', message: words.saved })
    return toProblems(customerUpdate.userErrors)
  } catch (error) {
    if (!isOffline(error)) throw error
    const queued = openTasks(deviceDatabase).enqueue(customerTask, { input })
    await Promise.all([queued, customerOnDevice(deviceDatabase).change((kept) => kept && withUpdate(kept, input))])
    notify({ type: 'warning', message: words.savedOffline })
    return []
  }
}
