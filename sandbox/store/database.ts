import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Raised when the tables change, or how texts become terms. */
const LAYOUT = 3

const SCHEMA = `
  CREATE TABLE catalogue (seeded_at TEXT NOT NULL, origin TEXT NOT NULL) STRICT;
  CREATE TABLE segment (
    id INTEGER PRIMARY KEY, view TEXT NOT NULL, entity TEXT NOT NULL, documents INTEGER NOT NULL, UNIQUE (view, entity)
  ) STRICT;
  CREATE TABLE document (key INTEGER PRIMARY KEY, id TEXT NOT NULL, source TEXT NOT NULL) STRICT;
  CREATE TABLE field (
    id INTEGER PRIMARY KEY, segment INTEGER NOT NULL, name TEXT NOT NULL, type TEXT NOT NULL,
    documents INTEGER NOT NULL, tokens INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE posting (
    field INTEGER NOT NULL, term TEXT NOT NULL, block INTEGER NOT NULL, documents INTEGER NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (field, term, block)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE length (field INTEGER NOT NULL, block INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (field, block)) STRICT, WITHOUT ROWID;
`

/** Tables of the catalogue, emptied together when it is replaced. */
export const CATALOGUE_TABLES = ['catalogue', 'segment', 'document', 'field', 'posting', 'length'] as const

/** Where the catalogue that comes with the shop is from, as its database calls it. */
export const BUILT_IN = 'built-in'

/**
 * Opens the sandbox's database file in a folder, which is made when absent. A built-in catalogue of another version is
 * emptied, to be filled anew.
 * @param willReplace whether what is in it will be replaced anyway
 * @throws when the folder or the file cannot be written, and when somebody's own catalogue in it is of another version
 */
export function openDatabase(dataDirectory: string, { willReplace = false } = {}): DatabaseSync {
  mkdirSync(dataDirectory, { recursive: true })
  const database = new DatabaseSync(join(dataDirectory, 'sandbox.sqlite'), { timeout: 10_000 })
  const origin = willReplace ? null : originOfOtherVersion(database)
  if (origin !== null && origin !== BUILT_IN) {
    database.close()
    throw new Error(
      `The catalogue in ${dataDirectory} (${origin}) was made by another version of the sandbox. Import or generate it again, or delete the folder.`,
    )
  }
  return layOut(database)
}

/** Where the catalogue comes from when its tables are not as they are now; null when they are, or when there is none. */
function originOfOtherVersion(database: DatabaseSync): string | null {
  const { user_version: layout } = database.prepare('PRAGMA user_version').get() ?? {}
  if (layout === LAYOUT || layout === 0) return null
  const { origin = null } = database.prepare('SELECT origin FROM catalogue').get() ?? {}
  return origin === null ? null : String(origin)
}

/** Makes the tables in a database that does not have them as they are now. */
export function layOut(database: DatabaseSync): DatabaseSync {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY')
  const { user_version: layout } = database.prepare('PRAGMA user_version').get() ?? {}
  if (layout !== LAYOUT) {
    const drops = CATALOGUE_TABLES.map((table) => `DROP TABLE IF EXISTS ${table};`).join(' ')
    database.exec(`BEGIN IMMEDIATE; ${drops} ${SCHEMA} PRAGMA user_version = ${LAYOUT}; COMMIT`)
  }
  return database
}

const DOCUMENTS_PER_SEGMENT = 2 ** 24

/** Row of a document: its segment and its place in it. */
export const documentKey = (segment: number, ordinal: number) => segment * DOCUMENTS_PER_SEGMENT + ordinal
