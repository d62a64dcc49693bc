import { GraphQLError, type GraphQLErrorExtensions } from 'graphql'
import { PlatformError, SearchUnreachable } from '../../platform/base/errors.ts'
import { OperationTimedOut } from '../../services/scope/operation-time.ts'
import type { RequestScope } from '../../services/scope/request-scope.ts'
import { SessionExpired, SessionRefused } from '../../services/scope/session-errors.ts'
import { ERROR_STATUS, type ErrorCode, isErrorCode, PublicError } from './codes.ts'

export interface ErrorEntry {
  readonly message: string
  readonly locations?: readonly { readonly line: number; readonly column: number }[]
  readonly path?: readonly (string | number)[]
  readonly extensions: { readonly code: ErrorCode; readonly argument?: string; readonly requestId?: string }
}

/** The part of an error that clients may see. */
export interface Verdict {
  readonly code: ErrorCode
  readonly message: string
  readonly argument?: string | undefined
}

const UNEXPECTED = 'Something went wrong on our side.'
const UNREACHABLE = 'The shop is unavailable right now. Please try again shortly.'

/** Errors of Fastify and Mercurius, by their codes. */
const REFUSALS: ReadonlyMap<string, Verdict> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', { code: 'PAYLOAD_TOO_LARGE', message: 'The request is larger than 64 KiB.' }],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send application/json.' }],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', { code: 'BAD_REQUEST', message: 'The request has no body.' }],
  ['FST_ERR_CTP_INVALID_JSON_BODY', { code: 'BAD_REQUEST', message: 'The body is not JSON.' }],
  ['MER_ERR_METHOD_NOT_ALLOWED', { code: 'METHOD_NOT_ALLOWED', message: 'Send mutations by POST.' }],
])

/** Masks errors that are not meant for clients. @param messages texts in the language of the shopper */
export function toVerdict(error: Error, messages?: RequestScope['messages']): Verdict {
  const cause = rootCause(error)
  if (cause instanceof PublicError) return { code: cause.code, message: cause.message, argument: cause.argument }
  if (cause instanceof SessionExpired) return { code: 'SESSION_EXPIRED', message: messages?.session[cause.why] ?? cause.message }
  if (cause instanceof SessionRefused)
    return { code: cause.why === 'mixed' ? 'CREDENTIALS_MIXED' : 'SESSION_INVALID', message: cause.message }
  if (cause instanceof OperationTimedOut) return { code: 'OPERATION_TIMED_OUT', message: cause.message }
  if (cause instanceof SearchUnreachable) return { code: 'PLATFORM_UNREACHABLE', message: cause.message }
  if (cause instanceof PlatformError || wasAborted(cause)) return { code: 'PLATFORM_UNREACHABLE', message: UNREACHABLE }
  const refusal = REFUSALS.get(property(cause, 'code'))
  if (refusal) return refusal
  if (cause instanceof GraphQLError && !cause.path) return { code: documentCode(cause), message: cause.message }
  if (isBadRequest(cause)) return { code: 'BAD_REQUEST', message: 'The request is unreadable.' }
  return { code: 'INTERNAL', message: UNEXPECTED }
}

/** The original error, without the wrapper that adds its path. */
export function rootCause(error: Error): Error {
  const original = error instanceof GraphQLError ? error.originalError : undefined
  return original && original !== error ? rootCause(original) : error
}

/** Unexpected errors have the request id, which identifies the log lines. */
export function errorEntry(error: Error, { code, message, argument }: Verdict, requestId: string): ErrorEntry {
  const { locations, path } = error instanceof GraphQLError ? error : {}
  return {
    message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code, ...(argument === undefined ? {} : { argument }), ...(code === 'INTERNAL' ? { requestId } : {}) },
  }
}

/** 200 if there is data, otherwise the highest status of the errors. */
export const responseStatus = (hasData: boolean, codes: readonly ErrorCode[]): number =>
  hasData ? 200 : Math.max(...codes.map((code) => ERROR_STATUS[code]))

/** Errors of compiled queries have no extensions. */
function documentCode({ extensions }: { readonly extensions?: GraphQLErrorExtensions }): ErrorCode {
  return isErrorCode(extensions?.code) ? extensions.code : 'DOCUMENT_INVALID'
}

const property = (value: object, name: string): string => String(Reflect.get(value, name) ?? '')

/** The caller disconnected or a time limit was reached. `AbortSignal.timeout` throws a `TimeoutError`. */
export const wasAborted = ({ name }: Error): boolean => name === 'AbortError' || name === 'TimeoutError'

const isBadRequest = (cause: Error): boolean => property(cause, 'statusCode') === '400'
