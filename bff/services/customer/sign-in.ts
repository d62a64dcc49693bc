import type {
  Customer,
  CustomerSignInInput,
  CustomerSignUpInput,
  PasswordCreateInput,
  UserError,
} from '#schema/generated/types.ts'
import { email, knownPassword, password, personName, requiredText } from '#schema/rules/forms/form-rules.ts'
import { CUSTOMER_MESSAGES } from '../../domain/customer/messages.ts'
import type { RequestScope } from '../request-scope.ts'
import { sessionOf } from './own-session.ts'
import { customerOf, groupOf } from './profile.ts'
import { formErrors, refusalErrors, tooOften, unlessUnavailable, userError } from './user-errors.ts'

export interface SignInResult {
  readonly customer: Customer | null
  readonly userErrors: readonly UserError[]
}

const refused = (userErrors: readonly UserError[]): SignInResult => ({ customer: null, userErrors })

/** Signs in. @source USER-7, USER-15 */
export async function signIn(input: CustomerSignInInput, scope: RequestScope): Promise<SignInResult> {
  const errors = formErrors({ email, password: knownPassword }, { ...input })
  if (errors.length > 0) return refused(errors)
  const late = await tooOften('signIn', input.email, scope)
  if (late) return refused([late])
  return opened(input, scope)
}

/** Makes an account and signs in. @source USER-8 */
export async function signUp(input: CustomerSignUpInput, scope: RequestScope): Promise<SignInResult> {
  const errors = formErrors({ firstName: personName, lastName: personName, email, password }, { ...input })
  if (errors.length > 0) return refused(errors)
  const late = await tooOften('signIn', input.email, scope)
  if (late) return refused([late])
  return unlessUnavailable(
    async () => {
      const answer = await scope.platform.user.signUp(scope.storeView, input)
      return answer.isDone ? opened(input, scope) : refused(refusalErrors(answer))
    },
    refused,
    scope,
  )
}

/** Creates a password by the link of an e-mail, and signs in with it. @source USER-9, USER-20 */
export async function createPassword(input: PasswordCreateInput, scope: RequestScope): Promise<SignInResult> {
  const errors = formErrors({ email, resetToken: requiredText, newPassword: password }, { ...input })
  if (errors.length > 0) return refused(errors)
  const late = await tooOften('signIn', input.email, scope)
  if (late) return refused([late])
  return unlessUnavailable(
    async () => {
      const answer = await scope.platform.user.createPassword(scope.storeView, input)
      return answer.isDone ? opened({ email: input.email, password: input.newPassword }, scope) : refused(refusalErrors(answer))
    },
    refused,
    scope,
  )
}

/**
 * A session for whoever these credentials are of. The profile belongs to it: without one nobody is signed in.
 * @source USER-15
 */
async function opened(credentials: CustomerSignInInput, scope: RequestScope): Promise<SignInResult> {
  const { platform, storeView } = scope
  const session = sessionOf(scope)
  return session.serially(() =>
    unlessUnavailable(
      async () => {
        const answer = await platform.user.signIn(storeView, credentials.email, credentials.password)
        if (!answer.isDone) {
          return refused([userError('WRONG_CREDENTIALS', answer.message ?? CUSTOMER_MESSAGES.wrongCredentials)])
        }
        const profile = await platform.user.profile(storeView, answer.value.customerToken)
        session.signIn({ ...answer.value, ...groupOf(profile) })
        return { customer: customerOf(profile, scope), userErrors: [] }
      },
      refused,
      scope,
    ),
  )
}
