import type { RequestScope } from '../../../services/scope/request-scope.ts'
import { isDefinite } from '../../errors/codes.ts'

/**
 * Whether a result has everything requested. `incomplete`: a read failed, so a field is null, or the search engine covered only part of
 * its index. `unconfirmed`: complete except for unconfirmed prices or stock that timed out; the browser requests these again. Only
 * `complete` results are cached for the full time. Data that the platform does not have does not make a result incomplete.
 */
export type Completeness = 'complete' | 'unconfirmed' | 'incomplete'

/** @param codes of the errors of the executed operations */
export function completeness(codes: readonly unknown[], { quality }: Pick<RequestScope, 'quality'>): Completeness {
  if (!codes.every(isDefinite) || quality.isPartial) return 'incomplete'
  return quality.isUnconfirmed ? 'unconfirmed' : 'complete'
}
