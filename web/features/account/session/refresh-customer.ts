import { CurrentCustomerDocument, CustomerOrdersDocument } from '#schema/generated/operations.ts'
import { clientAsk } from '../../../data/client-load.ts'
import { isOffline } from '../../../data/errors.ts'
import { SessionExpiredError } from '../../../data/session/session-expired.ts'
import { customerOnDevice, ordersOnDevice, type Profile } from '../device/customer-on-device.ts'
import { currentVisit, forgetCustomer } from './forget-customer.ts'

/** Asks the server who is signed in and what they ordered. Whoever it knows no longer is forgotten. @source USER-17, USER-18 */
export async function refreshCustomer(deviceDatabase: string): Promise<void> {
  const visit = currentVisit()
  try {
    const { customer } = await clientAsk(CurrentCustomerDocument, {})
    if (visit !== currentVisit()) return
    if (!customer) return await forgetCustomer(deviceDatabase)
    await keepCustomer(deviceDatabase, customer)
    await refreshOrders(deviceDatabase)
  } catch (error) {
    if (isOffline(error) || error instanceof SessionExpiredError) return
    console.warn('The account is shown as it was', error)
  }
}

/** @source USER-12, USER-18 */
export async function refreshOrders(deviceDatabase: string): Promise<void> {
  const visit = currentVisit()
  const { customer } = await clientAsk(CustomerOrdersDocument, {})
  const orders = customer?.orders?.items
  if (orders && visit === currentVisit()) await ordersOnDevice(deviceDatabase).change(() => orders)
}

/** Takes a newer profile for the one that is there. One that was forgotten meanwhile, in any tab, stays so. */
export async function keepCustomer(deviceDatabase: string, customer: Profile): Promise<void> {
  await customerOnDevice(deviceDatabase).change((kept) => kept && customer)
}
