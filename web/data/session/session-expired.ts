import { isOffline } from '../errors.ts'

/** The server's word for a session that has ended. @source TOKEN-3, TOKEN-4 */
const CODE = 'SESSION_EXPIRED'

/** The session has ended on the server: what is kept of the customer has to go. Its message is for the shopper. */
export class SessionExpiredError extends Error {
  override readonly name = 'SessionExpiredError'
  readonly code = CODE
}

const listeners = new Set<(reason: string) => void>()

/** Calls back with what the shopper is to be told. */
export const onSessionExpired = (listener: (reason: string) => void) => listeners.add(listener)

/** @throws SessionExpiredError when the answer says that the session has ended */
export function refuseExpired(
  errors: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[] = [],
) {
  const expired = errors.find(({ extensions }) => extensions?.code === CODE)
  if (!expired) return
  for (const tell of listeners) tell(expired.message)
  throw new SessionExpiredError(expired.message)
}

/** Nothing is broken: there is no connection, or the session has ended, and the shopper is told of that elsewhere. */
export const isNoFault = (error: unknown): boolean => isOffline(error) || error instanceof SessionExpiredError
