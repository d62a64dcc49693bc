import { errors } from 'undici'
import { PlatformUnreachable } from '../base/errors.ts'

/** Maps a failure below HTTP to one of our errors. */
export function transportError(error: unknown): PlatformUnreachable {
  const detail = error instanceof Error ? error.message : String(error)
  if (isTimeout(error)) return new PlatformUnreachable('PLATFORM_TIMEOUT', null, detail)
  if (error instanceof errors.ResponseExceededMaxSizeError) return new PlatformUnreachable('PLATFORM_TOO_LARGE', null, detail)
  if (isBrokenOff(error)) return new PlatformUnreachable('PLATFORM_HALF_BODY', null, detail)
  return new PlatformUnreachable('PLATFORM_NETWORK', null, detail)
}

const isTimeout = (error: unknown): boolean =>
  error instanceof errors.ConnectTimeoutError ||
  error instanceof errors.HeadersTimeoutError ||
  error instanceof errors.BodyTimeoutError

const isBrokenOff = (error: unknown): boolean =>
  error instanceof errors.SocketError || error instanceof errors.ResponseContentLengthMismatchError
