import {
  CustomerSignInDocument,
  type CustomerSignInMutation,
  type CustomerSignInMutationVariables,
} from '#schema/generated/operations.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import { sendSignIn } from '../session/send-sign-in.ts'
import { handleSignInResult } from './handle-sign-in-result.ts'

/** Signs a customer in, or returns the problems. Loaded after the form, which a guest's page shows at once. @source USER-7, USER-15 */
export async function signIn(
  deviceDatabase: string,
  input: CustomerSignInMutationVariables['input'],
): Promise<readonly Problem[]> {
  const getPayload = ({ customerSignIn }: CustomerSignInMutation) => customerSignIn
  return handleSignInResult(deviceDatabase, await sendSignIn(deviceDatabase, CustomerSignInDocument, { input }, getPayload))
}
