import { isSameLine } from '#schema/rules/cart/same-line.ts'
import type { CartOfDevice, InterruptedChange, LateChange, Session, SessionState } from '../scope/session.types.ts'

/** The credentials of a customer. */
export const CREDENTIALS = {
  customerToken: 'customer',
  refreshToken: null,
  groupToken: null,
  groupId: null,
  customerKey: 'customer',
  addressKey: 'address',
}

/** An in-memory session for tests; a guest's unless the state says otherwise. */
export function testSession(given: Partial<SessionState> = {}): Session {
  const nobody = { customerToken: null, refreshToken: null, groupToken: null, groupId: null, customerKey: null, addressKey: null }
  const guest: SessionState = {
    ...nobody,
    cartId: null,
    handedOffCartId: null,
    subscription: null,
    lastOrder: null,
    revisions: {},
  }
  let state: SessionState = { ...guest, ...given }
  let late: readonly LateChange[] = []
  let interrupted: readonly InterruptedChange[] = []
  let applied: readonly { readonly deviceId: string; readonly revision: number; readonly change: InterruptedChange }[] = []
  const sent = new Map<string, number>()
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
    lateChanges: () => late,
    recordLateChange: (change) => {
      late = [...late, change]
    },
    recordInterrupted: (_customerKey, changes) => {
      interrupted = [...interrupted, ...changes]
    },
    recordApplied: ({ deviceId, revision }, changes) => {
      if (state.customerKey !== null) applied = changes.map((change) => ({ deviceId, revision, change }))
    },
    recordUnanswered: async ({ revision, confirmedRevision }, lines) => {
      const lost = applied.filter(
        (each) =>
          each.revision <= revision &&
          each.revision > (confirmedRevision ?? revision - 1) &&
          lines.some((line) => isSameLine(line, each.change.line)),
      )
      interrupted = [...interrupted, ...lost.map(({ change }) => change)]
    },
    recordPrevious: async (carts) => {
      const isLost = (by: CartOfDevice) =>
        carts.some(({ deviceId, revision }) => by.deviceId === deviceId && by.revision > revision)
      interrupted = [...interrupted, ...applied.filter(isLost).map(({ change }) => change)]
    },
    takeInterrupted: async () => {
      const taken = state.customerKey === null ? [] : interrupted
      interrupted = interrupted.slice(taken.length)
      return taken
    },
    recordSent: ({ deviceId, revision }) => {
      sent.set(deviceId, Math.max(revision, sent.get(deviceId) ?? 0))
      return sent.get(deviceId) ?? 0
    },
    isReplaced: () => false,
    requireOpen: () => undefined,
    reportEnd: () => undefined,
    signOut: () => {
      state = guest
    },
    devices: async () => [],
    endDevice: async () => false,
    endOtherDevices: async () => undefined,
    endDevicesOfAddress: async () => undefined,
    serially: (work) => {
      const result = last.then(work)
      last = result.catch(() => null)
      return result
    },
    withToken: (call) => call(state.customerToken),
  }
}
