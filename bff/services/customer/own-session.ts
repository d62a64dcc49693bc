import type { RequestScope } from '../scope/request-scope.ts'
import type { Session } from '../scope/session.types.ts'

/** The shopper's session. @throws if there is none: all private fields are guarded, so that is a bug */
export function sessionOf({ session }: Pick<RequestScope, 'session'>): Session {
  if (!session) throw new Error('This is private, and was asked for everybody')
  return session
}
