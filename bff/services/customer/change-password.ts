import type { PasswordChangeInput } from '#schema/generated/types.ts'
import { knownPassword, password } from '#schema/rules/forms/form-rules.ts'
import { PlatformError, PlatformUnreachable } from '../../platform/base/errors.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import type { Session } from '../scope/session.types.ts'
import { formErrors, rateLimitError, refusalErrors, signedOut, userError } from '../scope/user-errors.ts'
import { type AccountResult, accountFailure, changeAccount, type VerifiedCustomer, verifyCustomer } from './account.ts'
import { answerOrLoss } from './lost-answer.ts'
import { credentials, toCustomer } from './profile.ts'

/**
 * Changes the customer's password and signs in with the new one, because refresh tokens contain the old password. Ends all other sessions
 * of the customer.
 * @source USER-10, USER-19, USER-40, TEXT-11
 */
export async function changePassword(input: PasswordChangeInput, scope: PrivateScope): Promise<AccountResult> {
  const errors = formErrors({ currentPassword: knownPassword, newPassword: password }, { ...input }, scope)
  if (errors.length > 0) return accountFailure(errors)
  return changeAccount(scope, async (session) => {
    const customer = await verifyCustomer(session, scope)
    if (!customer) return accountFailure([signedOut(scope)])
    const late = await rateLimitError('signIn', customer.profile.email, scope)
    if (late) return accountFailure([late])
    const answer = await answerOrLoss(scope.platform.user.changePassword(scope.storeView, customer.token, input))
    const isLost = answer instanceof PlatformUnreachable
    if (!isLost && !answer.isDone) {
      const { status, message } = answer
      if (status !== 401) return accountFailure(refusalErrors(answer, scope))
      return accountFailure([userError('WRONG_CREDENTIALS', message ?? scope.messages.customer.wrongPassword, 'currentPassword')])
    }
    const isSignedIn = await signInAgain(session, customer, input.newPassword, scope)
    if (isLost && !isSignedIn) throw answer
    await scope.rateLimits.forgive('signIn', customer.profile.email)
    await session.endOtherDevices()
    return { customer: toCustomer(customer.profile, scope), userErrors: [] }
  })
}

/**
 * Signs in the same customer, so the cart stays. If this fails, the password is changed all the same and the session lasts as long as its
 * token.
 * @returns whether the platform accepts the new password
 */
async function signInAgain(
  session: Session,
  { profile }: VerifiedCustomer,
  newPassword: string,
  scope: PrivateScope,
): Promise<boolean> {
  const { cartId, revisions } = session.read()
  try {
    const answer = await scope.platform.user.signIn(scope.storeView, profile.email, newPassword)
    if (!answer.isDone) {
      scope.log.warn({ status: answer.status }, 'sign-in with the new password rejected')
      return false
    }
    session.signIn(credentials(answer.value, profile))
    session.change({ cartId, revisions })
    return true
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    scope.log.warn(error.forLog(), 'sign-in with the new password failed')
    return false
  }
}
