import type { DatabaseSync } from 'node:sqlite'
import type { JsonObject } from '../../engine/query/json.ts'

/** Orders that were placed, as the platform's documents. */
export class Orders {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** @param write the document of an order with this number */
  place(customerId: number | null, write: (id: number) => JsonObject): void {
    const insert = this.#database.prepare("INSERT INTO sales_order (customer_id, document) VALUES (?, '{}') RETURNING id")
    const id = Number(insert.get(customerId)?.id)
    this.#database.prepare('UPDATE sales_order SET document = ? WHERE id = ?').run(JSON.stringify(write(id)), id)
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
