import { PlatformRefused, PlatformUnreachable } from '../errors.ts'
import type { HttpReply } from '../http/client.ts'
import { causeOf, type Envelope, envelopeOf, type Failure } from '../http/envelope.ts'

/**
 * The result of a call about a cart. Any answer of the platform but 200 is a refusal, its own faults included: what was to be changed is as
 * it was. What did not come from the platform, or says that it got no answer itself, is none: nobody knows what became of the change.
 * @throws PlatformRefused with the status that tells the cause, 401 behind a 500 among them
 * @throws PlatformUnreachable
 * @source MERGE-6; platform contract §1.2, §1.4; decision 0066
 */
export function resultOf(reply: HttpReply): unknown {
  const answer = envelopeFrom(reply)
  if (answer.ok) return answer.result
  const cause = causeOf(answer)
  if (isWithoutAnswer(answer)) throw new PlatformUnreachable('PLATFORM_NETWORK', cause, answer.message)
  throw new PlatformRefused('PLATFORM_REFUSED', cause, answer.message)
}

/** A web server's page is nobody's answer, whatever its status. */
function envelopeFrom(reply: HttpReply): Envelope {
  try {
    return envelopeOf(reply)
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
