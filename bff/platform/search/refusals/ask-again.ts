import type { Log } from '../../../cache/log.ts'
import type { Document } from '../../documents/document.ts'
import { withoutCounts, withSubstitutes } from './body.ts'
import type { RefusedFields, SearchTarget } from './refused-fields.ts'
import { SearchRefused } from './search-refused.ts'

/** An engine names one field at a time; a shop may have a dozen facets, and as many on variants. */
const MOST_REFUSALS = 24

interface AskingSettings {
  readonly target: SearchTarget
  readonly refused: RefusedFields
  /** For all attempts together. */
  readonly timeoutMs: number
  readonly log: Log
}

/**
 * Searches with fields the index is known to accept. After a refusal it retries without the refused fields, as long as each retry drops
 * one. After half the time, or too many refusals, it drops all aggregations: a list without facets is better than none.
 *
 * @param attempt runs a search body within the given milliseconds
 * @throws SearchRefused if the refused part cannot be dropped; otherwise the error of `attempt`
 */
export async function askAgain<T>(
  asked: Document,
  { target, refused, timeoutMs, log }: AskingSettings,
  attempt: (body: Document, timeoutMs: number) => Promise<T>,
): Promise<T> {
  const end = performance.now() + timeoutMs
  let body = withSubstitutes(asked, refused.substitutes(target))
  for (let refusals = 0; ; ) {
    try {
      const answer = await attempt(body, Math.max(1, end - performance.now()))
      refused.accepted(target, body)
      return answer
    } catch (error) {
      if (!(error instanceof SearchRefused)) throw error
      log.warn({ ...target, ...error.forLog() }, 'search rejected')
      refused.learn(target, body, error.reasons())
      refusals += 1
      const isLate = refusals > MOST_REFUSALS || end - performance.now() < timeoutMs / 2
      const substituted = withSubstitutes(asked, refused.substitutes(target))
      const next = isLate ? withoutCounts(substituted) : substituted
      if (isSame(next, body) || refusals > MOST_REFUSALS + 1) throw error
      body = next
    }
  }
}

const isSame = (a: Document, b: Document): boolean => JSON.stringify(a) === JSON.stringify(b)
