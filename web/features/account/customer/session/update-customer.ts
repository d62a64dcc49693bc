import { CustomerUpdateDocument } from '#schema/generated/operations.ts'
import type { CustomerUpdateInput } from '#schema/generated/types.ts'
import { isOffline } from '../../../../api/errors.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import { refusedBy } from '../../../../components/form/refused.ts'
import { notify } from '../../../../components/notifications/index.ts'
import { messagesOf } from '../../../../messages/page-messages.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import type { Mutate } from '../../../../sync/task-queue.ts'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { withUpdate } from '../../../../sync/tasks/customer/with-update.ts'
import { keepCustomer } from './refresh-customer.ts'

const { name: UPDATE } = CustomerUpdateDocument

/**
 * Changes the profile, or queues the change if there is no network.
 * @returns the problems reported by the server
 * @throws UnavailableError when the shop does not answer
 * @source USER-5, USER-11, TEXT-10
 */
export async function updateCustomer(deviceDatabase: string, input: CustomerUpdateInput): Promise<readonly Problem[]> {
  const words = messagesOf('account')
  try {
    const refused = await send(deviceDatabase, input, sendMutation)
    if (refused.length === 0) notify({ type: 'success', message: words.saved })
    return refused
  } catch (error) {
    if (!isOffline(error)) throw error
    const told = openTasks(deviceDatabase).enqueue({ operation: UPDATE, variables: { input }, subject: subjectOf(input) })
    await Promise.all([told, customerOnDevice(deviceDatabase).change((kept) => kept && withUpdate(kept, input))])
    notify({ type: 'warning', message: words.savedOffline })
    return []
  }
}

/** Sends queued profile changes. */
export function sendCustomerUpdates(deviceDatabase: string) {
  openTasks(deviceDatabase).kinds.set(UPDATE, {
    run: async ({ variables }, mutate) => {
      // Only `updateCustomer` creates such tasks.
      const refused = await send(deviceDatabase, (variables as { input: CustomerUpdateInput }).input, mutate)
      for (const { message } of refused) notify({ type: 'error', message })
      if (refused.length === 0) notify({ type: 'success', message: messagesOf('account').saved })
      return { result: null, code: refused.length === 0 ? 200 : 'REFUSED' }
    },
  })
}

async function send(deviceDatabase: string, input: CustomerUpdateInput, mutate: Mutate): Promise<readonly Problem[]> {
  const { customerUpdate } = await mutate(CustomerUpdateDocument, { input })
  if (customerUpdate.customer) await keepCustomer(deviceDatabase, customerUpdate.customer)
  return refusedBy(customerUpdate.userErrors)
}

/** A queued change is replaced only by a newer one of the same kind. */
const subjectOf = ({ addresses }: CustomerUpdateInput) => (addresses?.length ? 'customer-addresses' : 'customer-profile')
