import type { CustomerProfileFragment } from '#schema/generated/operations.ts'
import { deviceValueOf } from '../../../offline/device-value-of.ts'
import { decodeCustomer } from './decode-customer.ts'

export type Profile = CustomerProfileFragment

/**
 * The signed-in customer as last returned by the platform, plus offline changes; null for guests. Contains no token: tokens stay on
 * the server.
 * @source CACHE-8, USER-17
 */
export const customerOnDevice = deviceValueOf('user', 'current-user', decodeCustomer)
