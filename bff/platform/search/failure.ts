import { type Document, documentsOf, isDocument, numberOf, textOf } from '../documents/document.ts'
import { type PlatformError, PlatformRefused, PlatformUnreachable } from '../errors.ts'

/** The engine's words for a query or an index it will never accept; the platform wraps them in a 500. */
const REFUSALS =
  /^(index_not_found|parsing|parse|query_shard|x_content_parse|illegal_argument|too_many_clauses|named_object_not_found|invalid_index_name)/

/** What a search answer without `hits` means. @source platform contract §1.2, §1.4, §2.1 */
export function searchFailure(answer: Document, httpStatus: number): PlatformError {
  const error = [answer.result, answer.error].find(isDocument)
  const status = numberOf(answer.code) ?? numberOf(answer.status) ?? httpStatus
  const types = [error, ...documentsOf(error?.root_cause)].map((cause) => textOf(cause?.type)).filter((type) => type !== null)
  const detail = [...types, textOf(error?.reason) ?? textOf(answer.result) ?? textOf(answer.error)].join(' ')
  const isRefused = (status >= 400 && status < 500) || types.some((type) => REFUSALS.test(type))
  return isRefused
    ? new PlatformRefused('PLATFORM_REFUSED', status, detail)
    : new PlatformUnreachable('PLATFORM_FAILED', status, detail)
}
