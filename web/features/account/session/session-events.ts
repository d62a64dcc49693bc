/**
 * Events of the window that say how the session stands, for scripts of the merchant. Neither says who the customer is.
 * @source USER-14, USER-17; docs/window-events.md
 */
interface SessionEvents {
  /** The page knows whether somebody is signed in; once in the life of a document. */
  readonly 'session-after-started': CustomEvent<{ readonly isSignedIn: boolean }>
  /** Nobody is signed in as the session starts. */
  readonly 'session-after-nonauthorized': CustomEvent<null>
  /** The server has confirmed who is signed in, at the start of the session or by a sign-in. */
  readonly 'user-after-loggedin': CustomEvent<null>
}

declare global {
  interface WindowEventMap extends SessionEvents {}
}

let isStarted = false

/** Says once how the session has started. */
export function announceSession(isSignedIn: boolean) {
  if (isStarted) return
  isStarted = true
  if (!isSignedIn) dispatchEvent(new CustomEvent('session-after-nonauthorized', { detail: null }))
  dispatchEvent(new CustomEvent('session-after-started', { detail: { isSignedIn } }))
}

/** Says that the server has confirmed who is signed in. */
export const announceCustomer = () => dispatchEvent(new CustomEvent('user-after-loggedin', { detail: null }))
