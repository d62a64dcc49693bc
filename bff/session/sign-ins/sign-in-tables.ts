import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { SignIn } from './sign-ins.types.ts'

/** When all sessions of a customer or of an address ended, and the one that did not. */
export interface OtherSessionsEnd {
  readonly at: number
  /** Its handle. */
  readonly kept: string
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS origin (since INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS sign_in (
    handle TEXT PRIMARY KEY, customer TEXT NOT NULL, browser TEXT, system TEXT,
    started_at INTEGER NOT NULL, seen_at INTEGER NOT NULL, until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sign_in_of_customer ON sign_in (customer);
  CREATE TABLE IF NOT EXISTS ended (handle TEXT PRIMARY KEY, at INTEGER NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS others_ended (
    customer TEXT PRIMARY KEY, at INTEGER NOT NULL, kept TEXT NOT NULL, until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`

const Since = z.object({ since: z.int() })
const At = z.object({ at: z.int() }).optional()
const Others = z.object({ at: z.int(), kept: z.string() }).optional()
const Row = z.object({
  handle: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  started_at: z.int(),
  seen_at: z.int(),
})

/** Tables of sign-ins and their ends. A row expires when no cookie of its session is accepted any more. */
export function prepareSignIns(database: DatabaseSync, now: number) {
  database.exec(SCHEMA)
  database.prepare('INSERT INTO origin (since) SELECT ? WHERE NOT EXISTS (SELECT 1 FROM origin)').run(now)
  const { since } = Since.parse(database.prepare('SELECT since FROM origin').get())
  const selectEnd = database.prepare('SELECT at FROM ended WHERE handle = ?')
  const othersEnd = database.prepare('SELECT at, kept FROM others_ended WHERE customer = ?')
  const list = database.prepare('SELECT * FROM sign_in WHERE customer = ? AND until > ? ORDER BY seen_at DESC, started_at DESC')
  const end = database.prepare('INSERT OR IGNORE INTO ended (handle, at, until) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM sign_in WHERE handle = ?')
  const endOthers = database.prepare('INSERT OR REPLACE INTO others_ended (customer, at, kept, until) VALUES (?, ?, ?, ?)')
  const upsert = database.prepare(
    `INSERT INTO sign_in (handle, customer, browser, system, started_at, seen_at, until) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (handle) DO UPDATE SET seen_at = max(seen_at, excluded.seen_at)`,
  )
  const cleaning = ['sign_in', 'ended', 'others_ended'].map((table) => database.prepare(`DELETE FROM ${table} WHERE until < ?`))

  return {
    /** When the database was created. */
    since,
    findEnd: (handle: string): number | null => At.parse(selectEnd.get(handle))?.at ?? null,
    othersEnd: (customer: string): OtherSessionsEnd | null => Others.parse(othersEnd.get(customer)) ?? null,
    list: (customer: string, at: number): readonly SignIn[] =>
      z
        .array(Row)
        .parse(list.all(customer, at))
        .map(({ handle, browser, system, started_at: startedAt, seen_at: seenAt }) => ({
          handle,
          device: { browser, system },
          startedAt,
          seenAt,
        })),
    upsert: ({ handle, device: { browser, system }, startedAt, seenAt }: SignIn, customer: string, until: number) => {
      upsert.run(handle, customer, browser, system, startedAt, seenAt, until)
    },
    end(handle: string, at: number, until: number) {
      end.run(handle, at, until)
      remove.run(handle)
    },
    endOthers: (customer: string, { at, kept }: OtherSessionsEnd, until: number) => {
      endOthers.run(customer, at, kept, until)
    },
    removeExpired(at: number) {
      for (const statement of cleaning) statement.run(at)
    },
  }
}
