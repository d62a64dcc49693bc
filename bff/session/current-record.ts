import type { Session, SessionState } from '../services/scope/session.types.ts'
import { type OpenedCookie, requireCookieSize } from './cookies/sealing.ts'
import type { CookieChange } from './cookies/session-cookies.ts'
import { latestDevices } from './latest-devices.ts'
import {
  customerSession,
  findRecord,
  isLost,
  NO_STATE,
  type SessionRecord,
  type SessionRecords,
  sessionRecord,
} from './session-records.ts'
import type { CustomerSession } from './sign-ins/sign-ins.types.ts'

export interface CurrentRecordOptions {
  /** The request's cookie; null if it has none or an invalid one. */
  readonly cookie: OpenedCookie | null
  /** Whether the device had a customer's session whose cookie has expired or is sealed with a lost key. */
  readonly isLost: boolean
  readonly records: SessionRecords
  /** Age in milliseconds at which a cookie is renewed. */
  readonly renewAfterMs: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** How long requests sent before a sign-in or sign-out may still arrive. Their answers must not replace the new cookie. */
const IN_TRANSIT_MS = 30_000

/** The record that a request works on: its cookie's, and a new one after a sign-in or sign-out. */
export class CurrentRecord {
  record: SessionRecord
  /** All records that the request may have changed. */
  readonly touched: Set<SessionRecord>
  readonly #options: CurrentRecordOptions
  readonly #found: SessionRecord | null
  readonly #foundCustomer: CustomerSession | null
  readonly #left: CustomerSession[] = []
  readonly #isFresh: boolean
  #isLate: boolean
  #isSignedOut: boolean
  #isEndReported = false

  constructor(options: CurrentRecordOptions) {
    const { cookie, records, renewAfterMs } = options
    const now = options.now()
    const found = cookie && newestRecord(cookie, records, now)
    const signedOutAt = found?.end?.why === 'signed out' ? found.end.at : null
    this.record = found && signedOutAt === null ? found : sessionRecord({ startedAt: now })
    if (options.isLost) this.record.end = { why: 'expired', at: now }
    this.touched = new Set([...(options.isLost ? [] : [this.record]), ...(found ? [found] : [])])
    this.#options = options
    this.#found = found
    this.#foundCustomer = customerSession(found)
    this.#isFresh = cookie !== null && !cookie.isOldKey && now - cookie.sealedAt <= renewAfterMs
    this.#isLate = signedOutAt !== null && now - signedOutAt <= IN_TRANSIT_MS
    this.#isSignedOut = signedOutAt !== null && !this.#isLate
  }

  change(patch: Parameters<Session['change']>[0], record = this.record): void {
    if (record.end && record.end.why !== 'replaced') return
    const revisions = patch.revisions && { revisions: latestDevices(record.state.revisions, patch.revisions) }
    const next = requireCookieSize({ ...record.state, ...patch, ...revisions })
    if (JSON.stringify(next) !== JSON.stringify(record.state)) this.#put(record, next)
  }

  signIn(state: SessionState): void {
    this.#leave()
    this.#put(this.record, state)
  }

  signOut(): void {
    this.#leave()
    this.#isSignedOut = true
  }

  endedSessions(): readonly CustomerSession[] {
    const isExpired = this.record === this.#found && this.record.end?.why === 'expired'
    return [...this.#left, ...(isExpired && this.#foundCustomer ? [this.#foundCustomer] : [])]
  }

  reportEnd(): void {
    this.#isEndReported = true
  }

  cookieChange(): CookieChange {
    const { record } = this
    if (isLost(record)) return this.#isEndReported ? 'clear' : null
    if (record.end || this.#isLate) return null
    const isFound = record === this.#found
    const isKnown = record.sequence <= (isFound ? (this.#options.cookie?.sequence ?? 0) : 0)
    if (isKnown && (!isFound || this.#isFresh)) return this.#isSignedOut ? 'clear' : null
    const { id, sequence, startedAt, state } = record
    return { id, sequence, startedAt, state, sealedAt: this.#options.now() }
  }

  /** Whether a customer is signed in after this request; null for a request that must not change cookies. */
  isCustomer(): boolean | null {
    const { record } = this
    if (isLost(record)) return this.#isEndReported ? false : null
    return record.end || this.#isLate ? null : record.state.customerToken !== null
  }

  #put(record: SessionRecord, state: SessionState): void {
    record.state = state
    record.sequence += 1
    this.#options.records.set(record.id, record)
  }

  #leave(): void {
    const { record } = this
    const now = this.#options.now()
    const customer = customerSession(record)
    if (customer) this.#left.push(customer)
    const isCustomer = record.state.customerToken !== null
    record.end = { why: isCustomer ? 'signed out' : 'replaced', at: now }
    if (isCustomer) record.state = NO_STATE
    else if (record === this.#found) this.#options.records.set(record.id, record)
    this.record = sessionRecord({ startedAt: now })
    this.touched.add(this.record)
    this.#isLate = false
  }
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
