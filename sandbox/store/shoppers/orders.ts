import type { DatabaseSync } from 'node:sqlite'
import type { JsonObject } from '../../engine/query/json.ts'
import { transaction } from '../transaction.ts'

/** Whose an order is and which quote it was; null for guests, and for orders of no quote. */
export interface OrderOrigin {
  readonly customerId: number | null
  readonly quoteId: number | null
}

/** Orders that were placed, as the platform's documents. */
export class Orders {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Does all of some work or nothing of it: an order, its closed cart and its mail belong together. */
  transaction<T>(work: () => T): T {
    return transaction(this.#database, work)
  }

  /**
   * @param write the document of an order with this number
   * @throws when there is an order of the quote already
   */
  place({ customerId, quoteId }: OrderOrigin, write: (id: number) => JsonObject): JsonObject {
    const insert = "INSERT INTO sales_order (customer_id, quote_id, document) VALUES (?, ?, '{}') RETURNING id"
    const id = Number(this.#database.prepare(insert).get(customerId, quoteId)?.id)
    const document = write(id)
    this.#database.prepare('UPDATE sales_order SET document = ? WHERE id = ?').run(JSON.stringify(document), id)
    return document
  }

  /** What became of a quote; null when it was not ordered. */
  ofQuote(quoteId: number): JsonObject | null {
    const row = this.#database.prepare('SELECT document FROM sales_order WHERE quote_id = ?').get(quoteId)
    return row ? JSON.parse(String(row.document)) : null
  }

  /** What became of an order that a shop gave a name of its own; the last of a name counts. */
  transferred(orderId: string): JsonObject | null {
    const row = this.#database.prepare('SELECT document FROM transferred_order WHERE order_id = ?').get(orderId)
    return row ? JSON.parse(String(row.document)) : null
  }

  noteTransferred(orderId: string, document: JsonObject): void {
    this.#database.prepare('INSERT OR REPLACE INTO transferred_order VALUES (?, ?)').run(orderId, JSON.stringify(document))
  }

  /** The newest first. */
  ofCustomer(customerId: number): JsonObject[] {
    const select = 'SELECT document FROM sales_order WHERE customer_id = ? ORDER BY id DESC'
    return this.#database
      .prepare(select)
      .all(customerId)
      .map(({ document }) => JSON.parse(String(document)))
  }
}
