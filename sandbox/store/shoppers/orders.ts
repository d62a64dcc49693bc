import type { DatabaseSync } from 'node:sqlite'
import type { JsonObject } from '../../engine/query/json.ts'
import { inTransaction } from '../data-folder.ts'

/** Customer and quote of an order; null for guests, and for orders without a quote. */
export interface OrderOrigin {
  readonly customerId: number | null
  readonly quoteId: number | null
}

export class Orders {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Runs work in one transaction: an order, its closed cart and its e-mail are stored together or not at all. */
  transaction<T>(work: () => T): T {
    return inTransaction(this.#database, work)
  }

  /**
   * Stores an order.
   * @param write creates the document for an order id
   * @throws if the quote was ordered before
   */
  place({ customerId, quoteId }: OrderOrigin, write: (id: number) => JsonObject): JsonObject {
    const insert = "INSERT INTO sales_order (customer_id, quote_id, document) VALUES (?, ?, '{}') RETURNING id"
    const id = Number(this.#database.prepare(insert).get(customerId, quoteId)?.id)
    const document = write(id)
    this.#database.prepare('UPDATE sales_order SET document = ? WHERE id = ?').run(JSON.stringify(document), id)
    return document
  }

  /** Returns the order of a quote; null if it was not ordered. */
  ofQuote(quoteId: number): JsonObject | null {
    const row = this.#database.prepare('SELECT document FROM sales_order WHERE quote_id = ?').get(quoteId)
    return row ? JSON.parse(String(row.document)) : null
  }

  /** Returns the order that a shop sent under its own id; the last one if an id was used repeatedly. */
  transferred(orderId: string): JsonObject | null {
    const row = this.#database.prepare('SELECT document FROM transferred_order WHERE order_id = ?').get(orderId)
    return row ? JSON.parse(String(row.document)) : null
  }

  recordTransferred(orderId: string, document: JsonObject): void {
    this.#database.prepare('INSERT OR REPLACE INTO transferred_order VALUES (?, ?)').run(orderId, JSON.stringify(document))
  }

  /** Newest first. */
  findByCustomer(customerId: number): JsonObject[] {
    const select = 'SELECT document FROM sales_order WHERE customer_id = ? ORDER BY id DESC'
    return this.#database
      .prepare(select)
      .all(customerId)
      .map(({ document }) => JSON.parse(String(document)))
  }
}
