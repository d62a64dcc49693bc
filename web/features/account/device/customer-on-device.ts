import type { CustomerProfileFragment } from '#schema/generated/operations.ts'
import { deviceValueOf } from '../../../offline/device-value-of.ts'
import { decodeCustomer } from './decode-customer.ts'

export type Profile = CustomerProfileFragment

/** Who is signed in, as the platform said last and with what was changed without a network since; null for guests. No token is here: those stay with the server. @source CACHE-8, USER-17 */
export const customerOnDevice = deviceValueOf('user', 'current-user', decodeCustomer)
