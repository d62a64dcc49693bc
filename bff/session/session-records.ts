import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { LateChange, SessionState } from '../services/scope/session.types.ts'

/** The newest there is of a session, newer than cookies that are still on their way. All its requests in this process share it. */
export interface SessionRecord {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Goes up with every change. */
  sequence: number
  state: SessionState
  /**
   * Why it is over. `replaced`: its shopper signed in and has another one. `signed out`: its shopper signed out. `expired`: its token cannot
   * be refreshed. `ended`: another device of the customer ended it.
   */
  end: { readonly why: 'replaced' | 'signed out' | 'expired' | 'ended'; readonly at: number } | null
  lateChanges: readonly LateChange[]
  /** Newest revision of each device's cart that was sent. */
  sentRevisions: SessionState['revisions']
  /** Settles when the last of its serial work is done. */
  work: Promise<unknown>
  /** The refresh that is under way, for all who wait for it. */
  refresh: Promise<string> | null
  failedRefreshes: number
  /** When its sign-in was last noted as in use; milliseconds since 1970. */
  notedAt: number
}

/** Where records are found again in this process; `shared-sessions.ts` tells other replicas of them. */
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
  revisions: {},
}

/** At less than 4 KiB each. */
const MOST_RECORDS = 10_000
const KEPT_MS = 60 * 60 * 1000

export const createSessionRecords = (): SessionRecords =>
  new LRUCache<string, SessionRecord>({ max: MOST_RECORDS, ttl: KEPT_MS, updateAgeOnGet: true })

/** Whether the session is over without its shopper: the next private request answers `SESSION_EXPIRED`. */
export const isLost = ({ end }: Pick<SessionRecord, 'end'>): boolean => end?.why === 'expired' || end?.why === 'ended'

/** Of a session as a cookie has it, or of a new one. */
export const sessionRecord = ({
  id = randomBytes(18).toString('base64url'),
  sequence = 0,
  startedAt,
  state = NO_STATE,
}: Partial<SessionRecord> & Pick<SessionRecord, 'startedAt'>): SessionRecord => ({
  ...{ id, sequence, startedAt, state },
  end: null,
  lateChanges: [],
  sentRevisions: {},
  work: Promise.resolve(),
  refresh: null,
  failedRefreshes: 0,
  notedAt: 0,
})
