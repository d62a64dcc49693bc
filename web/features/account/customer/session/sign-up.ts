import { CustomerSignUpDocument, type CustomerSignUpMutation } from '#schema/generated/operations.ts'
import type { CustomerSignUpInput } from '#schema/generated/types.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import { toProblems } from '../../../../components/form/problems.tsx'
import { completeSignIn } from './complete-sign-in.ts'
import { sendSignIn } from './send-sign-in.ts'

/**
 * Creates an account during the checkout and signs the customer in. Resolves when the customer's cart is on the device.
 * @returns the problems for which the platform rejects the account; none if it exists now
 * @source CHECKOUT-9
 */
export async function signUp(deviceDatabase: string, input: CustomerSignUpInput): Promise<readonly Problem[]> {
  const getPayload = ({ customerSignUp }: CustomerSignUpMutation) => customerSignUp
  const { customer, userErrors } = await sendSignIn(deviceDatabase, CustomerSignUpDocument, () => ({ input }), getPayload)
  if (!customer) return toProblems(userErrors)
  const { cartSynced } = await completeSignIn(deviceDatabase, customer)
  await cartSynced
  return []
}
