import type { UserErrorCode } from '../generated/types.ts'

/** The server has changed nothing: the platform was unavailable, or the rate limit was exceeded. */
const UNPROCESSED: ReadonlySet<string> = new Set<UserErrorCode>(['UNAVAILABLE', 'TOO_MANY_REQUESTS'])

/** The platform did not confirm the change. Only a mutation that is idempotent may be sent again. */
const UNCONFIRMED: UserErrorCode = 'UNCONFIRMED'

interface WithCode {
  readonly code: string
}

/** Whether the server did not process a request, so that the same request may succeed later. */
export const isUnprocessed = ({ code }: WithCode): boolean => UNPROCESSED.has(code)

export const isUnconfirmed = ({ code }: WithCode): boolean => code === UNCONFIRMED

/** Whether an idempotent mutation is worth sending again after this error. Any other error is the final outcome. */
export const isRetryable = (error: WithCode): boolean => isUnprocessed(error) || isUnconfirmed(error)

/**
 * Whether to send an idempotent mutation again after this answer. An answer that lacks the result of a mutation decides nothing.
 * @param data of the answer, by field
 */
export function isRetryableResult(data: unknown): boolean {
  const lists = Object.values(Object(data)).map((payload): unknown => Object(payload).userErrors)
  return lists.length === 0 || lists.some((list) => !Array.isArray(list) || list.some((error) => isRetryable(Object(error))))
}
