import type { DatabaseSync } from 'node:sqlite'
import type { JsonObject } from '../../engine/query/json.ts'

export interface OrderJob {
  readonly id: number
  readonly storeCode: string
  /** As received from the shop. */
  readonly order: JsonObject
  readonly state: 'waiting' | 'done' | 'failed'
  /** Why it failed; otherwise null. */
  readonly failure: string | null
}

/** The order queue, stored on disk. */
export class OrderJobs {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** Adds a job. @returns its id */
  add(storeCode: string, order: JsonObject): number {
    const insert = 'INSERT INTO order_job (store_code, document) VALUES (?, ?) RETURNING id'
    return Number(this.#database.prepare(insert).get(storeCode, JSON.stringify(order))?.id)
  }

  /** Completes a job. @param failure why it failed; null if the order was placed */
  finish(id: number, failure: string | null): void {
    const update = 'UPDATE order_job SET state = ?, failure = ? WHERE id = ?'
    this.#database.prepare(update).run(failure === null ? 'done' : 'failed', failure, id)
  }

  /** Oldest first. */
  all(): readonly OrderJob[] {
    const select = 'SELECT id, store_code, document, state, failure FROM order_job ORDER BY id'
    return this.#database
      .prepare(select)
      .all()
      .map(({ id, store_code: storeCode, document, state, failure }) => ({
        id: Number(id),
        storeCode: String(storeCode),
        order: JSON.parse(String(document)),
        state: state === 'done' || state === 'failed' ? state : 'waiting',
        failure: failure === null || failure === undefined ? null : String(failure),
      }))
  }
}
