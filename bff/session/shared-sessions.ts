import { z } from 'zod'
import type { Log } from '../cache/log.ts'
import { compareAndSet } from '../cache/valkey/compare-and-set.ts'
import { sharedKey } from '../cache/valkey/keys.ts'
import { withLock } from '../cache/valkey/lock.ts'
import type { SharedStore } from '../cache/valkey/shared-store.ts'
import { openText, sealText } from './cookies/sealing.ts'
import type { SessionKeys } from './cookies/session-keys.ts'
import { NO_STATE, type SessionRecord } from './session-records.ts'
import { isSame, mergedRecord, Shared, type SharedRecord, sharedPart } from './shared-record.ts'

/** What replicas know of each other's sessions. */
export interface SharedSessions {
  /** Brings a record up to what other replicas have made of its session. */
  refresh(record: SessionRecord): Promise<void>
  /** Tells other replicas what has become of it since they were told. Asks nothing where nothing has. */
  tell(record: SessionRecord): Promise<void>
  /** Does work while no other replica does any for this session, with what they have done before, and tells them what came of it. */
  alone<Result>(record: SessionRecord, what: 'turn' | 'refresh', work: () => Promise<Result>): Promise<Result>
}

export interface SharedSessionsOptions {
  readonly store: SharedStore
  readonly keys: SessionKeys
  /** As long as a cookie may be away; an end has to be known for so long. */
  readonly idleSeconds: number
  readonly log: Pick<Log, 'warn'>
}

/** What the store had last, and as it had it: null for nothing. */
interface Told {
  readonly sealed: string | null
  readonly record: SharedRecord
}

/** Longer than any cookie is on its way with something newer. */
const KEPT_MS = 24 * 60 * 60 * 1000
const MOST_ATTEMPTS = 5
const NOTHING: SharedRecord = { sequence: 0, state: NO_STATE, end: null, lateChanges: [], sentRevisions: {} }

/** Sealed as cookies are, so that the store never has a token that opens anything. @source decision 0033 */
export function createSharedSessions({ store, keys, idleSeconds, log }: SharedSessionsOptions): SharedSessions {
  let isUnreadableTold = false
  const told = new WeakMap<SessionRecord, Told>()
  const busy = new WeakMap<SessionRecord, Promise<void>>()

  /** One after another, so that no older answer comes last. */
  function inOrder(record: SessionRecord, work: () => Promise<void>): Promise<void> {
    const before = busy.get(record)?.catch(() => null) ?? Promise.resolve()
    const next = before.then(work)
    busy.set(record, next)
    return next
  }

  async function read({ id }: SessionRecord): Promise<Told | null | undefined> {
    const sealed = await store.ask(z.string().nullable(), (client) => client.get(keyOf(id)))
    if (sealed === undefined || sealed === null) return sealed
    try {
      const { text } = await openText(keys, sealed)
      return { sealed, record: Sealed(id).parse(JSON.parse(text)).record }
    } catch (error) {
      noteUnreadable(error)
      return undefined
    }
  }

  /** It is left as it is: a replica with newer keys may have written it. */
  function noteUnreadable(error: unknown): void {
    if (isUnreadableTold) return
    isUnreadableTold = true
    const reason = error instanceof Error ? error.name : 'unknown'
    log.warn({ reason }, 'a session in the shared store cannot be read: replicas have other keys, or another release')
  }

  async function merge(record: SessionRecord): Promise<void> {
    const theirs = await read(record)
    if (theirs === undefined) return
    const before = told.get(record)
    if (theirs === null) {
      // What was lost with the store is written anew; what this process hears of for the first time its cookie knows.
      told.set(record, { sealed: null, record: before ? NOTHING : sharedPart(record) })
      return
    }
    told.set(record, theirs)
    Object.assign(record, mergedRecord(before?.record ?? null, sharedPart(record), theirs.record))
  }

  async function write(record: SessionRecord): Promise<void> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const { sealed: before, record: known } = told.get(record) ?? { sealed: null, record: NOTHING }
      const mine = sharedPart(record)
      if (isSame(mine, known)) return
      const value = await sealText(keys, JSON.stringify({ id: record.id, record: mine }))
      const ms = mine.end ? idleSeconds * 1000 : KEPT_MS
      const isWritten = await compareAndSet(store, keyOf(record.id), before, { value, ms })
      if (isWritten === false) await merge(record)
      else told.set(record, isWritten ? { sealed: value, record: mine } : { sealed: before, record: known })
      if (isWritten === undefined) return
    }
  }

  const refresh = (record: SessionRecord) => inOrder(record, () => merge(record))
  const tell = (record: SessionRecord) => inOrder(record, () => write(record))

  return {
    refresh,
    tell,
    alone: (record, what, work) =>
      withLock(store, sharedKey(what, record.id), async () => {
        await refresh(record)
        try {
          return await work()
        } finally {
          await tell(record)
        }
      }),
  }
}

/** Not that of another session, put in its place. */
const Sealed = (id: string) => z.object({ id: z.literal(id), record: Shared })

const keyOf = (id: string): string => sharedKey('session', id)
