import type { RequestScope } from './request-scope.ts'
import type { Session } from './session.types.ts'

/** The scope of a request that belongs to one shopper. */
export interface CartScope extends RequestScope {
  readonly session: Session
}

/** @throws if the request has no session; private fields are never resolved there */
export function cartScope(scope: RequestScope): CartScope {
  const { session } = scope
  if (!session) throw new Error('A cart was asked for where there is no shopper')
  return { ...scope, session }
}
