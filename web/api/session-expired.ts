import { isOffline } from './errors.ts'

/** The server's error code for an expired session. @source TOKEN-3, TOKEN-4 */
const CODE = 'SESSION_EXPIRED'

/** The session has expired on the server, so customer data on the device must be deleted. The message is for the shopper. */
export class SessionExpiredError extends Error {
  override readonly name = 'SessionExpiredError'
  readonly code = CODE
}

const listeners = new Set<(reason: string) => void>()

/** Calls back with the message for the shopper. */
export const onSessionExpired = (listener: (reason: string) => void) => listeners.add(listener)

/** @throws SessionExpiredError when the answer says that the session has expired */
export function throwIfExpired(
  errors: readonly { readonly message: string; readonly extensions?: { readonly code?: unknown } }[] = [],
) {
  const expired = errors.find(({ extensions }) => extensions?.code === CODE)
  if (!expired) return
  for (const tell of listeners) tell(expired.message)
  throw new SessionExpiredError(expired.message)
}

/** Whether an error is not a fault: the shopper is offline or the session has expired, which is reported elsewhere. */
export const isExpectedFailure = (error: unknown): boolean => isOffline(error) || error instanceof SessionExpiredError
