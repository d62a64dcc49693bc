import type { Log } from '../../cache/log.ts'
import { isNews } from '../documents/decoding.ts'
import { countOf, type Document, documentsOf, isDocument } from '../documents/document.ts'
import { reasonsOf, reasonsText } from './refusals/reasons.ts'
import type { SearchTarget } from './refusals/refused-fields.ts'

/**
 * Why an answer is one for a part of the index only, in the engine's own words; null for a whole one. Engines answer with
 * what some shards found when others failed or were out of time.
 * @source SEARCH-28; platform contract §2.11
 */
export function partialReason(answer: Document): string | null {
  const shards = isDocument(answer._shards) ? answer._shards : {}
  const failures = documentsOf(shards.failures)
  const failed = countOf(shards.failed) ?? 0
  if (failed > 0 || failures.length > 0) {
    const reasons = reasonsText(reasonsOf({ failed_shards: failures }))
    return `${Math.max(failed, failures.length)} shards failed${reasons === '' ? '' : `: ${reasons}`}`
  }
  return answer.timed_out === true || answer.timed_out === 'true' ? 'out of time' : null
}

/** Once for each index and reason, not with each search. */
export function logPartial(log: Log, target: SearchTarget, reason: string): void {
  if (isNews(log, `${target.index}/${target.entity} ${reason}`))
    log.error({ ...target, reason }, 'the engine answers for a part of the index')
}
