import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { CART } from '#schema/rules/constants.ts'
import type { CartOfDevice, LateChange, Session } from '../services/scope/session.types.ts'
import { requireCookieSize } from './cookies/sealing.ts'
import { CurrentRecord, type CurrentRecordOptions } from './current-record.ts'
import { createDeviceSessions, type DeviceSessionsOptions } from './device-sessions.ts'
import { createInterruptedChanges } from './interrupted-changes.ts'
import { latestDevices } from './latest-devices.ts'
import { NO_STATE, type SessionRecord } from './session-records.ts'
import type { SharedSessions } from './shared-sessions.ts'
import { signInHandle } from './sign-ins/sign-in-handle.ts'
import type { CustomerSession } from './sign-ins/sign-ins.types.ts'
import { type RefreshTokens, refuseLost, withToken } from './with-token.ts'

export interface RequestSession extends Session, Pick<CurrentRecord, 'cookieChange' | 'isCustomer'> {
  /** Stores what the request has changed, before its answer goes out; null if there is nothing to store. */
  store(): Promise<unknown> | null
}

export interface SessionOptions extends CurrentRecordOptions, DeviceSessionsOptions {
  readonly refreshTokens: RefreshTokens
  /** Store shared by all replicas; null when this process runs alone. */
  readonly shared: SharedSessions | null
}

/** @source FRONT-17; decision 0002 */
export function createSession(options: SessionOptions): RequestSession {
  const { refreshTokens, shared, signIns, now } = options
  const current = new CurrentRecord(options)
  const { recordSignIn, ...devices } = createDeviceSessions(current, options)

  /** Publishes why a session ended before its end, so that every replica that sees the end knows the reason. */
  async function publish(noted: Promise<void> | null, ended: readonly CustomerSession[]) {
    await Promise.all([noted, ...(shared ? [...current.touched].map((record) => shared.publish(record)) : [])])
    await Promise.all(ended.map(({ customerKey, id }) => signIns.end(customerKey, signInHandle(id))))
  }

  return {
    ...devices,
    ...createInterruptedChanges(current, options),

    read: () => current.record.state,

    change: (patch) => current.change(patch),

    signIn(credentials) {
      const before = current.record
      const state = requireCookieSize({ ...NO_STATE, subscription: before.state.subscription, ...credentials })
      // If the answer is lost, the guest's cookie or token stays in use. It must not show a customer's order.
      current.change({ lastOrder: null }, before)
      current.signIn(state)
      return { change: (patch) => current.change(patch, before) }
    },

    signOut: () => current.signOut(),

    lateChanges: () => current.record.lateChanges,

    recordLateChange: (change) => addLateChange(current.record, change),

    recordSent: (cart) => addSentRevision(current.record, cart),

    isReplaced: () => current.record.end?.why === 'replaced',

    requireOpen: () => refuseLost(current.record),

    reportEnd: () => current.reportEnd(),

    serially(work) {
      const { record } = current
      const result = record.work.then(shared ? () => shared.withLock(record, 'turn', work) : work)
      record.work = result.catch(() => null) // The caller gets the error; later work does not depend on it.
      return result
    },

    withToken: (call) => withToken(current.record, call, { refreshTokens, shared, now }),

    cookieChange: () => current.cookieChange(),

    isCustomer: () => current.isCustomer(),

    store() {
      const noted = recordSignIn()
      const ended = current.endedSessions()
      return shared || noted || ended.length > 0 ? publish(noted, ended) : null
    },
  }
}

function addLateChange(record: SessionRecord, change: LateChange): void {
  const others = record.lateChanges.filter(({ line }) => !isSameLine(line, change.line))
  record.lateChanges = [...others, change].slice(-CART.mostLines)
}

function addSentRevision(record: SessionRecord, { deviceId, revision }: CartOfDevice): number {
  const sent = record.sentRevisions
  const newest = Math.max(revision, (Object.hasOwn(sent, deviceId) ? sent[deviceId] : undefined) ?? 0)
  record.sentRevisions = latestDevices(sent, { ...sent, [deviceId]: newest })
  return newest
}
