import type { UserError } from '#schema/generated/types.ts'
import type { PrivateScope } from '../scope/private-scope.ts'

/**
 * Ends the session and drops its cart; the cookie becomes invalid. It makes no call and cannot fail.
 * @source USER-16
 */
export function signOut(scope: PrivateScope): { readonly userErrors: readonly UserError[] } {
  scope.session.signOut()
  return { userErrors: [] }
}
