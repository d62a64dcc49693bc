import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { openFile } from '../data-folder.ts'

/** Increase when the tables change; existing data is then lost. */
const LAYOUT = 5
const TABLES = [
  'quote',
  'quote_line',
  'customer',
  'address',
  'token',
  'sales_order',
  'transferred_order',
  'order_job',
  'secret',
  'mail',
  'subscriber',
]

const SCHEMA = `
  CREATE TABLE quote (
    id INTEGER PRIMARY KEY AUTOINCREMENT, masked_id TEXT UNIQUE, customer_id INTEGER, is_active INTEGER NOT NULL DEFAULT 1,
    coupon TEXT, address TEXT, carrier TEXT, method TEXT
  ) STRICT;
  CREATE INDEX quote_of_customer ON quote (customer_id) WHERE is_active = 1;
  CREATE TABLE quote_line (
    id INTEGER PRIMARY KEY AUTOINCREMENT, quote_id INTEGER NOT NULL, buy_request TEXT NOT NULL, quantity INTEGER NOT NULL,
    UNIQUE (quote_id, buy_request)
  ) STRICT;
  CREATE TABLE customer (
    id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL UNIQUE COLLATE NOCASE, password TEXT NOT NULL,
    group_id INTEGER NOT NULL, store_id INTEGER NOT NULL, profile TEXT NOT NULL,
    created_at TEXT NOT NULL, updated_at TEXT NOT NULL, reset_token TEXT, reset_until INTEGER
  ) STRICT;
  CREATE TABLE address (id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER NOT NULL, document TEXT NOT NULL) STRICT;
  CREATE INDEX address_of_customer ON address (customer_id);
  CREATE TABLE token (token TEXT PRIMARY KEY, customer_id INTEGER NOT NULL, ends_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE sales_order (
    id INTEGER PRIMARY KEY AUTOINCREMENT, customer_id INTEGER, quote_id INTEGER UNIQUE, document TEXT NOT NULL
  ) STRICT;
  CREATE TABLE transferred_order (order_id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE order_job (
    id INTEGER PRIMARY KEY AUTOINCREMENT, store_code TEXT NOT NULL, document TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting', failure TEXT
  ) STRICT;
  CREATE INDEX order_of_customer ON sales_order (customer_id);
  CREATE TABLE secret (key TEXT NOT NULL) STRICT;
  CREATE TABLE mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT, sent_at TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL
  ) STRICT;
  CREATE TABLE subscriber (email TEXT PRIMARY KEY COLLATE NOCASE) STRICT, WITHOUT ROWID;
`

/**
 * Opens the database of customers, carts and orders, next to the catalogue's in the same folder.
 * A separate file, so that replacing the catalogue neither empties carts nor blocks shoppers.
 * @throws if the folder or file is not writable
 */
export const openShoppers = (dataDirectory: string): DatabaseSync => layOutShoppers(openFile(dataDirectory, 'shoppers.sqlite'))

/** Creates the tables in a database without the current layout. */
export function layOutShoppers(database: DatabaseSync): DatabaseSync {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
  const { user_version: layout } = database.prepare('PRAGMA user_version').get() ?? {}
  if (layout === LAYOUT) return database
  const drops = TABLES.map((table) => `DROP TABLE IF EXISTS ${table};`).join(' ')
  database.exec(`BEGIN IMMEDIATE; ${drops} ${SCHEMA} PRAGMA user_version = ${LAYOUT}; COMMIT`)
  return database
}

/** Returns 32 random bytes, created once and stored, so that refresh tokens survive a restart and are readable nowhere else. */
export function secretKey(database: DatabaseSync): Buffer {
  const kept = database.prepare('SELECT key FROM secret').get()
  if (kept) return Buffer.from(String(kept.key), 'hex')
  const key = randomBytes(32)
  database.prepare('INSERT INTO secret (key) VALUES (?)').run(key.toString('hex'))
  return key
}
