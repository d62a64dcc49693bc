import type { RequestScope } from '../request-scope.ts'
import type { Session } from '../session.types.ts'

/** The shopper's session. @throws where there is none: everything private is guarded, so that is a fault of ours */
export function sessionOf({ session }: Pick<RequestScope, 'session'>): Session {
  if (!session) throw new Error('This is private, and was asked for everybody')
  return session
}
