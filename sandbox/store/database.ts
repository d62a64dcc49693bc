import type { DatabaseSync } from 'node:sqlite'
import { DataFolderUnusable, openFile } from './data-folder.ts'

/** Increase when the tables change, or the way texts are split into terms. */
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
export const CATALOG_TABLES = ['catalogue', 'segment', 'document', 'field', 'posting', 'length'] as const

/** The origin of the built-in catalogue in its database. */
export const BUILT_IN = 'built-in'

/**
 * Opens the sandbox's database file in a folder, which is created if absent.
 * Empties a built-in catalogue with another layout, to be seeded again.
 * @param willReplace true if the content will be replaced anyway
 * @throws if the folder or file is not writable, or an imported catalogue has another layout
 */
export function openDatabase(dataDirectory: string, { willReplace = false } = {}): DatabaseSync {
  const database = openFile(dataDirectory, 'sandbox.sqlite')
  const origin = willReplace ? null : originOfOtherVersion(database)
  if (origin !== null && origin !== BUILT_IN) {
    database.close()
    throw new DataFolderUnusable(
      `the catalogue in ${dataDirectory} (${origin}) was made by another version of the sandbox. Import or generate it again, or delete the folder.`,
    )
  }
  return layOut(database)
}

/** Returns the origin of a catalogue with an outdated layout; null if the layout is current or there is no catalogue. */
function originOfOtherVersion(database: DatabaseSync): string | null {
  const { user_version: layout } = database.prepare('PRAGMA user_version').get() ?? {}
  if (layout === LAYOUT || layout === 0) return null
  const { origin = null } = database.prepare('SELECT origin FROM catalogue').get() ?? {}
  return origin === null ? null : String(origin)
}

/** Creates the tables in a database without the current layout. */
export function layOut(database: DatabaseSync): DatabaseSync {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY')
  const { user_version: layout } = database.prepare('PRAGMA user_version').get() ?? {}
  if (layout !== LAYOUT) {
    const drops = CATALOG_TABLES.map((table) => `DROP TABLE IF EXISTS ${table};`).join(' ')
    database.exec(`BEGIN IMMEDIATE; ${drops} ${SCHEMA} PRAGMA user_version = ${LAYOUT}; COMMIT`)
  }
  return database
}

const DOCUMENTS_PER_SEGMENT = 2 ** 24

/** Returns the row id of a document: its segment and its index. */
export const documentKey = (segment: number, ordinal: number) => segment * DOCUMENTS_PER_SEGMENT + ordinal
