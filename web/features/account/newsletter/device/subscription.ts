import { OwnNewsletterDocument } from '#schema/generated/operations.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import {
  type NewsletterState,
  newsletterOnDevice,
  subscribeTask,
  unsubscribeTask,
  withoutSubscription,
  withStatus,
  withSubscription,
} from '../../../../sync/tasks/newsletter.ts'

/** @source NEWS-1, NEWS-5 */
export const subscribe = (deviceDatabase: string, email: string): Promise<void> =>
  change(deviceDatabase, subscribeTask, email, withSubscription(email))

/** @source NEWS-2, NEWS-6 */
export const unsubscribe = (deviceDatabase: string, email: string): Promise<void> =>
  change(deviceDatabase, unsubscribeTask, email, withoutSubscription)

/** Queues the task first: if the page is closed at once, the shown state must not outlast the task. */
async function change(
  deviceDatabase: string,
  task: typeof subscribeTask | typeof unsubscribeTask,
  email: string,
  wanted: ValueChange<NewsletterState>,
) {
  const queued = openTasks(deviceDatabase).enqueue(task, { input: { email } })
  await Promise.all([queued, newsletterOnDevice(deviceDatabase).change(wanted)])
}

/** Asks whether the customer's own address is subscribed. @source NEWS-3, NEWS-4 */
export async function checkNewsletter(deviceDatabase: string, email: string): Promise<void> {
  const { newsletter } = await sendPrivateQuery(OwnNewsletterDocument, {})
  if (newsletter) await newsletterOnDevice(deviceDatabase).change(withStatus(email, newsletter.isSubscribed))
}
