import { createHash } from 'node:crypto'
import type { Customer } from '#schema/generated/types.ts'
import type { CustomerProfile } from '../../domain/customer/customer.types.ts'
import { foldAccount } from '../../domain/customer/fold-account.ts'
import type { Tokens } from '../../platform/user/tokens.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { groupsDiffer, type RequestScope } from '../scope/request-scope.ts'
import type { Credentials } from '../scope/session.types.ts'

/**
 * The signed-in customer, read from the platform; null for guests. A changed customer group takes effect immediately.
 * @throws SessionExpired
 * @source USER-3, USER-11, USER-17
 */
export async function currentCustomer(scope: PrivateScope): Promise<Customer | null> {
  const session = scope.session
  const { platform, storeView } = scope
  return session.withToken(async (token) => {
    if (token === null) return null
    const profile = await platform.user.profile(storeView, token)
    if (session.read().customerToken !== null) session.change(profileState(profile))
    return toCustomer(profile, scope)
  })
}

/** The profile fields stored in the session. @source USER-6 */
export const profileState = ({ groupId, groupToken, email }: CustomerProfile) => ({
  groupId,
  groupToken,
  addressKey: addressKey(email),
})

export const credentials = (tokens: Tokens, profile: CustomerProfile): Credentials => ({
  ...tokens,
  ...profileState(profile),
  customerKey: hash(`customer ${profile.id ?? profile.email.trim().toLowerCase()}`),
})

/** Identifies the account with an e-mail address in stored sessions, in any spelling. */
export const addressKey = (email: string): string => hash(`address ${foldAccount(email)}`)

/** No name or address is stored with a session. */
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** The public fields of a profile, without tokens and fields internal to the platform. */
export function toCustomer(
  { id: _id, groupId, groupToken: _secret, ...profile }: CustomerProfile,
  scope: Pick<RequestScope, 'config'>,
): Customer {
  return { ...profile, hasOwnPrices: groupId !== null && groupsDiffer(scope) }
}
