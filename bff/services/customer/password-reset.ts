import type { PasswordResetRequestInput, UserError } from '#schema/generated/types.ts'
import { email } from '#schema/rules/forms/form-rules.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { formErrors, rateLimitError, unlessUnavailable, userError } from '../scope/user-errors.ts'

export interface PasswordResult {
  readonly userErrors: readonly UserError[]
}

/** The platform's status for an address without an account. */
const UNKNOWN = 404

/**
 * Requests an e-mail with a link to create a password. The answer does not reveal whether the address has an account.
 * @source USER-9, TEXT-15; decision 0024
 */
export async function requestPasswordReset(input: PasswordResetRequestInput, scope: RequestScope): Promise<PasswordResult> {
  const errors = formErrors({ email }, { ...input }, scope)
  if (errors.length > 0) return { userErrors: errors }
  const late = await rateLimitError('passwordReset', input.email, scope)
  if (late) return { userErrors: [late] }
  return unlessUnavailable<PasswordResult>(
    async () => {
      const answer = await scope.platform.user.requestPasswordReset(scope.storeView, input.email)
      const isTold = answer.isDone || answer.status === UNKNOWN
      return { userErrors: isTold ? [] : [userError('REFUSED', scope.messages.customer.resetNotSent)] }
    },
    (userErrors) => ({ userErrors }),
    scope,
  )
}
