import { createHash } from 'node:crypto'
import type { Customer } from '#schema/generated/types.ts'
import type { CustomerProfile } from '../../domain/customer/customer.types.ts'
import { groupsDiffer, type RequestScope } from '../request-scope.ts'
import { sessionOf } from './own-session.ts'

/**
 * The signed-in customer, read from the platform; null for guests. A changed customer group takes effect immediately.
 * @throws SessionExpired
 * @source USER-3, USER-11, USER-17
 */
export async function currentCustomer(scope: RequestScope): Promise<Customer | null> {
  const session = sessionOf(scope)
  const { platform, storeView } = scope
  return session.authorized(async (token) => {
    if (token === null) return null
    const profile = await platform.user.profile(storeView, token)
    if (session.read().customerToken !== null) session.change(groupOf(profile))
    return customerOf(profile, scope)
  })
}

/** The profile fields stored in the session. @source USER-6 */
export const groupOf = ({ groupId, groupToken }: CustomerProfile) => ({ groupId, groupToken })

/** Identifies a customer in stored sessions: a hash, so that no name or address is stored. */
export const customerKey = ({ id, email }: Pick<CustomerProfile, 'id' | 'email'>): string =>
  createHash('sha256')
    .update(`customer ${id ?? email.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 22)

/** The public fields of a profile, without tokens and fields internal to the platform. */
export function customerOf(
  { id: _id, groupId, groupToken: _secret, ...profile }: CustomerProfile,
  scope: Pick<RequestScope, 'config'>,
): Customer {
  return { ...profile, hasOwnPrices: groupId !== null && groupsDiffer(scope) }
}
