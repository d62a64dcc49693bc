import type { FastifyRequest } from 'fastify'
import type { Log } from '../../cache/log.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CustomerGroup } from '../../domain/tax/customer-group.types.ts'
import { storeViewAt } from '../../domain/urls/store-view.ts'
import { type RateLimits, UNLIMITED } from '../../services/scope/rate-limits.ts'
import type { ShopFact } from '../../services/scope/request-outcomes.ts'
import { createRequestScope, type ShopScope } from '../../services/scope/request-scope.ts'
import type { Session } from '../../services/scope/session.types.ts'
import type { RequestEvent } from '../telemetry/request-event.ts'
import type { RecordFact } from '../telemetry/shop-facts.ts'
import { readSentPath } from './store-view-paths.ts'

type Request = Pick<FastifyRequest, 'id' | 'log' | 'signal' | 'host' | 'url'> & {
  readonly raw?: FastifyRequest['raw']
  readonly session?: Session | null
  readonly rateLimits?: RateLimits
  readonly event?: RequestEvent | null
}

/**
 * The scopes of a request, each created once for all work on it. Reads the store view from host and path, and the customer group from the
 * session.
 * @param storeViews the default one first
 * @param record receives what shoppers do that operators watch
 */
export function createRequestScopes(
  shop: ShopScope,
  storeViews: readonly StoreViewConfig[],
  record: RecordFact = () => undefined,
) {
  const getStoreView = (request: Request) => storeViewAt(storeViews, { host: request.host, path: readSentPath(request) })
  const collectFacts = (request: Request) => {
    const { log, id: requestId, event } = request
    const storeView = getStoreView(request)
    const outcomes = {
      failed: (code: string) => event?.failed(code),
      happened: (fact: ShopFact) => record(fact, { log, storeView: storeView.code }),
    }
    return { storeView, log, now: new Date(), requestId, outcomes }
  }
  return {
    getStoreView,
    /** Aborts when the client disconnects. */
    getScope: (request: Request) =>
      createRequestScope(shop, { ...collectFacts(request), signal: request.signal, ...toShopper(request) }),
    /** For public data of a store view: other clients may wait for it, so a disconnect does not abort it. */
    getSharedScope: (request: Request) => createRequestScope(shop, collectFacts(request)),
    /** For work of the shop itself. @param work its name, in place of a request id in the log */
    ownScope: (storeView: StoreViewConfig, work: string, log: Log) =>
      createRequestScope(shop, { storeView, log, now: new Date(), requestId: work }),
  }
}

const toShopper = ({ session = null, rateLimits = UNLIMITED }: Request) => ({
  session,
  rateLimits,
  customerGroup: session && readGroup(session),
})

/** Null for guests. */
export function readGroup(session: Session): CustomerGroup | null {
  const { groupId, groupToken } = session.read()
  return groupId === null ? null : { id: groupId, token: groupToken }
}
