import type { CustomerOrderFragment, CustomerProfileFragment } from '#schema/generated/operations.ts'
import { deviceValueOf } from '../../../offline/device-value-of.ts'
import { decodeCustomer, decodeOrders } from './decode-customer.ts'

export type Profile = CustomerProfileFragment
export type PastOrder = CustomerOrderFragment

/** Who is signed in, as the platform said last; null for guests. No token is here: those stay with the server. @source CACHE-8, USER-17 */
export const customerOnDevice = deviceValueOf('user', 'current-user', decodeCustomer)

/** What the customer ordered, as the platform said last. @source CACHE-8, USER-18 */
export const ordersOnDevice = deviceValueOf('user', 'orders-history', decodeOrders)
