import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { isAnswer } from '../../errors/codes.ts'

/**
 * How much of what was asked for a result has. `incomplete`: a read failed, and a field stands without its value,
 * or the engine answered for a part of its index;
 * `unconfirmed`: everything is there, but prices the platform has not confirmed, or stock that was not there in time. Only
 * what is `complete` is cached for its whole time. What is missing on the platform makes nothing incomplete, nor does stock
 * that the platform cannot tell. Stock and prices that are not verified are asked for once more by the browser.
 */
export type Completeness = 'complete' | 'unconfirmed' | 'incomplete'

/** The one rule of it, for pages and responses. @param codes of the errors of the executed operations */
export function completenessOf(codes: readonly unknown[], { unconfirmed }: Pick<RequestScope, 'unconfirmed'>): Completeness {
  if (!codes.every(isAnswer) || unconfirmed.isPartial()) return 'incomplete'
  return unconfirmed.any() ? 'unconfirmed' : 'complete'
}
