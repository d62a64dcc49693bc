import type { Customer, UserError } from '#schema/generated/types.ts'
import type { CustomerProfile } from '../../domain/customer/customer.types.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import type { Session } from '../scope/session.types.ts'
import { signedOut, unlessUnavailable } from '../scope/user-errors.ts'

export interface AccountResult {
  readonly customer: Customer | null
  readonly userErrors: readonly UserError[]
}

export const accountFailure = (userErrors: readonly UserError[]): AccountResult => ({ customer: null, userErrors })

/** Applies an account change; changes of one session run one at a time. Guests are rejected. @throws SessionExpired */
export async function changeAccount(
  scope: PrivateScope,
  work: (session: Session) => Promise<AccountResult>,
): Promise<AccountResult> {
  const session = scope.session
  return session.serially(() =>
    unlessUnavailable(
      async () => (session.read().customerToken === null ? requireSession(session, scope) : work(session)),
      accountFailure,
      scope,
    ),
  )
}

/** Throws the expiry of the session if it has expired. */
const requireSession = (session: Session, scope: PrivateScope): Promise<AccountResult> =>
  session.withToken(async () => accountFailure([signedOut(scope)]))

/** Verifies the customer with a valid token, so that a later 401 has another cause. @throws SessionExpired */
export const verifyCustomer = (session: Session, { platform, storeView }: PrivateScope): Promise<VerifiedCustomer | null> =>
  session.withToken(async (token) => (token === null ? null : { token, profile: await platform.user.profile(storeView, token) }))

export interface VerifiedCustomer {
  readonly token: string
  readonly profile: CustomerProfile
}
