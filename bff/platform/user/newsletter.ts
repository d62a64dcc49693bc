import type { StoreViewConfig } from '../../config/store-view.ts'
import { PlatformRefused } from '../errors.ts'
import type { HttpReply, PlatformHttp } from '../http/client.ts'
import { type Envelope, envelopeOf } from '../http/envelope.ts'
import { storeQuery } from '../http/store-query.ts'

/** The extension for newsletters. Each answers null where the platform does not have it, and throws PlatformUnreachable. */
export interface NewsletterCalls {
  isSubscribed(view: StoreViewConfig, email: string): Promise<boolean | null>
  /** Whether the platform has done it: every code but 200 says that it has not. */
  subscribe(view: StoreViewConfig, email: string): Promise<boolean | null>
  unsubscribe(view: StoreViewConfig, email: string): Promise<boolean | null>
}

const PATH = '/api/ext/magento2-subscribe/subscribe'

/** @source NEWS-1 to NEWS-3; platform contract E7 */
export function newsletterCalls(http: PlatformHttp): NewsletterCalls {
  return {
    async isSubscribed(view, email) {
      const query = { ...storeQuery(view), email }
      const answer = envelopeIfThere(await http.get(PATH, query, { name: 'newsletter', retry: true }))
      return answer && (answer.ok ? answer.result === 'subscribed' : false)
    },
    subscribe: async (view, email) =>
      envelopeIfThere(await http.post(PATH, storeQuery(view), { email }, { name: 'newsletter subscribe' }))?.ok ?? null,
    unsubscribe: async (view, email) =>
      envelopeIfThere(await http.delete(PATH, storeQuery(view), { email }, { name: 'newsletter unsubscribe' }))?.ok ?? null,
  }
}

/** A page of a web server instead of an answer: nobody is there to give one. */
function envelopeIfThere(reply: HttpReply): Envelope | null {
  try {
    return envelopeOf(reply)
  } catch (error) {
    if (error instanceof PlatformRefused && error.code === 'PLATFORM_CONTENT_TYPE') return null
    throw error
  }
}
