import type { UserError } from '#schema/generated/types.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { sessionOf } from './own-session.ts'

/**
 * Ends the session and drops its cart; the cookie becomes invalid. It makes no call and cannot fail.
 * @source USER-16
 */
export function signOut(scope: RequestScope): { readonly userErrors: readonly UserError[] } {
  sessionOf(scope).signOut()
  return { userErrors: [] }
}
