import { NewsletterSubscribeDocument, NewsletterUnsubscribeDocument } from '#schema/generated/operations.ts'
import type { NewsletterInput } from '#schema/generated/types.ts'
import { openDeviceValue } from '../../storage/open-device-value.ts'
import { defineTask, type TaskAnswer } from '../define-task.ts'
import { decodeInput } from './decode-input.ts'

/** Whether the shopper is subscribed, and with which address. @source NEWS-8 */
export interface NewsletterState {
  readonly isSubscribed: boolean
  /** Empty if unknown. */
  readonly email: string
}

export const NOT_SUBSCRIBED: NewsletterState = { isSubscribed: false, email: '' }

/** Does nothing for subscribers. @source NEWS-1 */
export const withSubscription =
  (email: string) =>
  (state: NewsletterState): NewsletterState =>
    state.isSubscribed ? state : { isSubscribed: true, email }

/** Does nothing for non-subscribers. @source NEWS-2 */
export const withoutSubscription = (state: NewsletterState): NewsletterState =>
  state.isSubscribed ? { ...state, isSubscribed: false } : state

/** Applies the answer about an address; stores the address only if it is subscribed. @source NEWS-3 */
export const withStatus =
  (email: string, isSubscribed: boolean) =>
  (state: NewsletterState): NewsletterState => ({ isSubscribed, email: isSubscribed ? email : state.email })

export function decodeNewsletter(stored: unknown): NewsletterState {
  if (typeof stored !== 'object' || stored === null) return NOT_SUBSCRIBED
  const { isSubscribed, email } = stored as Partial<Record<keyof NewsletterState, unknown>>
  return { isSubscribed: isSubscribed === true, email: typeof email === 'string' ? email : '' }
}

/** Whether the shopper of this device is subscribed. @source NEWS-1 to NEWS-8 */
export const newsletterOnDevice = openDeviceValue('newsletter', 'current-newsletter', decodeNewsletter)

const shared = {
  value: newsletterOnDevice,
  key: () => 'newsletter',
  decode: decodeInput<NewsletterInput>('email'),
  silent: true,
}

/** @source NEWS-1, NEWS-5 */
export const subscribeTask = defineTask({
  ...shared,
  mutation: NewsletterSubscribeDocument,
  userErrors: ({ newsletterSubscribe }) => newsletterSubscribe.userErrors,
  apply: (answer) => settle(answer, answer.result.newsletterSubscribe.newsletter?.isSubscribed ?? false),
})

/** @source NEWS-2, NEWS-6 */
export const unsubscribeTask = defineTask({
  ...shared,
  mutation: NewsletterUnsubscribeDocument,
  userErrors: ({ newsletterUnsubscribe }) => newsletterUnsubscribe.userErrors,
  apply: (answer) => settle(answer, answer.result.newsletterUnsubscribe.newsletter?.isSubscribed ?? true),
})

/** A rejection reverts the change that was shown at once. @source NEWS-7 */
const settle =
  ({ userErrors, isFinal }: Pick<TaskAnswer<unknown, unknown>, 'userErrors' | 'isFinal'>, isSubscribed: boolean) =>
  (shown: NewsletterState): NewsletterState =>
    isFinal ? { ...shown, isSubscribed: userErrors.length === 0 ? isSubscribed : !shown.isSubscribed } : shown
