import { randomBytes } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { JsonObject } from '../../engine/query/json.ts'
import { inTransaction } from '../data-folder.ts'

export interface Customer {
  readonly id: number
  readonly email: string
  /** A hash, never the password. */
  readonly password: string
  readonly groupId: number
  readonly storeId: number
  /** Names and other data from the customer. */
  readonly profile: JsonObject
  /** 'YYYY-MM-DD HH:mm:ss' in UTC, like `updatedAt`. */
  readonly createdAt: string
  readonly updatedAt: string
}

export type NewCustomer = Pick<Customer, 'email' | 'password' | 'groupId' | 'storeId' | 'profile'>

export interface Address {
  readonly id: number
  readonly document: JsonObject
}

export class Customers {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Returns null if the e-mail address is taken. */
  create({ email, password, groupId, storeId, profile }: NewCustomer): Customer | null {
    const insert = `INSERT INTO customer (email, password, group_id, store_id, profile, created_at, updated_at)
      VALUES (?, ?, ?, ?, ?, datetime(), datetime()) ON CONFLICT DO NOTHING RETURNING *`
    return customerOrNull(this.#database.prepare(insert).get(email, password, groupId, storeId, JSON.stringify(profile)))
  }

  byId(id: number): Customer | null {
    return customerOrNull(this.#database.prepare('SELECT * FROM customer WHERE id = ?').get(id))
  }

  /** Ignores the case of the e-mail address. */
  findByEmail(email: string): Customer | null {
    return customerOrNull(this.#database.prepare('SELECT * FROM customer WHERE email = ?').get(email))
  }

  /** Returns null if the e-mail address is taken by another customer. */
  change({ id }: Customer, email: string, profile: JsonObject): Customer | null {
    const update = 'UPDATE OR IGNORE customer SET email = ?, profile = ?, updated_at = datetime() WHERE id = ? RETURNING *'
    return customerOrNull(this.#database.prepare(update).get(email, JSON.stringify(profile), id))
  }

  /** Sets the password and invalidates the reset token. @param hash of the new password */
  setPassword({ id }: Customer, hash: string): void {
    this.#database.prepare('UPDATE customer SET password = ?, reset_token = NULL WHERE id = ?').run(hash, id)
  }

  addresses({ id }: Customer): Address[] {
    const rows = this.#database.prepare('SELECT id, document FROM address WHERE customer_id = ? ORDER BY id').all(id)
    return rows.map((row) => ({ id: Number(row.id), document: JSON.parse(String(row.document)) }))
  }

  /** Replaces all addresses. Those with an id keep it; the others get a new one. */
  replaceAddresses({ id: customerId }: Customer, addresses: readonly { id: number | null; document: JsonObject }[]): void {
    const insert = this.#database.prepare('INSERT INTO address (id, customer_id, document) VALUES (?, ?, ?)')
    inTransaction(this.#database, () => {
      this.#database.prepare('DELETE FROM address WHERE customer_id = ?').run(customerId)
      for (const { id, document } of addresses) insert.run(id, customerId, JSON.stringify(document))
    })
  }

  /** Creates a sign-in token. @param endsAt expiry in milliseconds since 1970 */
  newToken({ id }: Customer, endsAt: number): string {
    const token = randomBytes(16).toString('hex')
    this.#database.prepare('DELETE FROM token WHERE ends_at <= ?').run(Date.now())
    this.#database.prepare('INSERT INTO token (token, customer_id, ends_at) VALUES (?, ?, ?)').run(token, id, endsAt)
    return token
  }

  /** Returns the owner of a token; null if it is unknown or has expired. */
  byToken(token: string): Customer | null {
    const row = this.#database.prepare('SELECT customer_id FROM token WHERE token = ? AND ends_at > ?').get(token, Date.now())
    return row ? this.byId(Number(row.customer_id)) : null
  }

  /** Creates a password reset token with an expiry, and invalidates the previous one. */
  newResetToken({ id }: Customer, endsAt: number): string {
    const token = randomBytes(16).toString('hex')
    this.#database.prepare('UPDATE customer SET reset_token = ?, reset_until = ? WHERE id = ?').run(token, endsAt, id)
    return token
  }

  isResetToken({ id }: Customer, token: string): boolean {
    const select = 'SELECT 1 FROM customer WHERE id = ? AND reset_token = ? AND reset_until > ?'
    return this.#database.prepare(select).get(id, token, Date.now()) !== undefined
  }
}

const customerOrNull = (row: Readonly<Record<string, SQLOutputValue>> | undefined): Customer | null =>
  row
    ? {
        id: Number(row.id),
        email: String(row.email),
        password: String(row.password),
        groupId: Number(row.group_id),
        storeId: Number(row.store_id),
        profile: JSON.parse(String(row.profile)),
        createdAt: String(row.created_at),
        updatedAt: String(row.updated_at),
      }
    : null
