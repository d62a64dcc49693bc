import { type PlatformError, PlatformUnreachable } from '../base/errors.ts'
import { type Document, decodeNumber, decodeText, isDocument } from '../documents/document.ts'
import type { HttpReply } from '../http/client.ts'
import { decodeReasons, type Reason, reasonsText } from './refusals/reasons.ts'
import { SearchRefused } from './refusals/search-refused.ts'

/** The engine's words for a query or index that will always be rejected; the platform wraps them in a 500. */
const REFUSALS =
  /^(index_not_found|parsing|parse|query_shard|x_content_parse|illegal_argument|too_many_(?:nested_)?clauses|named_object_not_found|invalid_index_name)/
/** The same if only a sentence arrives. */
const REFUSING_WORDS = /fielddata=true on \[|in order to sort on|\billegal_argument_exception\b|\bquery_shard_exception\b/

const MISSING = 404

/** Credentials, blocks and too many requests: these say nothing about the query or the index. */
const TURNED_AWAY: ReadonlySet<number> = new Set([401, 403, 429])
const LONGEST_DETAIL = 200

/**
 * Search engines turn a request away with a text or with JSON.
 * @throws PlatformUnreachable, so that it counts as an outage and not as a refused query
 * @source ENGINE-7
 */
export function throwIfTurnedAway({ status, body }: HttpReply): void {
  if (TURNED_AWAY.has(status))
    throw new PlatformUnreachable('PLATFORM_FAILED', status, body.toString('utf8').slice(0, LONGEST_DETAIL))
}

/** The error for a search answer without `hits`. @source platform contract §1.2, §1.4, §2.1, §14 */
export function searchFailure(answer: Document, httpStatus: number): PlatformError {
  const error = [answer.result, answer.error].find(isDocument)
  const status = decodeNumber(answer.code) ?? decodeNumber(answer.status) ?? httpStatus
  const reasons = error ? decodeReasons(error) : decodeReasons({ reason: decodeText(answer.result) ?? decodeText(answer.error) })
  if (reasons.some(isMissing)) return new SearchRefused(MISSING, reasons)
  const isRefused = (status >= 400 && status < 500) || reasons.some(isRefusal)
  return isRefused ? new SearchRefused(status, reasons) : new PlatformUnreachable('PLATFORM_FAILED', status, reasonsText(reasons))
}

const isMissing = ({ type }: Reason): boolean => type.startsWith('index_not_found')

const isRefusal = ({ type, text }: Reason): boolean => REFUSALS.test(type) || (type === '' && REFUSING_WORDS.test(text))
