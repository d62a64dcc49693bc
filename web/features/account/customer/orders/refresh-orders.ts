import { CustomerOrdersDocument } from '#schema/generated/operations.ts'
import { UnavailableError } from '../../../../api/errors.ts'
import { sendPrivateQuery } from '../../../../api/page-client.ts'
import { currentSession } from '../account.ts'
import { addOrderPage, pageOffset } from './order-history.ts'
import { ordersOnDevice } from './orders-on-device.ts'

const running = new Map<string, Promise<void>>()

/**
 * Loads a page of the customer's orders, once for concurrent callers of one session.
 * @throws OfflineError without a network
 * @throws UnavailableError when the shop does not answer
 * @source USER-12, USER-18, ORDER-8
 */
export function refreshOrders(deviceDatabase: string, page = 1): Promise<void> {
  const session = currentSession()
  const request = [deviceDatabase, page, session].join()
  const orders = running.get(request) ?? loadOrders(deviceDatabase, page, session).finally(() => running.delete(request))
  running.set(request, orders)
  return orders
}

async function loadOrders(deviceDatabase: string, page: number, session: number): Promise<void> {
  const { customer } = await sendPrivateQuery(CustomerOrdersDocument, { offset: pageOffset(page) })
  if (!customer || session !== currentSession()) return
  if (!customer.orders) throw new UnavailableError('an answer without orders')
  const { items, total } = customer.orders
  await ordersOnDevice(deviceDatabase).change((history) => addOrderPage(history, { page, orders: items }, total))
}
