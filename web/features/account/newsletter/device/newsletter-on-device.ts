import {
  NewsletterSubscribeDocument,
  NewsletterUnsubscribeDocument,
  OwnNewsletterDocument,
} from '#schema/generated/operations.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import type { DeviceValue, ValueChange } from '../../../../storage/device-value.ts'
import { openDeviceValue } from '../../../../storage/open-device-value.ts'
import { answerCode } from '../../../../sync/answer-code.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import {
  checked,
  decodeNewsletter,
  type NewsletterState,
  NOT_SUBSCRIBED,
  subscribedWith,
  unsubscribed,
} from './newsletter-state.ts'

interface Variables {
  readonly input: { readonly email: string }
}

const stateOf = openDeviceValue('newsletter', 'current-newsletter', decodeNewsletter)

/** The newsletter state of a device. Changes show at once and are sent as tasks. @source NEWS-1 to NEWS-8 */
export function newsletterOnDevice(deviceDatabase: string): DeviceValue<NewsletterState> {
  const state = stateOf(deviceDatabase)
  const { kinds } = openTasks(deviceDatabase)
  if (kinds.has(NewsletterSubscribeDocument.name)) return state
  kinds.set(NewsletterSubscribeDocument.name, {
    run: async ({ variables }, mutate) => {
      const { newsletterSubscribe } = await mutate(NewsletterSubscribeDocument, variables as Variables)
      return settle(
        newsletterSubscribe.newsletter?.isSubscribed ?? false,
        answerCode('NewsletterSubscribe', newsletterSubscribe.userErrors),
      )
    },
  })
  kinds.set(NewsletterUnsubscribeDocument.name, {
    run: async ({ variables }, mutate) => {
      const { newsletterUnsubscribe } = await mutate(NewsletterUnsubscribeDocument, variables as Variables)
      return settle(
        newsletterUnsubscribe.newsletter?.isSubscribed ?? true,
        answerCode('NewsletterUnsubscribe', newsletterUnsubscribe.userErrors),
      )
    },
  })

  /** A failed call counts as false: the optimistic update is reverted. @source NEWS-7 */
  async function settle(isSubscribed: boolean, code: number | string) {
    if (code === 'UNAVAILABLE') return null
    await state.change((shown) => ({ ...shown, isSubscribed: code === 200 ? isSubscribed : !shown.isSubscribed }))
    return { result: null, code }
  }
  return state
}

/** @source NEWS-1, NEWS-5 */
export async function subscribe(deviceDatabase: string, email: string): Promise<void> {
  await tell(deviceDatabase, NewsletterSubscribeDocument.name, email, subscribedWith(email))
}

/** @source NEWS-2, NEWS-6 */
export async function unsubscribe(deviceDatabase: string, email: string): Promise<void> {
  await tell(deviceDatabase, NewsletterUnsubscribeDocument.name, email, unsubscribed)
}

/** Queues the task first: if the page is closed at once, the shown state must not outlast the task. */
async function tell(deviceDatabase: string, operation: string, email: string, change: ValueChange<NewsletterState>) {
  const state = newsletterOnDevice(deviceDatabase)
  const variables = { input: { email } }
  const told = openTasks(deviceDatabase).enqueue({ operation, variables, subject: 'newsletter', silent: true })
  await Promise.all([told, state.change(change)])
}

/** Asks whether the customer's own address is subscribed. @source NEWS-3, NEWS-4 */
export async function checkNewsletter(deviceDatabase: string, email: string): Promise<void> {
  const { newsletter } = await sendPrivateQuery(OwnNewsletterDocument, {})
  if (newsletter) await newsletterOnDevice(deviceDatabase).change(checked(email, newsletter.isSubscribed))
}

export const forgetNewsletter = (deviceDatabase: string) => newsletterOnDevice(deviceDatabase).change(() => NOT_SUBSCRIBED)
