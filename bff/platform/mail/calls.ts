import { bulkhead, isBulkheadRejectedError } from 'cockatiel'
import { z } from 'zod'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { PlatformUnreachable } from '../base/errors.ts'
import { onceADay } from '../base/once-a-day.ts'
import { decodeText } from '../documents/document.ts'
import type { PlatformHttp } from '../http/client.ts'
import { type Envelope, envelopeIfInstalled } from '../http/envelope.ts'
import { storeQuery } from '../http/store-query.ts'

export interface Mail {
  readonly sourceAddress: string
  readonly targetAddress: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

/** The platform's mail extension. */
export type MailCalls = ReturnType<typeof mailCalls>

const PATH = '/api/ext/mail-service'
const MOST_WAITING = 100
/** Longer than a mail takes with some queued before it. */
const TIMEOUT_MS = 60_000
/** The platform's words if another client has fetched a token since. */
const TOKEN_HAS_ENDED = 'Email is not authorized!'
/** The platform's words if it finds no mail server for the sender's domain. */
const SENDER_REFUSED = ['Source email address is invalid!', 'Invalid email address is provided!']

/** The platform rejects the sender's address. */
export class SenderRefused extends Error {}

/** @source MAIL-1 to MAIL-4, FRONT-22; platform contract E8 */
export function mailCalls(http: PlatformHttp, shared: SharedStore | null) {
  // Each token invalidates the previous one, so two shoppers must not fetch theirs at the same time.
  const inTurn = bulkhead(1, MOST_WAITING)
  const { once } = onceADay<boolean | null>({ name: 'mail', result: z.boolean(), shared, timeoutMs: TIMEOUT_MS })

  /** The specification says POST, the platform GET: tries both. */
  async function newToken(view: StoreViewConfig): Promise<string | null> {
    const query = storeQuery(view)
    const answer =
      envelopeIfInstalled(await http.post(`${PATH}/get-token`, query, {}, { name: 'mail token' })) ??
      envelopeIfInstalled(await http.get(`${PATH}/get-token`, query, { name: 'mail token' }))
    if (answer === null) return null
    const token = answer.ok ? decodeText(answer.result) : null
    if (!token) throw new PlatformUnreachable('PLATFORM_SHAPE', answer.code)
    return token
  }

  async function attempt(view: StoreViewConfig, { text, ...mail }: Mail): Promise<Envelope | null> {
    const token = await newToken(view)
    if (token === null) return null
    const body = { ...mail, emailText: text, token }
    return envelopeIfInstalled(await http.post(`${PATH}/send-email`, storeQuery(view), body, { name: 'mail' }))
  }

  async function send(view: StoreViewConfig, mail: Mail): Promise<boolean | null> {
    const first = await attempt(view, mail)
    const isRaced = first !== null && !first.ok && first.message === TOKEN_HAS_ENDED
    const answer = isRaced ? await attempt(view, mail) : first
    if (answer === null) return null
    if (!answer.ok && SENDER_REFUSED.includes(answer.message ?? '')) throw new SenderRefused()
    return answer.ok && answer.result !== false
  }

  return {
    /**
     * Sends a mail. An identical mail is sent once a day, however often it is requested.
     * @returns false if the platform refused it, null if it has no such extension
     * @throws SenderRefused, PlatformUnreachable
     */
    send: (view: StoreViewConfig, mail: Mail) =>
      once([view.code, mail], async () => {
        try {
          return await inTurn.execute(() => send(view, mail))
        } catch (error) {
          throw isBulkheadRejectedError(error) ? new PlatformUnreachable('PLATFORM_BUSY') : error
        }
      }),
  }
}
