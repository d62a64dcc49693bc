import type { RequestScope } from './request-scope.ts'
import type { Session } from './session.types.ts'

export interface PrivateScope extends RequestScope {
  readonly session: Session
}

/**
 * Guards everything private: public data, such as a page, has no session.
 * @throws if the request has no session
 */
export function privateScope(scope: RequestScope): PrivateScope {
  if (!hasSession(scope)) throw new Error('Private data requires a session')
  return scope
}

const hasSession = (scope: RequestScope): scope is PrivateScope => scope.session !== null
