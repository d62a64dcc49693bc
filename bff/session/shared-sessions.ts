import { z } from 'zod'
import type { Log } from '../cache/log.ts'
import { sharedKey } from '../cache/valkey/keys.ts'
import { withLock } from '../cache/valkey/lock.ts'
import type { SharedStore } from '../cache/valkey/shared-store.ts'
import { createSealedValues } from './cookies/sealed-values.ts'
import type { SessionKeys } from './cookies/session-keys.ts'
import { NO_STATE, type SessionRecord } from './session-records.ts'
import { isSame, mergeRecords, Shared, type SharedRecord, sharedPart } from './shared-record.ts'

export type SharedSessions = ReturnType<typeof createSharedSessions>

export interface SharedSessionsOptions {
  readonly store: SharedStore
  readonly keys: SessionKeys
  /** Idle time of cookies; ends are kept as long. */
  readonly idleSeconds: number
  readonly log: Pick<Log, 'warn'>
}

/** The store's last known value; `sealed` is null if it had none. */
interface PublishedChange {
  readonly sealed: string | null
  readonly record: SharedRecord
}

/** Longer than any newer cookie is in transit. */
const KEPT_MS = 24 * 60 * 60 * 1000
const MOST_ATTEMPTS = 5
const NOTHING: SharedRecord = { sequence: 0, state: NO_STATE, end: null, lateChanges: [], sentRevisions: {} }

export function createSharedSessions({ store, keys, idleSeconds, log }: SharedSessionsOptions) {
  let isUnreadableLogged = false
  const values = createSealedValues(store, keys, (reason) => {
    if (!isUnreadableLogged) log.warn({ reason }, 'unreadable session in shared store: different keys or release')
    isUnreadableLogged = true
  })
  const published = new WeakMap<SessionRecord, PublishedChange>()
  const busy = new WeakMap<SessionRecord, Promise<void>>()

  /** Runs store work of a record one at a time, so that no older answer is applied last. */
  function inOrder(record: SessionRecord, work: () => Promise<void>): Promise<void> {
    const before = busy.get(record)?.catch(() => null) ?? Promise.resolve()
    const next = before.then(work)
    busy.set(record, next)
    return next
  }

  async function merge(record: SessionRecord): Promise<void> {
    const stored = await values.read(sessionKey(record.id), Sealed(record.id))
    if (!stored) return
    const before = published.get(record)
    const { sealed, value } = stored
    if (value) {
      published.set(record, { sealed, record: value.record })
      Object.assign(record, mergeRecords(before?.record ?? null, sharedPart(record), value.record))
    }
    // Known records that the store lost are written again. Records new to this process are already in their cookies.
    else published.set(record, { sealed, record: before ? NOTHING : sharedPart(record) })
  }

  async function write(record: SessionRecord): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const { sealed: before, record: known } = published.get(record) ?? { sealed: null, record: NOTHING }
      const mine = sharedPart(record)
      if (isSame(mine, known)) return
      const ms = mine.end ? idleSeconds * 1000 : KEPT_MS
      const sealed = await values.replace(sessionKey(record.id), before, { id: record.id, record: mine }, ms)
      if (sealed === false) await merge(record)
      else published.set(record, sealed ? { sealed, record: mine } : { sealed: before, record: known })
      if (sealed === undefined) return
    }
  }

  const refresh = (record: SessionRecord) => inOrder(record, () => merge(record))
  const publish = (record: SessionRecord) => inOrder(record, () => write(record))

  return {
    /** Merges other replicas' changes into a record. */
    refresh,
    /** Publishes changes since the last call. Makes no store call if nothing changed. */
    publish,
    /** Runs work under a lock per session, with other replicas' changes, and publishes the result. */
    withLock: <Result>(record: SessionRecord, what: 'turn' | 'refresh', work: () => Promise<Result>) =>
      withLock(store, sharedKey(what, record.id), async () => {
        await refresh(record)
        try {
          return await work()
        } finally {
          await publish(record)
        }
      }),
  }
}

/** Rejects a value of another session under this key. */
const Sealed = (id: string) => z.object({ id: z.literal(id), record: Shared })

const sessionKey = (id: string): string => sharedKey('session', id)
