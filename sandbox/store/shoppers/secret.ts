import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** 32 random bytes, made once and kept: refresh tokens outlive a restart, and can be read nowhere else. */
export function secretKey(database: DatabaseSync): Buffer {
  const kept = database.prepare('SELECT key FROM secret').get()
  if (kept) return Buffer.from(String(kept.key), 'hex')
  const key = randomBytes(32)
  database.prepare('INSERT INTO secret (key) VALUES (?)').run(key.toString('hex'))
  return key
}
