import { PlatformRefused, PlatformUnreachable, throwUnreadable } from '../base/errors.ts'
import { type Document, decodeDocuments, isDocument } from '../documents/document.ts'
import type { HttpReply } from '../http/client.ts'
import { causeCode, decodeEnvelope, type Envelope, type Failure } from '../http/envelope.ts'

/**
 * The result of a cart call. Any platform answer but 200 is a refusal, including the platform's own failures: the cart is unchanged. An
 * answer that does not come from the platform, or that reports no answer from the shop system, is no answer: the state of the change is
 * unknown.
 * @throws PlatformRefused with the status of the cause, for example a 401 behind a 500
 * @throws PlatformUnreachable
 * @source MERGE-6; platform contract §1.2, §1.4; decision 0023
 */
export function decodeCartReply(reply: HttpReply): unknown {
  const answer = envelopeFrom(reply)
  if (answer.ok) return answer.result
  const cause = causeCode(answer)
  if (isWithoutAnswer(answer)) throw new PlatformUnreachable('PLATFORM_NETWORK', cause, answer.message)
  throw new PlatformRefused('PLATFORM_REFUSED', cause, answer.message)
}

/**
 * The objects of a result that is a list or a map.
 * @throws PlatformUnreachable for anything else: taken for an empty list, it would empty a cart or hide the platform's methods
 */
export function requireDocuments(result: unknown): readonly Document[] {
  const isMap = isDocument(result) && Object.values(result).every(isDocument)
  return Array.isArray(result) || isMap ? decodeDocuments(result) : throwUnreadable()
}

/** A web server's HTML page is not a platform answer, whatever its status. */
function envelopeFrom(reply: HttpReply): Envelope {
  try {
    return decodeEnvelope(reply)
  } catch (error) {
    if (!(error instanceof PlatformRefused)) throw error
    const { code, status, detail } = error.forLog()
    throw new PlatformUnreachable(code, status, detail)
  }
}

const NETWORK_ERROR =
  /\bE(?:CONNREFUSED|CONNRESET|CONNABORTED|TIMEDOUT|SOCKETTIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE)\b|socket hang up/

/** The API could not reach the shop system behind it. @source platform contract §1.2 */
const isWithoutAnswer = ({ nestedCode, message }: Failure): boolean =>
  NETWORK_ERROR.test(typeof nestedCode === 'string' ? nestedCode : (message ?? ''))
