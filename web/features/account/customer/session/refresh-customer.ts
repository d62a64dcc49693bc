import { CurrentCustomerDocument } from '#schema/generated/operations.ts'
import { isOffline } from '../../../../api/errors.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import { customerOnDevice, type Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { getCart } from '../../../buying/cart/index.ts'
import { currentAccount, currentVisit, showAccount, showProfileFailure } from '../account.ts'
import { refreshOrders } from '../orders/refresh-orders.ts'
import { forgetCustomer } from './forget-customer.ts'
import { announceCustomer, announceSession } from './session-events.ts'

/**
 * Asks the server who is signed in and for their orders. Forgets a customer the server does not know. Without an answer, stored data
 * stays.
 * @source USER-14, USER-17, USER-18, USER-24
 */
export async function refreshCustomer(deviceDatabase: string): Promise<void> {
  const visit = currentVisit()
  const kept = customerOnDevice(deviceDatabase)
  const isKnown = kept.current() !== null
  showProfileFailure(null)
  try {
    const { customer } = await sendPrivateQuery(CurrentCustomerDocument, {})
    if (visit !== currentVisit()) return
    // A customer forgotten by another tab meanwhile stays forgotten.
    if (customer) await kept.change((now) => (isKnown ? now && customer : customer))
    else if (isKnown) await forgetCustomer(deviceDatabase)
    // A guest's data on this device stays.
    else showAccount(false)
    if (customer) announceCustomer()
    if (customer && !isKnown) await (await getCart()).revalidate()
    announceSession(customer !== null)
    if (customer) await refreshOrders(deviceDatabase)
  } catch (error) {
    if (!isExpectedFailure(error)) console.warn('The account is shown as it was', error)
    if (visit === currentVisit()) showProfileFailure(isOffline(error) ? 'offline' : 'failed')
    announceSession(currentAccount() === 'customer')
  }
}

/** Replaces the stored profile. A profile deleted meanwhile, in any tab, stays deleted. */
export async function keepCustomer(deviceDatabase: string, customer: Profile): Promise<void> {
  await customerOnDevice(deviceDatabase).change((kept) => kept && customer)
}
