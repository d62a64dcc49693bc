import type { Log } from '../../cache/log.ts'
import { isNews } from '../base/is-news.ts'
import { type Document, decodeCount, decodeDocuments, decodeFlag, isDocument } from '../documents/document.ts'
import { decodeReasons, reasonsText } from './refusals/reasons.ts'
import type { SearchTarget } from './refusals/refused-fields.ts'

/**
 * Why an answer covers only a part of the index, in the engine's words; null for a complete answer. Engines return the results of some
 * shards if others fail or time out.
 * @source SEARCH-28; platform contract §2.11
 */
export function partialReason(answer: Document): string | null {
  const shards = isDocument(answer._shards) ? answer._shards : {}
  const failures = decodeDocuments(shards.failures)
  const failed = decodeCount(shards.failed) ?? 0
  if (failed > 0 || failures.length > 0) {
    const reasons = reasonsText(decodeReasons({ failed_shards: failures }))
    return `${Math.max(failed, failures.length)} shards failed${reasons === '' ? '' : `: ${reasons}`}`
  }
  return decodeFlag(answer.timed_out, false) ? 'out of time' : null
}

/** Logs once per index and reason, not per search. */
export function logPartial(log: Log, target: SearchTarget, reason: string): void {
  if (isNews(log, `${target.index}/${target.entity} ${reason}`)) log.error({ ...target, reason }, 'partial search result')
}
