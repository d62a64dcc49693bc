import type { DatabaseSync } from 'node:sqlite'

/** A mail that nobody carries: it is kept to be read. */
export interface Mail {
  readonly recipient: string
  readonly subject: string
  /** Plain text; addresses in it are links where it is shown. */
  readonly text: string
}

/** A mail and when it was written, 'YYYY-MM-DD HH:mm:ss', UTC. */
export interface SentMail extends Mail {
  readonly sentAt: string
}

/** Mails that are kept. */
const MOST = 200

/** Everything the platform would have mailed. */
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

  /** The newest first. */
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
