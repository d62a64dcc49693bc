/**
 * Every `extensions.code`, with the HTTP status of a response that has only errors.
 * @source decision 0008; GraphQL over HTTP
 */
export const ERROR_STATUS = {
  /** Not a GraphQL request: invalid JSON, a missing query, or variables that are not a map. */
  BAD_REQUEST: 400,
  /** The document is not valid GraphQL or does not match the schema, or the variables do not match the document. */
  DOCUMENT_INVALID: 400,
  /** The message is 'PersistedDocumentNotFound'. */
  PERSISTED_DOCUMENT_NOT_FOUND: 400,
  /** The message is 'PersistedDocumentRequired'. */
  PERSISTED_DOCUMENT_REQUIRED: 400,
  ONE_OPERATION_PER_DOCUMENT: 400,
  TOO_DEEP: 400,
  TOO_MANY_ALIASES: 400,
  /** The query exceeds the cost limit; the message states both. */
  TOO_COSTLY: 400,
  INTROSPECTION_OFF: 400,
  /** The request comes from another site, or is private and lacks the header `x-heartwood: 1`. */
  CROSS_SITE_REQUEST: 403,
  /** The session has ended: the client must delete the customer's data. The specification gives the message. */
  SESSION_EXPIRED: 401,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** An argument has the right type and an invalid value. `extensions.argument` names it; the message gives the reason. */
  BAD_INPUT: 400,
  /** The product exists and is disabled. */
  PRODUCT_DISABLED: 404,
  /** The platform did not answer, or its answer is unreadable. */
  PLATFORM_UNREACHABLE: 503,
  /** The operation reached its time limit before this field was resolved. */
  OPERATION_TIMED_OUT: 503,
  /** A bug in this server. */
  INTERNAL: 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

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
  /** Name of the invalid argument. */
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
const ANSWERS: ReadonlySet<unknown> = new Set<ErrorCode>(['PRODUCT_DISABLED'])

export const isAnswer = (code: unknown): boolean => ANSWERS.has(code)
