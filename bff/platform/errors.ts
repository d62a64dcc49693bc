/**
 * Everything that can go wrong with the platform. The texts are ours or the specification's; what the platform itself
 * said is for the log only and never leaves through a message.
 *
 * @source QUEUE-10, QUEUE-11, SEARCH-14, ERROR-10; platform contract §1.5, §13.8
 */
const TEXTS = {
  PLATFORM_NETWORK: 'The platform cannot be reached.',
  PLATFORM_TIMEOUT: 'The platform did not answer in time.',
  PLATFORM_CIRCUIT_OPEN: 'The platform failed too often and is given a pause.',
  PLATFORM_HALF_BODY: 'The answer of the platform broke off.',
  PLATFORM_TOO_LARGE: 'The answer of the platform is too large.',
  PLATFORM_CONTENT_TYPE: 'Error with response - bad content-type!',
  PLATFORM_EMPTY: 'Unhandled error, wrong response format!',
  PLATFORM_SHAPE: 'The answer of the platform has an unknown shape.',
  PLATFORM_FAILED: 'The platform failed to answer.',
  PLATFORM_BUSY: 'Too many wait for the platform.',
  PLATFORM_PARTIAL: 'The search engine answered for a part of its index.',
  PLATFORM_REFUSED: 'The platform refused the request.',
} as const

export type PlatformErrorCode = keyof typeof TEXTS

export abstract class PlatformError extends Error {
  abstract readonly kind: 'unreachable' | 'refused'
  readonly code: PlatformErrorCode
  /** HTTP status or the code in the body; null when there was no answer. */
  readonly status: number | null
  readonly #detail: string | null

  constructor(code: PlatformErrorCode, status: number | null = null, detail: string | null = null) {
    super(TEXTS[code])
    this.name = new.target.name
    this.code = code
    this.status = status
    this.#detail = detail
  }

  /** What may be written to the log, the platform's own words among it. */
  forLog(): { readonly code: PlatformErrorCode; readonly status: number | null; readonly detail: string | null } {
    return { code: this.code, status: this.status, detail: this.#detail }
  }
}

/** No usable answer: another try later may succeed. */
export class PlatformUnreachable extends PlatformError {
  readonly kind = 'unreachable'
}

/** The catalogue cannot be searched; its cause says what was in the way. @source SEARCH-14 */
export class SearchUnreachable extends PlatformUnreachable {
  constructor(cause: PlatformUnreachable) {
    const { code, status, detail } = cause.forLog()
    super(code, status, detail)
    this.message = 'The search backend cannot be connected'
    this.cause = cause
  }
}

/** The platform answered and said no: the same request will be refused again. */
export class PlatformRefused extends PlatformError {
  readonly kind = 'refused'
}
