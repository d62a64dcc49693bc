import type { DatabaseSync } from 'node:sqlite'

/** Stores newsletter subscribers, ignoring the case of their e-mail addresses. */
export class Subscribers {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  has(email: string): boolean {
    return this.#database.prepare('SELECT 1 FROM subscriber WHERE email = ?').get(email) !== undefined
  }

  add(email: string): void {
    this.#database.prepare('INSERT OR IGNORE INTO subscriber (email) VALUES (?)').run(email)
  }

  /** Returns true if the address was subscribed. */
  remove(email: string): boolean {
    return this.#database.prepare('DELETE FROM subscriber WHERE email = ?').run(email).changes > 0
  }
}
