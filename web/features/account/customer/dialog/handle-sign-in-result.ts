import type { CustomerSignInMutation } from '#schema/generated/operations.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import { toProblems } from '../../../../components/form/problems.tsx'
import { closeSignIn } from '../account.ts'
import { completeSignIn } from '../session/complete-sign-in.ts'

/**
 * Handles the result of a sign-in or registration: stores the customer and closes the dialog, or returns the problems.
 * @source USER-7, USER-8, USER-15
 */
export async function handleSignInResult(
  deviceDatabase: string,
  { customer, userErrors }: CustomerSignInMutation['customerSignIn'],
): Promise<readonly Problem[]> {
  if (!customer) return toProblems(userErrors)
  await completeSignIn(deviceDatabase, customer)
  closeSignIn()
  return []
}
