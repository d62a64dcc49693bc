import type { Session, SessionState } from '../session.types.ts'

/** A session that is kept nowhere, for tests: a guest's, unless the state says otherwise. */
export function testSession(given: Partial<SessionState> = {}): Session {
  const guest = { customerToken: null, refreshToken: null, groupToken: null, groupId: null, cartId: null, revisions: {} }
  let state: SessionState = { ...guest, ...given }
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: () => state,
    change: (patch) => {
      state = { ...state, ...patch }
    },
    signIn: (credentials) => {
      state = { ...guest, ...credentials }
      return { change: () => undefined }
    },
    isReplaced: () => false,
    signOut: () => {
      state = guest
    },
    serially: (work) => {
      const result = last.then(work)
      last = result.catch(() => null)
      return result
    },
    authorized: (call) => call(state.customerToken),
  }
}
