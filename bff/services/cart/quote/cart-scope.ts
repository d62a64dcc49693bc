import type { RequestScope } from '../../request-scope.ts'
import type { Session } from '../../session.types.ts'

/** The scope of a request that has a shopper of its own. */
export interface CartScope extends RequestScope {
  readonly session: Session
}

/** @throws where nothing private can be had: private fields are never asked for there */
export function cartScope(scope: RequestScope): CartScope {
  const { session } = scope
  if (!session) throw new Error('A cart was asked for where there is no shopper')
  return { ...scope, session }
}
