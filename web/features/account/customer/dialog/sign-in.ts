import { CustomerSignInDocument, type CustomerSignInMutation } from '#schema/generated/operations.ts'
import type { CustomerSignInInput, PreviousCartInput } from '#schema/generated/types.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import { sendSignIn } from '../session/send-sign-in.ts'
import { handleSignInResult } from './handle-sign-in-result.ts'

/** Signs a customer in, or returns the problems. Loaded after the form, which a guest's page shows at once. @source USER-7, USER-15 */
export async function signIn(deviceDatabase: string, input: CustomerSignInInput): Promise<readonly Problem[]> {
  const getPayload = ({ customerSignIn }: CustomerSignInMutation) => customerSignIn
  const toVariables = (previousCarts: readonly PreviousCartInput[]) => ({ input: { ...input, previousCarts } })
  return handleSignInResult(deviceDatabase, await sendSignIn(deviceDatabase, CustomerSignInDocument, toVariables, getPayload))
}
