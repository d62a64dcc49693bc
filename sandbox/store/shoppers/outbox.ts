import type { DatabaseSync } from 'node:sqlite'

/** An e-mail that is stored instead of being delivered. */
export interface Mail {
  readonly recipient: string
  readonly subject: string
  /** Plain text; URLs are shown as links. */
  readonly text: string
}

/** A stored e-mail with its time, 'YYYY-MM-DD HH:mm:ss' in UTC. */
export interface SentMail extends Mail {
  readonly sentAt: string
}

/** Maximum number of stored e-mails. */
const MOST = 200

export class Outbox {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  send({ recipient, subject, text }: Mail): void {
    const insert = 'INSERT INTO mail (sent_at, recipient, subject, text) VALUES (datetime(), ?, ?, ?) RETURNING id'
    const { id } = this.#database.prepare(insert).get(recipient, subject, text) ?? {}
    this.#database.prepare('DELETE FROM mail WHERE id <= ?').run(Number(id) - MOST)
  }

  /** Newest first. */
  mails(): SentMail[] {
    const rows = this.#database.prepare('SELECT sent_at, recipient, subject, text FROM mail ORDER BY id DESC').all()
    return rows.map((row) => ({
      sentAt: String(row.sent_at),
      recipient: String(row.recipient),
      subject: String(row.subject),
      text: String(row.text),
    }))
  }
}
