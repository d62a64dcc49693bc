import type { SignInResult } from '../../../services/customer/sign-in.ts'
import type { SignInFact } from '../../../services/scope/request-outcomes.ts'

/** @source RUN-13 */
export function signInFact({ customer, userErrors: [first] }: Pick<SignInResult, 'customer' | 'userErrors'>): SignInFact {
  if (customer) return { kind: 'sign-in', outcome: 'succeeded', code: null }
  return { kind: 'sign-in', outcome: first?.code === 'UNAVAILABLE' ? 'unavailable' : 'refused', code: first?.code ?? null }
}
