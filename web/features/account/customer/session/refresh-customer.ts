import { CurrentCustomerDocument } from '#schema/generated/operations.ts'
import { isOffline } from '../../../../api/errors.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { customerOnDevice, type Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { getCart } from '../../../buying/cart/index.ts'
import { currentAccount, currentSession, showAccount, showProfileFailure } from '../account.ts'
import { refreshOrders } from '../orders/refresh-orders.ts'
import { forgetCustomer } from './forget-customer.ts'
import { announceCustomer, announceSession } from './session-events.ts'

/**
 * Asks the server who is signed in and for their orders. Forgets a customer the server does not know. Without an answer, stored data
 * stays.
 * @source USER-14, USER-17, USER-18, USER-24
 */
export async function refreshCustomer(deviceDatabase: string): Promise<void> {
  const session = currentSession()
  const stored = customerOnDevice(deviceDatabase)
  const isKnown = stored.current() !== null
  showProfileFailure(null)
  try {
    const { customer } = await sendPrivateQuery(CurrentCustomerDocument, {})
    if (session !== currentSession()) return
    // A customer forgotten by another tab meanwhile stays forgotten.
    if (customer) await stored.change((now) => (isKnown ? now && customer : customer))
    else if (isKnown) await forgetCustomer(deviceDatabase, 'server')
    // A guest's data stays on this device.
    else showAccount(false)
    if (customer) announceCustomer()
    if (customer && !isKnown) await (await getCart()).revalidate()
    announceSession(customer !== null)
    if (customer) await refreshOrders(deviceDatabase)
  } catch (error) {
    if (!isExpectedFailure(error)) console.warn('The account could not be refreshed', error)
    if (session === currentSession()) showProfileFailure(isOffline(error) ? 'offline' : 'failed')
    announceSession(currentAccount() === 'customer')
  }
}

/** Replaces the stored profile. A profile deleted meanwhile, in any tab, stays deleted. */
export async function replaceCustomer(deviceDatabase: string, customer: Profile): Promise<void> {
  await customerOnDevice(deviceDatabase).change((stored) => stored && customer)
}
