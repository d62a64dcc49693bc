import type { CustomerGroup } from '../../domain/tax/customer-group.types.ts'
import type { TimeBudget } from './time-budget.ts'

export interface ReadOptions {
  /** Aborts the caller's wait; the read itself continues for others. */
  readonly signal?: AbortSignal | undefined
  /**
   * The shopper's customer group, if prices differ by group: products and prices are then read for this group and never cached. Null for
   * guests, who share cached answers.
   */
  readonly group?: CustomerGroup | null
  /** Time budget for stock and prices; without it the platform's own timeout applies. */
  readonly budget?: TimeBudget
  /**
   * Given by callers that can use a partial result, and called when the result is partial. Without it a partial answer of the index is an
   * error, because its gaps would be taken for missing items.
   */
  readonly onPartial?: () => void
  /** Additional cache tags of the answer, the same for each read of a request. Supported for searches only. */
  readonly tags?: readonly string[]
  /** False if the caller stores its own result. Supported for products only; the answer does not enter the cache, so it evicts nothing. */
  readonly isCached?: boolean
}
