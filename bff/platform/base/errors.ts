import { isReported, markReported } from '../../cache/reported.ts'

/**
 * All platform errors. The texts are ours or the specification's. The platform's own words go only to the log, never into a message.
 *
 * @source QUEUE-10, QUEUE-11, SEARCH-14, ERROR-10; platform contract §1.5, §13.8
 */
const TEXTS = {
  PLATFORM_NETWORK: 'The platform cannot be reached.',
  PLATFORM_TIMEOUT: 'The platform did not answer in time.',
  PLATFORM_CIRCUIT_OPEN: 'The platform failed repeatedly, so calls are paused.',
  PLATFORM_HALF_BODY: "The platform's answer is truncated.",
  PLATFORM_TOO_LARGE: "The platform's answer is too large.",
  PLATFORM_CONTENT_TYPE: 'Error with response - bad content-type!',
  PLATFORM_EMPTY: 'Unhandled error, wrong response format!',
  PLATFORM_SHAPE: "The platform's answer has an unknown structure.",
  PLATFORM_FAILED: 'The platform failed to answer.',
  PLATFORM_BUSY: 'Too many calls are waiting for the platform.',
  PLATFORM_PARTIAL: 'The search engine covered only part of its index.',
  PLATFORM_REFUSED: 'The platform refused the request.',
} as const

export type PlatformErrorCode = keyof typeof TEXTS

export abstract class PlatformError extends Error {
  abstract readonly kind: 'unreachable' | 'refused'
  readonly code: PlatformErrorCode
  /** HTTP status or the code in the body; null if there was no answer. */
  readonly status: number | null
  readonly #detail: string | null

  constructor(code: PlatformErrorCode, status: number | null = null, detail: string | null = null) {
    super(TEXTS[code])
    this.name = new.target.name
    this.code = code
    this.status = status
    this.#detail = detail
  }

  /** Fields for the log, including the platform's own words. */
  forLog(): { readonly code: PlatformErrorCode; readonly status: number | null; readonly detail: string | null } {
    return { code: this.code, status: this.status, detail: this.#detail }
  }
}

/** No usable answer: a retry may succeed. */
export class PlatformUnreachable extends PlatformError {
  readonly kind = 'unreachable'
  /** True for a timeout during which this process was too busy to read an answer. It says nothing about the platform. */
  readonly isOwnDelay: boolean = false
}

export class OwnDelay extends PlatformUnreachable {
  override readonly isOwnDelay = true

  constructor() {
    super('PLATFORM_TIMEOUT')
  }
}

/** The catalogue cannot be searched; `cause` holds the reason. @source SEARCH-14 */
export class SearchUnreachable extends PlatformUnreachable {
  constructor(cause: PlatformUnreachable) {
    const { code, status, detail } = cause.forLog()
    super(code, status, detail)
    this.message = 'The search backend cannot be connected'
    this.cause = cause
    if (isReported(cause)) markReported(this)
  }
}

/** The platform answered with a refusal: a retry will be refused again. */
export class PlatformRefused extends PlatformError {
  readonly kind = 'refused'
}

/** For a reply without the requested value. */
export function throwUnreadable(): never {
  throw new PlatformUnreachable('PLATFORM_SHAPE', 200)
}
