import { createHash } from 'node:crypto'

/** The public id of a session: shown to its customer and kept in stores. The session's own id cannot be derived from it. */
export const signInHandle = (sessionId: string): string =>
  createHash('sha256').update('sign-in ').update(sessionId).digest('base64url').slice(0, 22)
