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
}
