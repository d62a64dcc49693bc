import type { JsonObject } from '../engine/query/json.ts'
import type { Entity } from '../store/entities.ts'
import type { StoreView } from '../store-views.ts'

/** The index of one entity in one store view. */
export interface SearchTarget {
  readonly view: StoreView
  readonly entity: Entity
}

/** A search engine's standard answer. @source platform contract §2.11 */
export interface SearchReply {
  readonly hits: {
    /** A number, or an object with `value` and `relation`. */
    readonly total: unknown
    readonly max_score: unknown
    readonly hits: readonly SearchHit[]
  }
  readonly aggregations?: unknown
  readonly [other: string]: unknown
}

export interface SearchHit {
  readonly _score: unknown
  readonly _source: JsonObject
  readonly [other: string]: unknown
}

/** Answers catalogue queries: the built-in engine, or a search engine that has the sandbox's catalogue. */
export interface SearchEngine {
  /**
   * @param body of the search, without the platform's own fields
   * @param parameters of its URL, by the names of the platform
   * @throws EngineError from the built-in engine, ClusterError from another
   */
  search(target: SearchTarget, body: JsonObject, parameters: Readonly<Record<string, string>>): Promise<SearchReply>
  close(): Promise<void>
}
