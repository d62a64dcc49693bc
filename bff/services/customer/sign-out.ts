import type { UserError } from '#schema/generated/types.ts'
import type { RequestScope } from '../request-scope.ts'
import { sessionOf } from './own-session.ts'

/**
 * Ends the session: its cookie opens nothing any more, and the cart goes with it. Nothing waits for it, and nothing can be in its way.
 * @source USER-16
 */
export function signOut(scope: RequestScope): { readonly userErrors: readonly UserError[] } {
  sessionOf(scope).signOut()
  return { userErrors: [] }
}
