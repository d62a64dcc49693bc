import { PasswordCreateDocument } from '#schema/generated/operations.ts'
import type { PasswordCreateInput } from '#schema/generated/types.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import { toProblems } from '../../../../components/form/problems.tsx'
import { notify } from '../../../../components/notifications/index.ts'
import { readMessages } from '../../../../messages/page-messages.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { sendSignIn } from './send-sign-in.ts'

/**
 * Sets the password that an e-mail link allows, and signs in with it.
 * @param onDone the customer is signed in
 * @returns the problems reported by the server
 * @throws OfflineError without a network
 * @throws UnavailableError when the shop does not answer
 * @source USER-9, USER-20
 */
export async function createPassword(
  deviceDatabase: string,
  input: PasswordCreateInput,
  onDone: () => void,
): Promise<readonly Problem[]> {
  const { customer, userErrors } = await sendSignIn(
    deviceDatabase,
    PasswordCreateDocument,
    (previousCarts) => ({ input: { ...input, previousCarts } }),
    ({ passwordCreate }) => passwordCreate,
  )
  if (!customer) return toProblems(userErrors)
  await completeSignIn(deviceDatabase, customer)
  notify({ type: 'success', message: readMessages('account').passwordSaved })
  onDone()
  return []
}
