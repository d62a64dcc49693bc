import { CurrentCustomerDocument, CustomerOrdersDocument } from '#schema/generated/operations.ts'
import { clientAsk } from '../../../data/client-load.ts'
import { UnavailableError } from '../../../data/errors.ts'
import { isNoFault } from '../../../data/session/session-expired.ts'
import { customerOnDevice, type Profile } from '../device/customer-on-device.ts'
import { partOf, withOrderPage } from '../orders/order-history.ts'
import { ordersOnDevice } from '../orders/orders-on-device.ts'
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
    if (!isNoFault(error)) console.warn('The account is shown as it was', error)
  }
}

/**
 * Asks for a page of what the customer ordered.
 * @throws OfflineError without a network
 * @throws UnavailableError when the shop cannot say
 * @source USER-12, USER-18, ORDER-8
 */
export async function refreshOrders(deviceDatabase: string, page = 1): Promise<void> {
  const visit = currentVisit()
  const { customer } = await clientAsk(CustomerOrdersDocument, partOf(page))
  if (!customer || visit !== currentVisit()) return
  if (!customer.orders) throw new UnavailableError('an answer without orders')
  const { items, total } = customer.orders
  await ordersOnDevice(deviceDatabase).change((history) => withOrderPage(history, { page, orders: items }, total))
}

/** Takes a newer profile for the one that is there. One that was forgotten meanwhile, in any tab, stays so. */
export async function keepCustomer(deviceDatabase: string, customer: Profile): Promise<void> {
  await customerOnDevice(deviceDatabase).change((kept) => kept && customer)
}
