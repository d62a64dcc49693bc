import type { CustomerGroup } from '../domain/tax/customer-group.types.ts'
import type { Patience } from './patience.ts'

/** What every read may be given. */
export interface ReadOptions {
  /** Ends the caller's wait; what was asked for goes on for others. */
  readonly signal?: AbortSignal | undefined
  /**
   * The shopper's group, where prices differ by group: products and prices are then asked for it alone, and never kept.
   * Null for guests, who share their answers.
   */
  readonly group?: CustomerGroup | null
  /** How long stock and prices are waited for; without it as long as the platform may take. */
  readonly patience?: Patience
  /**
   * Given by who can show a part of what was found, and told when it is no more than that. Without it an answer for a part of
   * the index is a failure: what it lacks would be taken for what does not exist.
   */
  readonly onPartial?: () => void
  /** False where whoever reads keeps what is made of the answer: products alone, and none of them takes another's place in the cache. */
  readonly isKept?: boolean
}
