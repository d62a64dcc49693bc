import type { StoreViewConfig } from '../../config/store-view.ts'
import type { PlatformHttp } from '../http/client.ts'
import { envelopeIfInstalled } from '../http/envelope.ts'
import { storeQuery } from '../http/store-query.ts'

/** The platform's newsletter extension. Each call returns null if the platform does not have it, and throws PlatformUnreachable. */
export type NewsletterCalls = ReturnType<typeof newsletterCalls>

const PATH = '/api/ext/magento2-subscribe/subscribe'

/** @source NEWS-1 to NEWS-3; platform contract E7 */
export function newsletterCalls(http: PlatformHttp) {
  return {
    async isSubscribed(view: StoreViewConfig, email: string) {
      const query = { ...storeQuery(view), email }
      const answer = envelopeIfInstalled(await http.get(PATH, query, { name: 'newsletter', retry: true }))
      return answer && (answer.ok ? answer.result === 'subscribed' : false)
    },
    /** Whether the platform succeeded: false for every code but 200. */
    subscribe: async (view: StoreViewConfig, email: string) =>
      envelopeIfInstalled(await http.post(PATH, storeQuery(view), { email }, { name: 'newsletter subscribe' }))?.ok ?? null,
    unsubscribe: async (view: StoreViewConfig, email: string) =>
      envelopeIfInstalled(await http.delete(PATH, storeQuery(view), { email }, { name: 'newsletter unsubscribe' }))?.ok ?? null,
  }
}
