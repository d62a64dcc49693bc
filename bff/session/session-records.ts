import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { LateChange, SessionState } from '../services/scope/session.types.ts'
import type { OpenedCookie } from './cookies/sealing.ts'
import type { CustomerSession } from './sign-ins/sign-ins.types.ts'

/** The newest state of a session in this process, shared by all its requests. May be newer than cookies in transit. */
export interface SessionRecord {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Increases with every change. */
  sequence: number
  state: SessionState
  /**
   * Why the session ended. `replaced`: the shopper signed in and has a new session. `signed out`: the shopper signed out. `expired`: the
   * token cannot be refreshed. `ended`: another device of the customer ended it.
   */
  end: { readonly why: 'replaced' | 'signed out' | 'expired' | 'ended'; readonly at: number } | null
  lateChanges: readonly LateChange[]
  /** The newest sent cart revision per device. */
  sentRevisions: SessionState['revisions']
  /** Settles when all serial work is done. */
  work: Promise<unknown>
  /** The running token refresh, shared by all waiting calls. */
  refresh: Promise<string> | null
  failedRefreshes: number
  /** When the sign-in was last recorded; milliseconds since 1970. */
  notedAt: number
}

/** The records of this process; `shared-sessions.ts` shares them with other replicas. */
export interface SessionRecords {
  get(id: string): SessionRecord | undefined
  set(id: string, record: SessionRecord): unknown
}

export const NO_STATE: SessionState = {
  customerToken: null,
  refreshToken: null,
  groupToken: null,
  groupId: null,
  customerKey: null,
  addressKey: null,
  cartId: null,
  handedOffCartId: null,
  subscription: null,
  lastOrder: null,
  revisions: {},
}

/** At less than 4 KiB each. */
const MOST_RECORDS = 10_000
const KEPT_MS = 60 * 60 * 1000
/** As long as an order can be read: the cookie of a guest who has signed in since still holds it. */
const KEPT_REPLACED_MS = 24 * KEPT_MS

/** @param clock of this process; for tests */
export function createSessionRecords(clock: { now(): number } = performance): SessionRecords {
  const records = new LRUCache<string, SessionRecord>({ max: MOST_RECORDS, ttl: KEPT_MS, updateAgeOnGet: true, perf: clock })
  return {
    get: (id) => records.get(id),
    set: (id, record) => records.set(id, record, { ttl: record.end?.why === 'replaced' ? KEPT_REPLACED_MS : KEPT_MS }),
  }
}

/** Whether the session ended without a sign-out, so that the next private request answers `SESSION_EXPIRED`. */
export const isLost = ({ end }: Pick<SessionRecord, 'end'>): boolean => end?.why === 'expired' || end?.why === 'ended'

export const sessionRecord = ({
  id = randomBytes(18).toString('base64url'),
  sequence = 0,
  startedAt,
  state = NO_STATE,
}: Partial<SessionRecord> & Pick<SessionRecord, 'startedAt'>): SessionRecord => ({
  id,
  sequence,
  startedAt,
  state,
  end: null,
  lateChanges: [],
  sentRevisions: {},
  work: Promise.resolve(),
  refresh: null,
  failedRefreshes: 0,
  notedAt: 0,
})

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
