import { signedInCookie } from '#schema/rules/constants.ts'
import { onSessionExpired } from '../../../../api/session-expired.ts'
import { notify } from '../../../../components/notifications/index.ts'
import { ownPrices } from '../../../../data/own-prices.ts'
import { loadMessages } from '../../../../messages/page-messages.ts'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import { recordContents } from '../../../../storage/record-contents.ts'
import type { AnyOutcome } from '../../../../sync/define-task.ts'
import type { Lock } from '../../../../sync/lock.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { SESSION } from '../../../../sync/task.ts'
import type { TaskQueue } from '../../../../sync/task-queue.ts'
import { customerOnDevice } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { customerTask } from '../../../../sync/tasks/customer/customer-task.ts'
import { signOutTask } from '../../../../sync/tasks/customer/sign-out.ts'
import { cuttingListTask } from '../../../../sync/tasks/cutting-list.ts'
import { subscribeTask, unsubscribeTask } from '../../../../sync/tasks/newsletter.ts'
import { type CheckoutDraft, draftOnDevice, unresolvedOrder } from '../../../../sync/tasks/order/index.ts'
import { reviewTask } from '../../../../sync/tasks/review.ts'
import { currentAccount, currentSession, followAccount, openSignIn, showAccount } from '../account.ts'
import { followSignOuts, forgetCustomer } from './forget-customer.ts'
import { refreshCustomer } from './refresh-customer.ts'
import { announceSession } from './session-events.ts'

let hasAskedServer = false

/**
 * Shows who is signed in: first from the device and the readable session cookie, then from the server. Follows other tabs, and signs
 * out here when the server has ended the session. Sends nothing for guests.
 * @source USER-14, USER-17, USER-24, TOKEN-4; decision 0002
 */
export async function openSession(deviceDatabase: string): Promise<void> {
  const tasks = openTasks(deviceDatabase)
  const recordCustomers = recordContents(deviceDatabase, 'customer')
  followAccount(() => recordCustomers(Number(currentAccount() === 'customer')))
  followTasks(tasks)
  const processed = tasks.process()
  const customer = customerOnDevice(deviceDatabase)
  // Opened now, so that the draft has been read when a session ends.
  const draft = draftOnDevice(deviceDatabase)
  const warnOfNotice = (error: unknown) => console.warn('A lost order was not announced', error)
  followSignOuts(deviceDatabase, () => void notifyForgottenOrder(draft, tasks.withLock).catch(warnOfNotice))
  onSessionExpired(async (reason) => {
    const account = currentAccount()
    // The cart may be rejected before the page knows who is signed in, so the device is read.
    const wasCustomer = account === 'unknown' ? (await customer.latest()) !== null : account === 'customer'
    if (wasCustomer) notifyLostOrder(draft.current()).catch(warnOfNotice)
    void forgetCustomer(deviceDatabase, 'server')
    if (wasCustomer) openSignIn('login', reason)
  })
  const show = () => {
    const shown = customer.current()
    showAccount(shown !== null)
    ownPrices.set(shown?.hasOwnPrices ?? false)
  }
  const stored = await customer.latest()
  // The shopper left the previous page during a sign-out.
  if (stored && tasks.isWaiting(SESSION)) await forgetCustomer(deviceDatabase, 'shopper')
  const profile = customer.current()
  // A pending sign-out: the session is still open on the server, but over on this device.
  if (hasSessionHint(deviceDatabase) && !profile) await processed
  const isCustomer = profile !== null || (hasSessionHint(deviceDatabase) && !tasks.isWaiting(SESSION))
  // Sign-out must work while the server is asked, and if it does not answer.
  showAccount(isCustomer)
  ownPrices.set(profile?.hasOwnPrices ?? false)
  customer.subscribe(show)
  if (!isCustomer) return announceSession(false)
  hasAskedServer = true
  await refreshCustomer(deviceDatabase)
}

/** Runs the tasks whose outcomes any page can report. */
function followTasks(tasks: TaskQueue) {
  tasks.follow(signOutTask)
  tasks.follow(subscribeTask)
  tasks.follow(unsubscribeTask)
  tasks.follow(reviewTask, showRejection)
  tasks.follow(cuttingListTask, showRejection)
  tasks.follow(customerTask, ({ userErrors, isFinal }) => {
    if (!isFinal) return
    for (const { message } of userErrors) notify({ type: 'error', message })
    if (userErrors.length === 0) notifySaved().catch((error) => console.warn('A saved profile could not be announced', error))
  })
}

/** Loads its text when it is needed: few visits change a profile. */
async function notifySaved() {
  const { saved } = await loadMessages('account')
  notify({ type: 'success', message: saved })
}

function showRejection({ userErrors: [rejection], isFinal }: AnyOutcome) {
  if (isFinal && rejection) notify({ type: 'error', message: rejection.message })
}

/** Looks once per document for a session that neither the device nor the readable cookie knows. @source USER-24 */
export async function findSession(deviceDatabase: string): Promise<void> {
  // A shopper who signed out here is not signed in again, even if the server has not received the sign-out yet.
  if (hasAskedServer || currentSession() > 0 || currentAccount() !== 'guest' || openTasks(deviceDatabase).isWaiting(SESSION))
    return
  hasAskedServer = true
  await refreshCustomer(deviceDatabase)
}

/**
 * Whether the readable cookie says that a customer is signed in. Only the server's answer is certain.
 * @source USER-24; decision 0002
 */
const hasSessionHint = (deviceDatabase: string): boolean =>
  document.cookie.split('; ').includes(`${signedInCookie(deviceDatabase)}=1`)

/**
 * Shows a notice about an order of this tab that a sign-out in another tab deletes from the device, unless its answer still confirms it.
 * @source USER-43
 */
export async function notifyForgottenOrder(draft: Pick<DeviceValue<CheckoutDraft>, 'current'>, withLock: Lock): Promise<void> {
  const before = draft.current()
  // An order that is being sent has the lock until its answer.
  await withLock(async () => undefined)
  if (!draft.current()?.order) await notifyLostOrder(before)
}

/**
 * Shows a notice about an unresolved order that the end of the session deletes from this device.
 * @param draft null if the device has not been read
 * @source USER-33
 */
export async function notifyLostOrder(draft: CheckoutDraft | null): Promise<void> {
  const order = draft && unresolvedOrder(draft)
  if (!order) return
  const { endedBeforeOrder } = await loadMessages('account')
  notify({ type: 'warning', message: endedBeforeOrder[order], hasNoTimeout: true })
}
