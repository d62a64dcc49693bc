import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { CART } from '#schema/rules/constants.ts'
import type { Device, Session, SessionState, SignedInDevice } from '../services/scope/session.types.ts'
import { authorized, type RefreshTokens, refuseLost } from './authorized.ts'
import { type OpenedCookie, requireFit, type SealedSession } from './cookies/sealing.ts'
import { latestDevices } from './latest-devices.ts'
import { isLost, NO_STATE, type SessionRecord, type SessionRecords, sessionRecord } from './session-records.ts'
import type { SharedSessions } from './shared-sessions.ts'
import { signInHandle } from './sign-ins/sign-in-handle.ts'
import type { CustomerSession, SignIns } from './sign-ins/sign-ins.types.ts'

/** The session of one request. */
export interface RequestSession extends Session {
  /** The cookie to set; `clear` to remove the existing one; null for no change. */
  cookieChange(): SealedSession | 'clear' | null
  /** Whether a customer is signed in after this request; null for a request that must not change cookies. */
  isCustomer(): boolean | null
  /** Stores what the request has changed, before its answer goes out; null if there is nothing to store. */
  store(): Promise<unknown> | null
}

export interface SessionOptions {
  /** The request's cookie; null if it has none or an invalid one. */
  readonly cookie: OpenedCookie | null
  readonly records: SessionRecords
  readonly refreshTokens: RefreshTokens
  /** Store shared by all replicas; null when this process runs alone. */
  readonly shared: SharedSessions | null
  readonly signIns: SignIns
  readonly device: Device
  /** Age in milliseconds at which a cookie is renewed. */
  readonly renewAfterMs: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** How long requests sent before a sign-in or sign-out may still arrive. Their answers must not replace the new cookie. */
const IN_TRANSIT_MS = 30_000

/** Precision of `SignedInDevice.seenAt`. */
const NOTE_INTERVAL_MS = 5 * 60_000

/** @source decision 0002 */
export function createSession(options: SessionOptions): RequestSession {
  const { cookie, records, refreshTokens, shared, signIns, device, renewAfterMs, now } = options
  const found = cookie && newestRecord(cookie, records, now())
  const isFresh = cookie !== null && !cookie.isOldKey && now() - cookie.sealedAt <= renewAfterMs
  let record =
    found?.end?.why === 'signed out' ? sessionRecord({ startedAt: now() }) : (found ?? sessionRecord({ startedAt: now() }))
  let isLate = found !== null && found !== record && now() - (found.end?.at ?? 0) <= IN_TRANSIT_MS
  let isSignedOut = found?.end?.why === 'signed out' && !isLate
  const ends: (() => Promise<void>)[] = []
  const foundCustomer = customerSession(found)
  const touched = new Set([record, ...(found ? [found] : [])])

  const change = (record: SessionRecord, patch: Parameters<Session['change']>[0]) => {
    if (record.end && record.end.why !== 'replaced') return
    const revisions = patch.revisions && { revisions: latestDevices(record.state.revisions, patch.revisions) }
    const next = requireFit({ ...record.state, ...patch, ...revisions })
    if (JSON.stringify(next) !== JSON.stringify(record.state)) put(record, next)
  }
  const put = (record: SessionRecord, state: SessionState) => {
    record.state = state
    record.sequence += 1
    records.set(record.id, record)
  }
  const leave = () => {
    const isCustomer = record.state.customerToken !== null
    const ending = customerSession(record)
    if (ending) ends.push(() => signIns.end(ending.customerKey, signInHandle(ending.id)))
    record.end = { why: isCustomer ? 'signed out' : 'replaced', at: now() }
    if (isCustomer) record.state = NO_STATE
    record = sessionRecord({ startedAt: now() })
    touched.add(record)
    isLate = false
  }

  /** Records the sign-in when it begins, and then every few minutes of use. */
  function noteSignIn(): Promise<void> | null {
    const session = customerSession(record)
    if (!session || record.end || now() - record.notedAt < NOTE_INTERVAL_MS) return null
    record.notedAt = now()
    return signIns.note(session, device, now())
  }

  async function devices(): Promise<readonly SignedInDevice[]> {
    refuseLost(record)
    const session = customerSession(record)
    if (!session) return []
    await noteSignIn()
    const current = signInHandle(session.id)
    const all = (await signIns.list(session.customerKey)).map(({ handle, device: { browser, system }, startedAt, seenAt }) => ({
      ...{ id: handle, browser, system, signedInAt: startedAt, seenAt, isCurrent: handle === current },
    }))
    return [...all.filter(({ isCurrent }) => isCurrent), ...all.filter(({ isCurrent }) => !isCurrent)]
  }

  /** Publishes why the session ended before its end, so that every replica that sees the end knows the reason. */
  async function publishEnds(noted: Promise<void> | null) {
    await Promise.all([noted, ...(shared ? [...touched].map((record) => shared.tell(record)) : [])])
    await Promise.all(ends.map((end) => end()))
  }

  function signOut() {
    leave()
    isSignedOut = true
  }

  return {
    read: () => record.state,

    change: (patch) => change(record, patch),

    signIn(credentials) {
      const next = requireFit({ ...NO_STATE, subscription: record.state.subscription, ...credentials })
      const before = record
      leave()
      put(record, next)
      return { change: (patch) => change(before, patch) }
    },

    lateChanges: () => record.lateChanges,

    noteLateChange(late) {
      const others = record.lateChanges.filter(({ line }) => !isSameLine(line, late.line))
      record.lateChanges = [...others, late].slice(-CART.mostLines)
    },

    noteSent({ deviceId, revision }) {
      const sent = record.sentRevisions
      const newest = Math.max(revision, (Object.hasOwn(sent, deviceId) ? sent[deviceId] : undefined) ?? 0)
      record.sentRevisions = latestDevices(sent, { ...sent, [deviceId]: newest })
      return newest
    },

    isReplaced: () => record.end?.why === 'replaced',

    requireOpen: () => refuseLost(record),

    signOut,

    devices,

    async endDevice(id) {
      refuseLost(record)
      const session = customerSession(record)
      if (!session || !(await devices()).some((other) => other.id === id)) return false
      if (id === signInHandle(session.id)) signOut()
      else await signIns.end(session.customerKey, id)
      return true
    },

    async endOtherDevices() {
      const session = customerSession(record)
      if (session) await signIns.endOthers(session)
    },

    async endDevicesOfAddress(addressKey) {
      await signIns.endAddress(addressKey, signInHandle(record.id))
    },

    serially(work) {
      const own = record
      const result = own.work.then(shared ? () => shared.alone(own, 'turn', work) : work)
      record.work = result.catch(() => null) // The caller gets the error; later work does not depend on it.
      return result
    },

    authorized: (call) => authorized(record, call, { refreshTokens, shared, now }),

    cookieChange() {
      if (isLost(record)) return 'clear'
      if (record.end || isLate) return null
      const isKnown = record.sequence <= (record === found ? (cookie?.sequence ?? 0) : 0)
      if (isKnown && (record !== found || isFresh)) return isSignedOut ? 'clear' : null
      const { id, sequence, startedAt, state } = record
      return { id, sequence, startedAt, state, sealedAt: now() }
    },

    isCustomer: () => (isLost(record) ? false : record.end || isLate ? null : record.state.customerToken !== null),

    store() {
      if (record.end?.why === 'expired' && record === found && foundCustomer)
        ends.push(() => signIns.end(foundCustomer.customerKey, signInHandle(foundCustomer.id)))
      const noted = noteSignIn()
      if (!shared && !noted && ends.length === 0) return null
      return publishEnds(noted)
    },
  }
}

/** Null for guests. */
export function customerSession(session: Pick<SessionRecord, 'id' | 'startedAt' | 'state'> | null): CustomerSession | null {
  if (!session) return null
  const { id, startedAt, state } = session
  const { customerKey, addressKey } = state
  return customerKey === null || addressKey === null ? null : { id, startedAt, customerKey, addressKey }
}

/** The process's record of the cookie's session; creates it if there is none. */
export function findRecord(cookie: OpenedCookie, records: SessionRecords): SessionRecord {
  const known = records.get(cookie.id)
  if (known) return known
  const record = sessionRecord(cookie)
  records.set(record.id, record)
  return record
}

/** The record of the cookie's session, updated from the cookie. A sign-in starts a session with a new id, so a guest's cookie never opens a customer's record. */
function newestRecord(cookie: OpenedCookie, records: SessionRecords, now: number): SessionRecord {
  const known = findRecord(cookie, records)
  // The sign-in's answer never arrived, so the guest session continues.
  if (known.end?.why === 'replaced' && now - known.end.at > IN_TRANSIT_MS) known.end = null
  // Another replica changed the session.
  if (!known.end && cookie.sequence > known.sequence) Object.assign(known, { sequence: cookie.sequence, state: cookie.state })
  return known
}
