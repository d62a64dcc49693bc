import type {
  Customer,
  CustomerSignInInput,
  CustomerSignUpInput,
  PasswordCreateInput,
  UserError,
} from '#schema/generated/types.ts'
import { email, knownPassword, password, personName, requiredText } from '#schema/rules/forms/form-rules.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Refusal } from '../../platform/user/account-reply.ts'
import type { CartChange } from '../cart/change-cart.ts'
import { joinCarts } from '../cart/join-carts.ts'
import type { LineSelection } from '../cart/lines/line-model.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { formErrors, rateLimitError, refusalErrors, unlessUnavailable, userError } from '../scope/user-errors.ts'
import { answerOrLoss } from './lost-answer.ts'
import { addressKey, credentials, toCustomer } from './profile.ts'

export interface SignInResult extends CartChange {
  readonly customer: Customer | null
}

const toRefusal = (userErrors: readonly UserError[]): SignInResult => ({ customer: null, cart: null, userErrors })

/** Signs in a customer. @source USER-7, USER-15 */
export async function signIn(input: CustomerSignInInput, cart: LineSelection, scope: PrivateScope): Promise<SignInResult> {
  const { previousCarts: _, ...form } = input
  const errors = formErrors({ email, password: knownPassword }, form, scope)
  if (errors.length > 0) return toRefusal(errors)
  const late = await rateLimitError('signIn', input.email, scope)
  if (late) return toRefusal([late])
  const result = await openSession(input, cart, scope)
  if (result.customer) await scope.rateLimits.forgive('signIn', input.email)
  return result
}

/** Creates an account and signs in. @source USER-8, USER-40 */
export async function signUp(input: CustomerSignUpInput, cart: LineSelection, scope: PrivateScope): Promise<SignInResult> {
  const errors = formErrors({ firstName: personName, lastName: personName, email, password }, { ...input }, scope)
  if (errors.length > 0) return toRefusal(errors)
  const late = await rateLimitError('signIn', input.email, scope)
  if (late) return toRefusal([late])
  return unlessUnavailable(
    async () => {
      const answer = await answerOrLoss(scope.platform.user.signUp(scope.storeView, input))
      const isLost = answer instanceof PlatformUnreachable
      if (!isLost && !answer.isDone) return toRefusal(signUpErrors(answer, scope))
      const result = await openSession(input, cart, scope)
      if (isLost && !result.customer) throw answer
      return result
    },
    toRefusal,
    scope,
  )
}

/**
 * Why an account is not created. Only a refusal of the password is shown in the platform's words: one text stands for all others, so
 * that the answer does not say whether an address has an account.
 * @source USER-27
 */
function signUpErrors(refusal: Refusal, scope: PrivateScope): readonly UserError[] {
  if (refusal.fields.length > 0 || isAboutPassword(refusal)) return refusalErrors(refusal, scope)
  return [userError('REFUSED', scope.messages.customer.noAccount)]
}

/** Why a password is not created, by the same rule: the platform has other words for an old link than for an address without an account. */
function linkErrors(refusal: Refusal, scope: PrivateScope): readonly UserError[] {
  const isAboutLink = /token/i.test(refusal.message ?? '')
  if (isAboutPassword(refusal) && !isAboutLink) return refusalErrors(refusal, scope)
  return [userError('REFUSED', scope.messages.customer.linkInvalid)]
}

const isAboutPassword = ({ message }: Refusal): boolean => /passw|kennwort/i.test(message ?? '')

/**
 * Creates a password with the token from an e-mail, signs in with it, and ends the customer's other sessions.
 * @source USER-9, USER-20, USER-37, USER-40
 */
export async function createPassword(
  { previousCarts = null, ...input }: PasswordCreateInput,
  cart: LineSelection,
  scope: PrivateScope,
): Promise<SignInResult> {
  const errors = formErrors({ email, resetToken: requiredText, newPassword: password }, { ...input }, scope)
  if (errors.length > 0) return toRefusal(errors)
  const late = await rateLimitError('signIn', input.email, scope)
  if (late) return toRefusal([late])
  return unlessUnavailable(
    async () => {
      const answer = await answerOrLoss(scope.platform.user.createPassword(scope.storeView, input))
      const isLost = answer instanceof PlatformUnreachable
      if (!isLost && !answer.isDone) return toRefusal(linkErrors(answer, scope))
      // The platform may not answer the sign-in, and only the sign-in names the customer.
      if (!isLost) await scope.session.endDevicesOfAddress(addressKey(input.email))
      const result = await openSession({ email: input.email, password: input.newPassword, previousCarts }, cart, scope)
      if (isLost && !result.customer) throw answer
      await scope.rateLimits.forgive('signIn', input.email)
      await scope.session.endOtherDevices()
      return result
    },
    toRefusal,
    scope,
  )
}

/**
 * Opens a session for these credentials and merges the guest cart into the customer's. The session needs the profile: sign-in fails
 * without one.
 * @source USER-15, MERGE-11
 */
async function openSession(
  { email, password, previousCarts }: CustomerSignInInput,
  selection: LineSelection,
  scope: PrivateScope,
): Promise<SignInResult> {
  const { platform, storeView } = scope
  const session = scope.session
  return session.serially(() =>
    unlessUnavailable(
      async () => {
        const answer = await platform.user.signIn(storeView, email, password)
        if (!answer.isDone) {
          return toRefusal([userError('WRONG_CREDENTIALS', answer.message ?? scope.messages.customer.wrongCredentials)])
        }
        const profile = await platform.user.profile(storeView, answer.value.customerToken)
        const { cartId } = session.read()
        const guest = session.signIn(credentials(answer.value, profile))
        scope.rateLimits.trustDevice(email)
        await session.recordPrevious(
          (previousCarts ?? []).map(({ deviceId, confirmedRevision }) => ({ deviceId, revision: confirmedRevision })),
        )
        const joined = await joinCarts(cartId, selection, scope)
        // If this answer is lost, a repeated sign-in with the guest's cookie has no cart left to merge.
        if (session.read().cartId !== cartId) guest.change({ cartId: null })
        return { ...joined, customer: toCustomer(profile, scope) }
      },
      toRefusal,
      scope,
    ),
  )
}
