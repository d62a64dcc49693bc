import { chmodSync, existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Log } from '../../cache/log.ts'
import { signInHandle } from './sign-in-handle.ts'
import { type OtherSessionsEnd, prepareSignIns } from './sign-in-tables.ts'
import type { SignIns } from './sign-ins.types.ts'

export interface LocalSignInsOptions {
  /** Path of the database; null to keep it in memory. */
  readonly file: string | null
  /**
   * Whether sessions older than the database count as ended, because their ends are unknown. False if replicas share a store.
   */
  readonly isAlone: boolean
  readonly lifetimeSeconds: number
  readonly log: Pick<Log, 'error' | 'warn'>
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Most sessions of a customer at once. One more ends the least recently used session. */
export const MOST_SIGN_INS = 50
const CLEAN_EVERY_MS = 60_000

/**
 * Sign-ins in an SQLite database: a file survives restarts, and processes on one machine may share it.
 * @throws if the file cannot be opened
 * @source RUN-42; decision 0002
 */
export function createLocalSignIns({ file, isAlone, lifetimeSeconds, log, now = Date.now }: LocalSignInsOptions): SignIns {
  const database = new DatabaseSync(file ?? ':memory:', { timeout: 2000 })
  const tables = prepareSignIns(database, now())
  if (file) restrictToOwner(file, log)
  const lifetimeMs = lifetimeSeconds * 1000
  // Ends that could not be written to disk.
  const unwritten = new Map<string, number>()
  const write = createWriter(tables, log, now)

  /** @param keys of the customer and, if known, of the address */
  function endedAt(handle: string, keys: readonly string[], startedAt: number): number | null {
    if (isAlone && startedAt < tables.since) return tables.since
    const ends = keys.map((key) => tables.othersEnd(key))
    const end = ends.find((others) => others && startedAt <= others.at && handle !== others.kept)
    return tables.findEnd(handle) ?? unwritten.get(handle) ?? end?.at ?? null
  }

  function end(handle: string) {
    unwritten.set(handle, now())
    write(() => {
      tables.end(handle, now(), now() + lifetimeMs)
      unwritten.delete(handle)
    })
  }

  /** @param key of a customer or of an address */
  function endOthers(key: string, others: OtherSessionsEnd) {
    const surplus = tables.list(key, now()).filter(({ handle, startedAt }) => handle !== others.kept && startedAt <= others.at)
    write(() => tables.endOthers(key, others, now() + lifetimeMs))
    for (const { handle } of surplus) end(handle)
  }

  return {
    endedAt: async ({ id, customerKey, addressKey, startedAt }) =>
      endedAt(signInHandle(id), [customerKey, addressKey], startedAt),
    async record({ id, customerKey, addressKey, startedAt }, device, seenAt) {
      const handle = signInHandle(id)
      if (endedAt(handle, [customerKey, addressKey], startedAt) !== null) return
      const others = tables.othersEnd(addressKey)
      if (others && others.at > (tables.othersEnd(customerKey)?.at ?? 0)) endOthers(customerKey, others)
      write(() => tables.upsert({ handle, device, startedAt, seenAt }, customerKey, startedAt + lifetimeMs))
      for (const surplus of tables.list(customerKey, now()).slice(MOST_SIGN_INS)) end(surplus.handle)
    },
    list: async (customerKey) =>
      tables.list(customerKey, now()).filter(({ handle, startedAt }) => endedAt(handle, [customerKey], startedAt) === null),
    end: async (_customerKey, handle) => end(handle),
    endOthers: async ({ id, customerKey }) => endOthers(customerKey, { at: now(), kept: signInHandle(id) }),
    // The customer may sign in again within the same millisecond.
    endAddress: async (addressKey, kept) => endOthers(addressKey, { at: now() - 1, kept }),
    close: () => database.close(),
  }
}

const OWNER_ONLY = 0o600

/** SQLite creates the files beside a database with its mode. */
function restrictToOwner(file: string, log: Pick<Log, 'warn'>) {
  try {
    for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, OWNER_ONLY)
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'SESSION_FILE keeps its permissions')
  }
}

/** Logs write errors: a full disk must not prevent sign-in or sign-out. Removes expired rows now and then. */
function createWriter(tables: ReturnType<typeof prepareSignIns>, log: LocalSignInsOptions['log'], now: () => number) {
  let cleanedAt = now()
  return (work: () => void) => {
    try {
      work()
      if (now() - cleanedAt < CLEAN_EVERY_MS) return
      cleanedAt = now()
      tables.removeExpired(now())
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'SESSION_FILE could not be written')
    }
  }
}
