import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** Returns 32 random bytes, created once and stored, so that refresh tokens survive a restart and are readable nowhere else. */
export function secretKey(database: DatabaseSync): Buffer {
  const kept = database.prepare('SELECT key FROM secret').get()
  if (kept) return Buffer.from(String(kept.key), 'hex')
  const key = randomBytes(32)
  database.prepare('INSERT INTO secret (key) VALUES (?)').run(key.toString('hex'))
  return key
}
