import { isDocument } from '../documents/document.ts'
import { PlatformUnreachable } from '../errors.ts'
import type { PlatformHttp } from '../http/client.ts'
import { causeOf, type Envelope, envelopeOf, errorOf } from '../http/envelope.ts'

/** What opens a customer's account. */
export interface Tokens {
  readonly customerToken: string
  /** Null when the platform gave none: the one there is goes on. */
  readonly refreshToken: string | null
}

/**
 * New tokens for a refresh token; null when the platform takes it no longer. The code has to be 200: the text of an error
 * stands where a token would.
 * @throws PlatformUnreachable also for a code of 500, behind which platforms keep a token they cannot read as well as an outage
 * @source USER-13, TOKEN-6; platform contract E1.3
 */
export async function refreshTokens(http: PlatformHttp, refreshToken: string): Promise<Tokens | null> {
  const answer = envelopeOf(await http.post('/api/user/refresh', {}, { refreshToken }, { name: 'refresh tokens' }))
  return !answer.ok && causeOf(answer) < 500 ? null : tokensOf(answer)
}

/** What can be sent again in a header or an address. */
const TOKEN = /^[\x21-\x7e]+$/

/** @throws PlatformError for what is no success, and for a success without a token */
function tokensOf(answer: Envelope): Tokens {
  if (!answer.ok) throw errorOf(answer)
  const { result, meta } = answer
  if (!isToken(result)) throw new PlatformUnreachable('PLATFORM_SHAPE', 200)
  const refreshToken = isDocument(meta) ? meta.refreshToken : null
  return { customerToken: result, refreshToken: isToken(refreshToken) ? refreshToken : null }
}

const isToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value)
