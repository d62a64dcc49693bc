import type { CustomerProfileFragment } from '#schema/generated/operations.ts'
import { openDeviceValue } from '../../../storage/open-device-value.ts'
import { decodeCustomer } from './decode-customer.ts'

export type Profile = CustomerProfileFragment

/**
 * The signed-in customer as last returned by the platform, plus offline changes; null for guests. Contains no token: tokens stay on
 * the server.
 * @source CACHE-8, USER-17
 */
export const customerOnDevice = openDeviceValue('user', 'current-user', decodeCustomer)
