import { type PlatformErrorCode, PlatformUnreachable } from '../../platform/base/errors.ts'

/** The platform did not receive the call, or answered that it failed. */
const NOT_LOST: ReadonlySet<PlatformErrorCode> = new Set(['PLATFORM_CIRCUIT_OPEN', 'PLATFORM_BUSY', 'PLATFORM_FAILED'])

/**
 * The answer to a call that sets a password, or the error in its place if the answer was lost. The platform may have set the password then:
 * a sign-in with it shows whether it has.
 * @source USER-40
 */
export async function answerOrLoss<Answer>(call: Promise<Answer>): Promise<Answer | PlatformUnreachable> {
  try {
    return await call
  } catch (error) {
    if (error instanceof PlatformUnreachable && !NOT_LOST.has(error.code)) return error
    throw error
  }
}
