import type { ErrorCode } from '#schema/generated/types.ts'

export type { ErrorCode }

/**
 * Every `extensions.code` with the HTTP status of a response that has only errors. schema/errors.graphql says what each means.
 * @source decision 0006; GraphQL over HTTP
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  DOCUMENT_INVALID: 400,
  PERSISTED_DOCUMENT_NOT_FOUND: 400,
  PERSISTED_DOCUMENT_REQUIRED: 400,
  ONE_OPERATION_PER_DOCUMENT: 400,
  TOO_DEEP: 400,
  TOO_MANY_ALIASES: 400,
  TOO_COSTLY: 400,
  INTROSPECTION_OFF: 400,
  CROSS_SITE_REQUEST: 403,
  CLIENT_UNKNOWN: 403,
  CLIENT_ORIGIN: 403,
  CLIENT_SCOPE: 403,
  TOO_MANY_REQUESTS: 429,
  SESSION_INVALID: 401,
  CREDENTIALS_MIXED: 400,
  SESSION_EXPIRED: 401,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  BAD_INPUT: 400,
  PRODUCT_DISABLED: 404,
  PLATFORM_UNREACHABLE: 503,
  OPERATION_TIMED_OUT: 503,
  INTERNAL: 500,
} as const satisfies Readonly<Record<ErrorCode, number>>

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code)

/** Codes of errors in the document or its variables; the HTTP request itself is valid. */
const DOCUMENT_ERRORS: ReadonlySet<unknown> = new Set<ErrorCode>([
  'DOCUMENT_INVALID',
  'ONE_OPERATION_PER_DOCUMENT',
  'TOO_DEEP',
  'TOO_MANY_ALIASES',
  'TOO_COSTLY',
  'INTROSPECTION_OFF',
  'BAD_INPUT',
])

export const isDocumentError = (code: unknown): boolean => DOCUMENT_ERRORS.has(code)

/** An error whose message clients may see. */
export class PublicError extends Error {
  readonly code: ErrorCode
  readonly argument: string | undefined

  constructor(code: ErrorCode, message: string, argument?: string) {
    super(message)
    this.name = 'PublicError'
    this.code = code
    this.argument = argument
  }
}

export const badInput = (argument: string, message: string): PublicError => new PublicError('BAD_INPUT', message, argument)

/** Codes of complete answers: the requested thing is known and cannot be shown. */
const DEFINITE: ReadonlySet<unknown> = new Set<ErrorCode>(['PRODUCT_DISABLED'])

export const isDefinite = (code: unknown): boolean => DEFINITE.has(code)
