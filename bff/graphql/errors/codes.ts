/**
 * Every `extensions.code` a client can meet, with the HTTP status of a request that yields nothing but such an error.
 * @source decision 0008; GraphQL over HTTP
 */
export const ERROR_STATUS = {
  /** The request is not a GraphQL request: broken JSON, missing query, variables that are not a map. */
  BAD_REQUEST: 400,
  /** The document does not parse, or does not fit the schema, or its variables do not fit the document. */
  DOCUMENT_INVALID: 400,
  /** The message is 'PersistedDocumentNotFound'. */
  PERSISTED_DOCUMENT_NOT_FOUND: 400,
  /** The message is 'PersistedDocumentRequired'. */
  PERSISTED_DOCUMENT_REQUIRED: 400,
  ONE_OPERATION_PER_DOCUMENT: 400,
  TOO_DEEP: 400,
  TOO_MANY_ALIASES: 400,
  /** The lists within lists of the query would make a long answer; the message says how long. */
  TOO_COSTLY: 400,
  INTROSPECTION_OFF: 400,
  /** Another site's page asks, or a client that does not say `x-heartwood: 1` asks for what only one shopper may see or change. */
  CROSS_SITE_REQUEST: 403,
  /** The session has ended: what is kept of the customer has to go. The message is the specification's. */
  SESSION_EXPIRED: 401,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  /** An argument has the right type and a value that cannot be answered; `extensions.argument` says which, the message why. */
  BAD_INPUT: 400,
  /** The product is there, and the merchant does not offer it at the moment. */
  PRODUCT_DISABLED: 404,
  /** The shop's platform did not answer, or not in a way that can be understood. */
  PLATFORM_UNREACHABLE: 503,
  /** The time for one operation was over before this part of the answer was there. */
  OPERATION_TIMED_OUT: 503,
  /** A fault of this server. */
  INTERNAL: 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code)

/** Codes of what is wrong with a document or its variables, in a request that is as it should be. */
const ABOUT_DOCUMENT: ReadonlySet<unknown> = new Set<ErrorCode>([
  'DOCUMENT_INVALID',
  'ONE_OPERATION_PER_DOCUMENT',
  'TOO_DEEP',
  'TOO_MANY_ALIASES',
  'TOO_COSTLY',
  'INTROSPECTION_OFF',
  'BAD_INPUT',
])

export const isAboutDocument = (code: unknown): boolean => ABOUT_DOCUMENT.has(code)

/** A failure whose message may be read by everyone. */
export class PublicError extends Error {
  readonly code: ErrorCode
  /** Name of the argument that is meant. */
  readonly argument: string | undefined

  constructor(code: ErrorCode, message: string, argument?: string) {
    super(message)
    this.name = 'PublicError'
    this.code = code
    this.argument = argument
  }
}

/** An argument that cannot be answered. */
export const badInput = (argument: string, message: string): PublicError => new PublicError('BAD_INPUT', message, argument)

/** Codes that are an answer and no failure: what was asked for is known, and there is nothing to show of it. */
const ANSWERS: ReadonlySet<unknown> = new Set<ErrorCode>(['PRODUCT_DISABLED'])

export const isAnswer = (code: unknown): boolean => ANSWERS.has(code)
