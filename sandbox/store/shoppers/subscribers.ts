import type { DatabaseSync } from 'node:sqlite'

/** E-mails that get the newsletter, however they are written. */
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

  /** Whether it was there. */
  remove(email: string): boolean {
    return this.#database.prepare('DELETE FROM subscriber WHERE email = ?').run(email).changes > 0
  }
}
