/**
 * Window events about the session, for scripts of the merchant. They do not identify the customer.
 * @source USER-14, USER-17; docs/window-events.md
 */
interface SessionEvents {
  /** The page knows whether a customer is signed in; once per document. */
  readonly 'session-after-started': CustomEvent<{ readonly isSignedIn: boolean }>
  /** No customer is signed in when the session starts. */
  readonly 'session-after-nonauthorized': CustomEvent<null>
  /** The server has confirmed the customer, at the start of the session or by a sign-in. */
  readonly 'user-after-loggedin': CustomEvent<null>
}

declare global {
  interface WindowEventMap extends SessionEvents {}
}

let isStarted = false

/** Announces the start of the session, once. */
export function announceSession(isSignedIn: boolean) {
  if (isStarted) return
  isStarted = true
  if (!isSignedIn) dispatchEvent(new CustomEvent('session-after-nonauthorized', { detail: null }))
  dispatchEvent(new CustomEvent('session-after-started', { detail: { isSignedIn } }))
}

export const announceCustomer = () => dispatchEvent(new CustomEvent('user-after-loggedin', { detail: null }))
