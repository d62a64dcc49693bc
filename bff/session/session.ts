import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { CART } from '#schema/rules/constants.ts'
import type { Session, SessionState } from '../services/session.types.ts'
import { authorized, type RefreshTokens } from './authorized.ts'
import { latestDevices } from './latest-devices.ts'
import { fitting, type OpenedCookie, type SealedSession } from './sealing.ts'
import { NO_STATE, type SessionRecord, type SessionRecords, sessionRecord } from './session-records.ts'
import type { SharedSessions } from './shared-sessions.ts'

/** The session of one request, and what becomes of its cookie. */
export interface RequestSession extends Session {
  /** What the answer is to do: hand out a new cookie, take the one there is away, or nothing. */
  cookieChange(): SealedSession | 'clear' | null
  /** Tells other replicas what the request has changed, before anybody hears of it; null where there is nobody to tell. */
  tellReplicas(): Promise<unknown> | null
}

export interface SessionOptions {
  /** The request's own; null when it came with none that counts. */
  readonly cookie: OpenedCookie | null
  readonly records: SessionRecords
  readonly refreshTokens: RefreshTokens
  /** Where replicas see what others have done; null for this process alone. */
  readonly shared: SharedSessions | null
  /** Age of a cookie at which it is handed out anew, in milliseconds. */
  readonly renewAfterMs: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * How long requests may be on their way that were sent before their shopper signed in or out. Their answers, which may come
 * last, must not take the new cookie's place.
 */
const ON_THE_WAY_MS = 30_000

/** @source decision 0064 */
export function createSession({ cookie, records, refreshTokens, shared, renewAfterMs, now }: SessionOptions): RequestSession {
  const found = cookie && newestRecord(cookie, records, now())
  const isFresh = cookie !== null && !cookie.isOldKey && now() - cookie.sealedAt <= renewAfterMs
  let record =
    found?.end?.why === 'signed out' ? sessionRecord({ startedAt: now() }) : (found ?? sessionRecord({ startedAt: now() }))
  let isLate = found !== null && found !== record && now() - (found.end?.at ?? 0) <= ON_THE_WAY_MS
  let isSignedOut = false
  const touched = new Set([record, ...(found ? [found] : [])])

  const change = (record: SessionRecord, patch: Parameters<Session['change']>[0]) => {
    if (record.end && record.end.why !== 'replaced') return
    const revisions = patch.revisions && { revisions: latestDevices(record.state.revisions, patch.revisions) }
    const next = fitting({ ...record.state, ...patch, ...revisions })
    if (JSON.stringify(next) !== JSON.stringify(record.state)) store(record, next)
  }
  const store = (record: SessionRecord, state: SessionState) => {
    record.state = state
    record.sequence += 1
    records.set(record.id, record)
  }
  const leave = () => {
    const isCustomer = record.state.customerToken !== null
    record.end = { why: isCustomer ? 'signed out' : 'replaced', at: now() }
    if (isCustomer) record.state = NO_STATE
    record = sessionRecord({ startedAt: now() })
    touched.add(record)
    isLate = false
  }

  return {
    read: () => record.state,

    change: (patch) => change(record, patch),

    signIn(credentials) {
      const next = fitting({ ...NO_STATE, ...credentials })
      const before = record
      leave()
      store(record, next)
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

    signOut() {
      leave()
      isSignedOut = true
    },

    serially(work) {
      const own = record
      const result = own.work.then(shared ? () => shared.alone(own, 'turn', work) : work)
      record.work = result.catch(() => null) // whoever asked for it is told; the next one need not know
      return result
    },

    authorized: (call) => authorized(record, call, { refreshTokens, shared, now }),

    cookieChange() {
      if (record.end?.why === 'expired') return 'clear'
      if (record.end || isLate) return null
      const isKnown = record.sequence <= (record === found ? (cookie?.sequence ?? 0) : 0)
      if (isKnown && (record !== found || isFresh)) return isSignedOut ? 'clear' : null
      const { id, sequence, startedAt, state } = record
      return { id, sequence, startedAt, state, sealedAt: now() }
    },

    tellReplicas: () => shared && Promise.all([...touched].map((record) => shared.tell(record))),
  }
}

/** The record of a cookie's session, as this process knows it. */
export function recordOf(cookie: OpenedCookie, records: SessionRecords): SessionRecord {
  const known = records.get(cookie.id)
  if (known) return known
  const record = sessionRecord(cookie)
  records.set(record.id, record)
  return record
}

/**
 * What is known of a session beyond its cookie. A guest's record is never a customer's: whoever signs in gets another id, so
 * an old cookie leads to what it was made for.
 */
function newestRecord(cookie: OpenedCookie, records: SessionRecords, now: number): SessionRecord {
  const known = recordOf(cookie, records)
  // Its answer never arrived: the shopper goes on as before.
  if (known.end?.why === 'replaced' && now - known.end.at > ON_THE_WAY_MS) known.end = null
  // Another replica has gone on with it.
  if (!known.end && cookie.sequence > known.sequence) Object.assign(known, { sequence: cookie.sequence, state: cookie.state })
  return known
}
